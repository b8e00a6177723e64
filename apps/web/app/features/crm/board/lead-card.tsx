import type { BoardColumn, LeadSummary } from '@alpha/contract';
import { Clock, Heart, MessageCircleQuestion, X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { countryName } from '~/features/crm/country-name';
import { urgencyOf } from '~/features/crm/task-urgency';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Avatar } from '~/ui/avatar';
import { cx } from '~/ui/class-names';
import { Money } from '~/ui/money';
import { CardMenu } from './card-menu';
import { formatAge, formatDue } from './card-times';
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
  const { country, profile, source, initial_payment: budget, last_touched_at: touched } = lead;
  return (
    <article
      ref={card}
      data-card={lead.id}
      className={cx(
        'relative cursor-grab rounded-2 border border-line bg-surface px-3.5 pt-2.5 pb-3 shadow-1 transition-[box-shadow,border-color,opacity] duration-150 select-none [-webkit-touch-callout:none] hover:border-edge hover:shadow-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-1 has-[a:focus-visible]:outline-accent',
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
          {profile ? t(`profile.${profile}`) : t('card.noProfile')}
        </span>
        <span className="truncate text-ink-3">
          {t('card.touched', {
            source: sources(source),
            age: formatAge(touched, now, locale) ?? t('card.justNow'),
          })}
        </span>
        {lead.last_answer && <LastAnswer {...lead.last_answer} />}
        {lead.next_task && <NextTask task={lead.next_task} now={now} />}
      </div>
    </article>
  );
});

const ANSWER_ICONS = { like: Heart, pass: X, question: MessageCircleQuestion };

function LastAnswer({ answer, address }: NonNullable<LeadSummary['last_answer']>) {
  const t = useT('board');
  const Icon = ANSWER_ICONS[answer];
  return (
    <span
      className={cx(
        'flex items-center gap-1.5 font-medium',
        answer === 'like' && 'text-gain',
        answer === 'pass' && 'text-ink-2',
        answer === 'question' && 'text-accent',
      )}
    >
      <Icon aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 truncate">{t(`card.answer.${answer}`, { address })}</span>
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
