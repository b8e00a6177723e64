import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { ActivityIcon } from './activity-icon';
import type { UnsentEntry } from './use-unsent';

type UnsentRowProps = { entry: UnsentEntry; onRetry: () => void; onDrop: () => void };

/** Not saved yet: being sent, or rejected with its text kept. */
export function UnsentRow({ entry, onRetry, onDrop }: UnsentRowProps) {
  const t = useT('timeline');
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-3">
      <ActivityIcon kind={entry.kind} />
      <div className="min-w-0 pt-1">
        <p className="text-14 text-ink-2">{t(`kind.${entry.kind}`)}</p>
        <p className="mt-1 text-15 leading-normal text-pretty whitespace-pre-wrap wrap-anywhere">
          {entry.body}
        </p>
        {entry.isSending ? (
          <p className="mt-0.5 flex items-center gap-1.5 text-13 text-ink-3">
            <Spinner className="size-3" />
            {t('unsent.sending')}
          </p>
        ) : (
          <div role="alert" className="mt-1 grid justify-items-start gap-2">
            <p className="text-13 font-medium text-loss">{entry.reason ?? t('unsent.failed')}</p>
            <div className="flex gap-2">
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {t('unsent.retry')}
              </Button>
              <Button variant="quiet" size="sm" onClick={onDrop}>
                {t('unsent.drop')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </li>
  );
}
