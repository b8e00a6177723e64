import type { Action } from '../today-actions';
import type { TodayRow } from '../today-rows';
import type { TodayWork } from '../use-today-work';
import { CallDialog } from './call-dialog';
import { MessageDialog } from './message-dialog';
import { MoveDialog } from './move-dialog';
import { SnoozeDialog } from './snooze-dialog';
import { TaskDialog } from './task-dialog';

export type OpenDialog = { row: TodayRow; action: Exclude<Action, 'done'> };

type DialogProps = OpenDialog & { work: TodayWork; onClose: () => void };

export function TodayDialog({ action, ...props }: DialogProps) {
  if (action === 'call') return <CallDialog {...props} />;
  if (action === 'task') return <TaskDialog {...props} />;
  if (action === 'move') return <MoveDialog {...props} />;
  if (action === 'snooze') return <SnoozeDialog {...props} />;
  return <MessageDialog {...props} channel={action} onWritten={props.work.messageSent} />;
}
