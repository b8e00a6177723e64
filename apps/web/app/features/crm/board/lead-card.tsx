import type { BoardColumn, LeadSummary } from '@alpha/contract';
import { Clock } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatDue } from '~/features/crm/card-times';
import { countryName } from '~/features/crm/country-name';
import { SIGNAL_COLORS, SIGNAL_ICONS, SignalLine } from '~/features/crm/signal-line';
import { urgencyOf } from '~/features/crm/task-urgency';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Avatar } from '~/ui/avatar';
import { cx } from '~/ui/class-names';
import { Money } from '~/ui/money';
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
  isCarried: boolean;
  isArrived: boolean;
  isInTabOrder: boolean;
  /** Had the focus last. */
  isActive: boolean;
  isWanted: boolean;
  onFocused: (leadId: number) => void;
  onMove: (lead: LeadSummary, statusId: number) => void;
};

export const LeadCard = memo(function LeadCard(props: LeadCardProps) {
  const { lead, now, hasOwner, isCarried, isArrived, isInTabOrder, isWanted, onFocused } = props;
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
        'relative cursor-grab rounded-2 border border-line bg-surface px-3.5 pt-2.5 pb-3 shadow-1 transition-[box-shadow,border-color,opacity] duration-150 select-none [-webkit-touch-callout:none] hover:border-edge hover:shadow-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-1 has-[a:focus-visible]:outline-accent',
        lead.signal && 'border-l-3 border-l-accent pl-3',
        isCarried && 'border-dashed border-edge bg-transparent shadow-none',
      )}
    >
      <div className="flex min-h-8 items-center gap-2">
        <Link
          ref={link}
          to={`/app/leads/${lead.id}`}
          draggable={false}
          data-card-link=""
          tabIndex={isInTabOrder ? 0 : -1}
          aria-describedby="board-how"
          onFocus={() => onFocused(lead.id)}
          className="min-w-0 flex-1 truncate text-15 font-medium outline-none after:absolute focus-visible:shadow-none after:inset-0"
        >
          {nameOf(lead)}
        </Link>
        {hasOwner && <Avatar name={lead.user.name} size="sm" isNamed className="relative" />}
        <CardMenu {...props} />
      </div>
      <div className="flex items-baseline justify-between gap-3 text-14">
        <span className="min-w-0 truncate text-ink-2">
          {country ? countryName(country, locale) : t('card.noCountry')}
        </span>
        {budget !== null && <Money value={budget} className="font-semibold" />}
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-0.5 border-t border-line pt-2 text-13">
        <span className="truncate text-ink-2">
          {t('card.kind', {
            profile: profile ? t(`profile.${profile}`) : t('card.noProfile'),
            source: sources(source),
          })}
        </span>
        <ArrivalAndTouch lead={lead} now={now} />
        {lead.signal ? (
          <SignalLine signal={lead.signal} now={now} />
        ) : (
          lead.last_answer && <LastAnswer {...lead.last_answer} />
        )}
        {lead.next_task && <NextTask task={lead.next_task} now={now} />}
      </div>
    </article>
  );
});

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
  return (
    <span
      className={cx(
        'flex items-center gap-1.5',
        urgency === 'overdue' && 'font-medium text-loss',
        urgency === 'today' && 'font-medium text-ink',
        urgency === 'later' && 'text-ink-2',
      )}
    >
      <Clock aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />
      <span className="sr-only">{t(`task.${urgency}`)}</span>
      <span className="min-w-0 flex-1 truncate">{task.body}</span>
      {task.due_at && (
        <span className="figures shrink-0">{formatDue(task.due_at, now, locale)}</span>
      )}
    </span>
  );
}
