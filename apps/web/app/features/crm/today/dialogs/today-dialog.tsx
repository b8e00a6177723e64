import { CallDialog } from '../../conversations/call-dialog';
import { MessageDialog } from '../../conversations/message-dialog';
import { type NewTask, TaskDialog } from '../../task-dialog';
import type { Action } from '../today-actions';
import { suggestionFor, type TodayRow } from '../today-rows';
import type { TodayWork } from '../use-today-work';
import { MoveDialog } from './move-dialog';
import { SnoozeDialog } from './snooze-dialog';

export type OpenDialog = { row: TodayRow; action: Exclude<Action, 'done'> };

type DialogProps = OpenDialog & { work: TodayWork; onClose: () => void };

export function TodayDialog({ action, ...props }: DialogProps) {
  if (action === 'task') {
    const { row, work, onClose } = props;
    const onSave = (task: NewTask) => work.addTask(row, task);
    return <TaskDialog lead={row.lead} {...{ onSave, onClose }} />;
  }
  if (action === 'move') return <MoveDialog {...props} />;
  if (action === 'snooze') return <SnoozeDialog {...props} />;
  const { row, work, onClose } = props;
  const about = { lead: row.lead, suggestion: suggestionFor(row), onClose };
  if (action === 'call')
    return <CallDialog {...about} onLog={(outcome, note) => work.logCall(row, outcome, note)} />;
  return <MessageDialog {...about} channel={action} onWritten={() => work.messageSent(row)} />;
}
