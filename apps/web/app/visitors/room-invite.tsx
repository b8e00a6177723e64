import { ROOM_LINK_MINUTES } from '@alpha/contract/room-limits';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useSavedHomes } from '~/lib/saved-homes';
import { Button, ButtonLink } from '~/ui/button';

type RoomInviteProps = {
  /** Mails a link to an address that is known; without it the room's page asks for one. */
  ask?: (() => Promise<unknown>) | undefined;
  /** The reader knows the address: they typed it. */
  isOwnAddress?: boolean;
  className?: string;
};

/** Keeps what was saved and sent, on a page of the reader's own. */
export function RoomInvite({ ask, isOwnAddress = false, className }: RoomInviteProps) {
  const t = useT('saving');
  const { isInRoom, homes } = useSavedHomes();
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'failed'>('idle');
  const send = async () => {
    setState('busy');
    setState(
      await (ask?.() ?? Promise.reject())
        .then(() => 'sent' as const)
        .catch(() => 'failed' as const),
    );
  };
  const minutes = ROOM_LINK_MINUTES;
  return (
    <section
      aria-label={t('invite.title')}
      className={`grid gap-3 rounded-3 border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-8 md:p-7 print:hidden ${className ?? ''}`}
    >
      <div>
        <h2 className="text-20 md:text-24">{t('invite.title')}</h2>
        <p className="mt-1 max-w-(--measure) text-pretty text-ink-2 max-md:text-14">
          {t('invite.text')}
        </p>
        <p className="mt-1.5 text-14 font-medium">{t('invite.count', { count: homes.length })}</p>
      </div>
      <div className="grid gap-2">
        {state === 'sent' ? null : isInRoom || !ask ? (
          <ButtonLink to="/room" variant="secondary">
            {t('invite.open')}
          </ButtonLink>
        ) : (
          <Button variant="accent" isBusy={state === 'busy'} onClick={send}>
            {t(state === 'busy' ? 'invite.busy' : 'invite.button')}
          </Button>
        )}
        <p role="status" className="max-w-80 text-14 text-pretty text-ink-2 empty:hidden">
          {state === 'sent' && t(isOwnAddress ? 'invite.sent' : 'invite.sentLink', { minutes })}
          {state === 'failed' && t('invite.failed')}
        </p>
      </div>
    </section>
  );
}
