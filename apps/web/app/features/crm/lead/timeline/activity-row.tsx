import { type Activity, isAllowed, WRITTEN_KINDS } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { leadQuery } from '~/data/leads';
import { isLeadPaused } from '~/data/paused-leads';
import { useLocale } from '~/lib/i18n/locale-provider';
import { formatInstant, isToday } from '~/lib/local-time';
import { readSession } from '~/lib/session';
import { timeAgo } from '~/lib/time-ago';
import { usePersonName } from '~/lib/use-person-name';
import { readTyped } from '../../tab-store';
import { WaitingMark } from '../../waiting-mark';
import { ActivityEditor, editKey } from './activity-editor';
import { factsOf } from './activity-facts';
import { ActivityIcon } from './activity-icon';
import { ActivityMenu } from './activity-menu';
import { ActivitySentence } from './activity-sentence';
import { MergeUndo } from './merge-undo';
import { ReceivedEmail, senderOf } from './received-email';
import { RepeatedForm } from './repeated-form';
import { TaskLine } from './task-line';

type ActivityRowProps = {
  activity: Activity;
  /** In the "To do" list the icon would repeat the checkbox. */
  isTodo?: boolean;
  /** Its edit is kept on this device. */
  isWaiting?: boolean;
};

export function ActivityRow({ activity, isTodo = false, isWaiting = false }: ActivityRowProps) {
  // An edit that never reached the server stays open.
  const [isEditing, setEditing] = useState(() => readTyped(editKey(activity)) !== null);
  const { kind, actor } = activity;
  const body = activity.body ?? factsOf(activity).words;
  const investor = useInvestorName(activity);
  const who = actor?.name ?? senderOf(activity) ?? investor;
  const isWritten = WRITTEN_KINDS.some((written) => written === kind);
  const { userId, role } = readSession();
  const isOwn = actor !== null && String(actor.id) === userId;
  const mayDelete = isWritten && (isOwn || (role !== null && isAllowed(role, 'lead:read:all')));
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3 py-3">
      {isTodo ? <span /> : <ActivityIcon kind={kind} data={activity.data} />}
      <div className={isTodo ? '-ml-11 min-w-0' : 'min-w-0 pt-1'}>
        {isEditing ? (
          <ActivityEditor activity={activity} onDone={() => setEditing(false)} />
        ) : (
          <>
            {kind === 'task' ? (
              <TaskLine activity={activity} />
            ) : (
              <p className="text-14 text-pretty text-ink-2">
                <ActivitySentence activity={activity} />
              </p>
            )}
            {(kind === 'form_repeated' || kind === 'merged') && (
              <RepeatedForm activity={activity} />
            )}
            {kind === 'merged' && <MergeUndo activity={activity} />}
            {kind === 'email_received' && <ReceivedEmail activity={activity} />}
            {kind !== 'task' && kind !== 'email_received' && body && (
              <p className="mt-1 text-15 leading-normal text-pretty whitespace-pre-wrap wrap-anywhere text-ink">
                {body}
              </p>
            )}
            {kind !== 'task' && (
              <p className="mt-0.5 text-13 text-ink-3">
                {who && <>{who} · </>}
                <Ago at={activity.created_at} />
              </p>
            )}
            {isWaiting && <WaitingMark className={isTodo ? 'mt-0.5 pl-8' : 'mt-0.5'} />}
          </>
        )}
      </div>
      {!isEditing && (mayDelete || (isWritten && isOwn)) && (
        <ActivityMenu {...{ activity, isOwn }} onEdit={() => setEditing(true)} />
      )}
    </li>
  );
}

/** Who went on with the purchase: the investor, not one of us. */
function useInvestorName({ kind, lead_id: leadId }: Activity): string | null {
  const nameOf = usePersonName();
  const { data: lead } = useQuery({
    ...leadQuery(leadId),
    enabled: () => kind === 'purchase_progress' && !isLeadPaused(leadId),
  });
  return lead && kind === 'purchase_progress' ? nameOf(lead) : null;
}

/** Relative time today, clock time on other days (the day is in the heading). Exact time on hover. */
export function Ago({ at }: { at: string }): ReactNode {
  const locale = useLocale();
  return (
    <time dateTime={at} title={formatInstant(at, locale, 'exact')}>
      {isToday(at) ? timeAgo(at, locale) : formatInstant(at, locale, 'time')}
    </time>
  );
}
