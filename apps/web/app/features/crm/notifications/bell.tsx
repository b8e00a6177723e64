import { UNREAD_MAX } from '@alpha/contract';
import { Bell as BellIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { NotificationPanel } from './notification-panel';
import { useNotifications } from './use-notifications';

/** In the header of the staff: how many notifications are unread, and the list of them. */
export function Bell() {
  const t = useT('notifications');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { unread, query } = useNotifications();
  const shown = unread >= UNREAD_MAX ? t('most', { count: UNREAD_MAX - 1 }) : String(unread);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={t('bell', { count: unread })}
        className="relative grid size-11 cursor-pointer place-items-center rounded-2 text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <BellIcon aria-hidden="true" size={20} strokeWidth={1.5} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="figures absolute top-1 left-6 min-w-4.5 rounded-full bg-accent px-1 text-center text-12 leading-4.5 font-semibold text-on-accent"
          >
            {shown}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('title')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="fixed inset-auto top-15 right-[max(0.75rem,calc(var(--gutter)-0.5rem))] m-0 max-h-[min(36rem,calc(100dvh-5rem))] w-[min(25rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain rounded-3 border border-line bg-surface p-0 text-ink shadow-3"
      >
        {isOpen && <NotificationPanel query={query} onClose={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}
