import { Clock } from 'lucide-react';
import { applyAgain } from '~/data/outbox/apply-again';
import { discardChange } from '~/data/outbox/outbox-store';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { useHolds } from '../../use-holds';
import { ActivityIcon } from './activity-icon';
import type { UnsentEntry } from './use-unsent';

/** Not saved yet: being sent, waiting for a connection, or rejected with its text kept. */
export function UnsentRow({ entry }: { entry: UnsentEntry }) {
  const t = useT('timeline');
  const outbox = useT('outbox');
  const { key, refusal, action } = entry;
  const { isHeld, isOnItsWay } = useHolds();
  const isMessage = action.kind === 'message';
  const { body } = action.body;
  const discard = (
    <Button variant="quiet" size="sm" onClick={() => discardChange(key)}>
      {t('unsent.drop')}
    </Button>
  );
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-3">
      <ActivityIcon kind={isMessage ? 'message_sent' : action.body.kind} />
      <div className="min-w-0 pt-1">
        <p className="text-14 text-ink-2">
          {isMessage ? outbox(`message.${action.body.channel}`) : t(`kind.${action.body.kind}`)}
        </p>
        {isMessage && action.body.subject && (
          <p className="mt-1 text-15 font-medium wrap-anywhere">{action.body.subject}</p>
        )}
        <p className="mt-1 text-15 leading-normal text-pretty whitespace-pre-wrap wrap-anywhere">
          {body}
        </p>
        {refusal ? (
          <div role="alert" className="mt-1 grid justify-items-start gap-2">
            <p className="text-13 font-medium text-loss">
              {refusal.reason ?? t(isMessage ? 'unsent.failedMessage' : 'unsent.failed')}
            </p>
            <div className="flex gap-2">
              <Button variant="secondary" size="sm" onClick={() => void applyAgain(entry)}>
                {t('unsent.retry')}
              </Button>
              {discard}
            </div>
          </div>
        ) : isHeld(entry) ? (
          <p className="mt-0.5 flex items-center gap-1.5 text-13 text-ink-3">
            <Spinner className="size-3" />
            {t(isMessage ? 'unsent.sendingMessage' : 'unsent.sending')}
          </p>
        ) : (
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3">
            <p className="flex items-center gap-1.5 text-13 text-ink-2">
              <Clock aria-hidden="true" size={13} strokeWidth={1.75} />
              {t(isMessage ? 'unsent.waitingMessage' : 'unsent.waiting')}
            </p>
            {!isOnItsWay(entry) && discard}
          </div>
        )}
      </div>
    </li>
  );
}
