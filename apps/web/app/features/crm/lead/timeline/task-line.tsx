import type { Activity, Lead } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { shownLead } from '~/data/leads';
import { urgencyOf } from '~/features/crm/task-urgency';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { cx } from '~/ui/class-names';
import { Moment } from '~/ui/moment';
import { CallMark } from '../../call-mark';
import { CallDialog } from '../../conversations/call-dialog';
import { purposeFor } from '../../conversations/suggest-template';
import { useLogCall } from '../../conversations/use-log-call';
import { useWritten } from './use-written';

/**
 * A task with its checkbox. When done, it is struck through and stays in the timeline. A call is done by logging
 * how it went.
 */
export function TaskLine({ activity }: { activity: Activity }) {
  const t = useT('timeline');
  const cache = useQueryClient();
  const lead = shownLead(cache, activity.lead_id);
  const isCall = activity.data.channel === 'call';
  const [isLogging, setLogging] = useState(false);
  const { tick } = useWritten(activity);
  // A controlled checkbox would jump back until the server has answered.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isDone = pressed ?? activity.done_at !== null;
  return (
    <div className="-mt-2.5">
      <Checkbox
        checked={isDone}
        onChange={({ target }) => {
          if (isCall && lead && target.checked) return setLogging(true);
          setPressed(target.checked);
          tick.mutate(target.checked, { onSettled: () => setPressed(null) });
        }}
        label={
          <span
            className={cx('whitespace-pre-wrap wrap-anywhere', isDone && 'text-ink-2 line-through')}
          >
            {isCall && <CallMark label={t('task.call')} />}
            {activity.body}
          </span>
        }
      />
      <Due activity={activity} />
      {isLogging && lead && (
        <LogCall lead={lead} taskId={activity.id} onClose={() => setLogging(false)} />
      )}
    </div>
  );
}

type LogCallProps = { lead: Lead; taskId: number; onClose: () => void };

function LogCall({ lead, taskId, onClose }: LogCallProps) {
  const onLog = useLogCall(lead, taskId);
  const suggestion = { purpose: purposeFor(lead) };
  return <CallDialog {...{ lead, suggestion, onLog, onClose }} />;
}

function Due({ activity: { due_at, done_at, created_at, actor } }: { activity: Activity }) {
  const t = useT('timeline');
  if (done_at)
    return (
      <div className="pl-8 text-13 text-ink-3">
        <p>{t.rich('task.done', { at: () => <Moment at={done_at} /> })}</p>
        {actor && (
          <p>
            {t.rich('task.written', {
              name: actor.name,
              at: () => <Moment at={created_at} isBrief />,
            })}
          </p>
        )}
      </div>
    );
  const urgency = due_at && urgencyOf(due_at);
  return (
    <p className="flex flex-wrap items-center gap-x-4 pl-8 text-13 text-ink-3">
      <span
        className={cx(
          'inline-flex items-center gap-1.5',
          urgency === 'overdue' && 'font-medium text-loss',
        )}
      >
        {due_at && <Clock aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />}
        <span>
          {due_at && urgency
            ? t.rich(`task.${urgency}`, { at: () => <Moment at={due_at} isBrief /> })
            : t('task.none')}
        </span>
      </span>
      {actor && <span>{actor.name}</span>}
    </p>
  );
}
