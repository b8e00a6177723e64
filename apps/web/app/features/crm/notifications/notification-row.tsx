import type { Notification, NotificationKind, SignalKind } from '@alpha/contract';
import { CircleCheck, type LucideIcon, MailX, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { usePersonName } from '~/lib/use-person-name';
import { cx } from '~/ui/class-names';
import { formatAge } from '../card-times';
import { SIGNAL_COLORS, SIGNAL_ICONS, useSignalText } from '../signal-line';

type RowProps = { item: Notification; now: number; onClose: () => void };

export function NotificationRow({ item, now, onClose }: RowProps) {
  const t = useT('notifications');
  const locale = useLocale();
  const nameOf = usePersonName();
  const textOf = useNotificationText();
  const { lead, at, is_read: isRead, words, kind } = item;
  const { Icon, color } = lookOf(kind);
  return (
    <li
      className={cx(
        'relative grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line px-4 py-3 last:border-0 hover:bg-sunken',
        !isRead && 'bg-accent-wash',
      )}
    >
      <Icon aria-hidden="true" size={17} strokeWidth={1.5} className={cx('mt-0.5', color)} />
      <div className="min-w-0 text-14 leading-snug">
        <Link
          to={`/app/leads/${lead.id}`}
          onClick={onClose}
          className="text-pretty after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {!isRead && <span className="sr-only">{t('unread')} </span>}
          <span className="font-semibold text-ink">
            {nameOf({ first_name: lead.first_name, last_name: lead.last_name })}
          </span>
          <span className="block text-ink-2">{textOf(item)}</span>
        </Link>
        {words && kind !== 'task' && (
          <p className="mt-0.5 line-clamp-2 text-13 text-ink-2">{t('words', { words })}</p>
        )}
      </div>
      <time
        dateTime={at}
        title={formatInstant(at, locale, 'exact')}
        className="figures text-12 whitespace-nowrap text-ink-3"
      >
        {formatAge(at, now, locale) ?? t('now')}
      </time>
    </li>
  );
}

const OTHER_LOOKS: Record<
  Exclude<NotificationKind, SignalKind>,
  { Icon: LucideIcon; color: string }
> = {
  assigned: { Icon: UserPlus, color: 'text-accent' },
  task: { Icon: CircleCheck, color: 'text-ink-2' },
  bounce: { Icon: MailX, color: 'text-loss' },
};

const lookOf = (kind: NotificationKind) =>
  kind === 'assigned' || kind === 'task' || kind === 'bounce'
    ? OTHER_LOOKS[kind]
    : { Icon: SIGNAL_ICONS[kind], color: SIGNAL_COLORS[kind] };

function useNotificationText() {
  const t = useT('notifications');
  const signalText = useSignalText();
  return ({ kind, words, address, opens, purchase, is_back = false }: Notification): string => {
    if (kind === 'assigned' || kind === 'bounce') return t(kind);
    if (kind === 'task') return words ? t('taskOf', { words }) : t('task');
    return signalText({ kind, address, opens, is_back, ...(purchase && { purchase }) });
  };
}
