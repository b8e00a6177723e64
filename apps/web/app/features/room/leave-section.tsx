import { useRef, useState } from 'react';
import { closeRoom } from '~/data/room';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

type Where = 'here' | 'everywhere';
type LeaveSectionProps = { count: number; onClosed: (where: Where) => void };

/** The device is the key: closing it is part of the page. */
export function LeaveSection({ count, onClosed }: LeaveSectionProps) {
  const t = useT('room');
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState<Where | null>(null);
  const [isFailed, setFailed] = useState(false);
  const everywhere = useRef<HTMLButtonElement>(null);
  async function close(where: Where) {
    setBusy(where);
    setFailed(false);
    try {
      await closeRoom(where);
      onClosed(where);
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  }
  function cancel() {
    setAsked(false);
    everywhere.current?.focus();
  }
  return (
    <section id="device" aria-labelledby="this-device" className="mt-14 border-t border-line pt-6">
      <h2 id="this-device" className="text-20">
        {t('leave.title')}
      </h2>
      <p role="status" className="mt-1.5 max-w-(--measure) text-14 text-pretty text-ink-2">
        {isAsked ? t('leave.confirmText') : t('leave.text', { count })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {!isAsked && (
          <Button variant="secondary" isBusy={busy === 'here'} onClick={() => close('here')}>
            {t('leave.here')}
          </Button>
        )}
        <Button
          ref={everywhere}
          variant={isAsked ? 'danger' : 'secondary'}
          isBusy={busy === 'everywhere'}
          onClick={() => (isAsked ? close('everywhere') : setAsked(true))}
        >
          {t('leave.everywhere')}
        </Button>
        {isAsked && (
          <Button variant="secondary" onClick={cancel}>
            {t('home.cancel')}
          </Button>
        )}
      </div>
      {isFailed && (
        <Notice tone="loss" className="mt-4">
          {t('leave.failed')}
        </Notice>
      )}
    </section>
  );
}
