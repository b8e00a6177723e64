import type { BoardColumn, LeadSummary } from '@alpha/contract';
import { Clock, KeyRound } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { formatAge, formatDue } from '~/features/crm/card-times';
import { countryName } from '~/features/crm/country-name';
import { LeadLink } from '~/features/crm/lead-link';
import { ScoreFigure } from '~/features/crm/score-figure';
import { SIGNAL_COLORS, SIGNAL_ICONS, SignalLine } from '~/features/crm/signal-line';
import { TagChips } from '~/features/crm/tag-chips';
import { type Urgency, urgencyOf } from '~/features/crm/task-urgency';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { daysSince } from '~/purchases/plan-days';
import { Avatar } from '~/ui/avatar';
import { cx } from '~/ui/class-names';
import { Money } from '~/ui/money';
import { CallMark } from '../call-mark';
import { WaitingLeadMark } from '../waiting-mark';
import { ArrivalAndTouch } from './arrival-and-touch';
import { CardMenu } from './card-menu';
import { useArrivalHighlight } from './use-arrival-highlight';
import { useDraggableCard } from './use-mouse-drag';

type LeadCardProps = {
  lead: LeadSummary;
  /** Columns it can be moved to. */
  columns: readonly BoardColumn['status'][];
  now: number;
  hasOwner: boolean;
  /** Only what a decision needs. */
  isCompact: boolean;
  /** The score decides the order. */
  isByScore: boolean;
  isCarried: boolean;
  isArrived: boolean;
  isInTabOrder: boolean;
  /** Had the focus last. */
  isActive: boolean;
  isWanted: boolean;
  /** Its change is kept on this device. */
  isWaiting: boolean;
  onFocused: (leadId: number) => void;
  onMove: (lead: LeadSummary, statusId: number) => void;
};

export const LeadCard = memo(function LeadCard(props: LeadCardProps) {
  const { lead, now, hasOwner, isCompact, isCarried, isArrived, isInTabOrder, isWanted } = props;
  const t = useT('board');
  const nameOf = usePersonName();
  const sources = useT('sources');
  const locale = useLocale();
  const card = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useDraggableCard(card, lead);
  useArrivalHighlight(card, isArrived);
  useEffect(() => {
    if (isWanted) link.current?.focus();
  }, [isWanted]);
  // A card that moves to another column is remounted there and needs its focus restored.
  const hadFocus = useRef(props.isActive);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
  }, []);
  const { country, profile, source, initial_payment: budget } = lead;
  return (
    <article
      ref={card}
      data-card={lead.id}
      className={cx(
        'relative cursor-grab rounded-2 border border-line bg-surface shadow-1 transition-[box-shadow,border-color,opacity] duration-150 select-none [-webkit-touch-callout:none] hover:border-edge hover:shadow-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-1 has-[a:focus-visible]:outline-accent',
        isCompact ? 'px-2.5 pt-1 pb-1.5' : 'px-3.5 pt-2.5 pb-3',
        lead.signal &&
          (isCompact ? 'border-l-3 border-l-accent pl-2' : 'border-l-3 border-l-accent pl-3'),
        isCarried && 'border-dashed border-edge bg-transparent shadow-none',
      )}
    >
      <div className="flex min-h-8 items-center gap-2">
        <LeadLink
          ref={link}
          leadId={lead.id}
          draggable={false}
          data-card-link=""
          tabIndex={isInTabOrder ? 0 : -1}
          aria-describedby="board-how"
          onFocus={() => props.onFocused(lead.id)}
          className="min-w-0 flex-1 truncate text-15 font-medium outline-none after:absolute focus-visible:shadow-none after:inset-0"
        >
          {nameOf(lead)}
        </LeadLink>
        {hasOwner && !isCompact && (
          <Avatar name={lead.user.name} size="sm" isNamed className="relative" />
        )}
        <CardMenu {...props} />
      </div>
      <div
        className={cx(
          'flex items-baseline justify-between',
          isCompact ? 'gap-2 text-13' : 'gap-3 text-14',
        )}
      >
        {hasOwner && isCompact && (
          <Avatar
            name={lead.user.name}
            size="sm"
            isNamed
            className="relative size-5! self-center text-[0.625rem]!"
          />
        )}
        <span className="min-w-0 flex-1 truncate text-ink-2">
          {country ? countryName(country, locale) : t('card.noCountry')}
        </span>
        {budget !== null && <Money value={budget} className="font-semibold" />}
        {(!isCompact || props.isByScore) && (
          <ScoreFigure leadId={lead.id} score={lead.score} className="z-1 self-center" />
        )}
      </div>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-0.5 text-13',
          isCompact ? 'mt-0.5' : 'mt-2 border-t border-line pt-2',
        )}
      >
        {!isCompact && (
          <>
            <span className="truncate text-ink-2">
              {t('card.kind', {
                profile: profile ? t(`profile.${profile}`) : t('card.noProfile'),
                source: sources(source),
              })}
            </span>
            <ArrivalAndTouch lead={lead} now={now} />
          </>
        )}
        {lead.signal ? (
          <SignalLine signal={lead.signal} now={now} />
        ) : (
          lead.last_answer && <LastAnswer {...lead.last_answer} />
        )}
        {lead.stuck_since && <StuckMark since={lead.stuck_since} now={now} />}
        {props.isWaiting && <WaitingLeadMark leadId={lead.id} />}
        {lead.next_task && <NextTask task={lead.next_task} now={now} />}
        {lead.tag_ids.length > 0 && (
          <TagChips ids={lead.tag_ids} max={isCompact ? 2 : 3} className="mt-1" />
        )}
      </div>
    </article>
  );
});

/** A purchase that takes longer than usual, or has missed a deadline. */
function StuckMark({ since, now }: { since: string; now: number }) {
  const t = useT('board');
  return (
    <span className="flex items-center gap-1.5 font-medium text-loss">
      <KeyRound aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 truncate">{t('card.stuck', { count: daysSince(since, now) })}</span>
    </span>
  );
}

/** Of an answer that somebody has reacted to. */
function LastAnswer({ answer, address }: NonNullable<LeadSummary['last_answer']>) {
  const t = useT('board');
  const Icon = SIGNAL_ICONS[answer];
  return (
    <span className={cx('flex items-center gap-1.5', SIGNAL_COLORS[answer])}>
      <Icon aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 truncate">
        {t(`card.answer.${answer}`, { address: address.split(',')[0] ?? '' })}
      </span>
    </span>
  );
}

function NextTask({ task, now }: { task: NonNullable<LeadSummary['next_task']>; now: number }) {
  const t = useT('board');
  const locale = useLocale();
  const urgency = task.due_at ? urgencyOf(task.due_at, now) : 'later';
  /** A bare time would not say whether it is over. */
  const dueText = (dueAt: string, urgency: Urgency) => {
    if (urgency === 'overdue')
      return t('task.wasDue', { age: formatAge(dueAt, now, locale) ?? t('card.justNow') });
    const due = formatDue(dueAt, now, locale);
    return urgency === 'today' ? t('task.dueToday', { time: due }) : due;
  };
  return (
    <span
      className={cx(
        'flex items-center gap-1.5',
        urgency === 'overdue' && 'font-medium text-loss',
        urgency === 'today' && 'font-medium text-ink',
        urgency === 'later' && 'text-ink-2',
      )}
    >
      {task.is_call ? (
        <CallMark label={t('task.call')} size={13} />
      ) : (
        <Clock aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />
      )}
      <span className="sr-only">{t(`task.${urgency}`)}</span>
      <span className="min-w-0 flex-1 truncate">{task.body}</span>
      {task.due_at && <span className="figures shrink-0">{dueText(task.due_at, urgency)}</span>}
    </span>
  );
}
