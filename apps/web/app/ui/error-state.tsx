import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '~/lib/api-error';
import { useT } from '~/lib/i18n/use-t';
import { useIsOnline } from '~/lib/use-is-online';
import { Button } from './button';
import { cx } from './class-names';

type ErrorStateProps = {
  title?: ReactNode;
  text?: ReactNode;
  /** If the server asked for a pause, its message says so. */
  error?: unknown;
  onRetry?: () => void;
  isRetrying?: boolean;
  className?: string;
};

/** One panel failed; the rest of the page works. */
export function ErrorState({
  title,
  text,
  error,
  onRetry,
  isRetrying = false,
  className,
}: ErrorStateProps) {
  const t = useT('ui');
  const isOnline = useIsOnline();
  const reason = text ?? pauseMessage(error) ?? t(isOnline ? 'error.text' : 'error.offline');
  return (
    <div
      role="alert"
      className={cx(
        'grid justify-items-start gap-1.5 border-l-2 py-1 pl-4',
        // Without a connection nothing is wrong with the part, and many of them are on one page.
        isOnline ? 'border-loss' : 'border-line',
        className,
      )}
    >
      <p className="font-medium text-ink">{title ?? t('error.title')}</p>
      <p className="max-w-[52ch] text-14 text-pretty text-ink-2">{reason}</p>
      {onRetry && isOnline && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          isBusy={isRetrying}
          onClick={onRetry}
        >
          <RotateCcw aria-hidden="true" size={15} strokeWidth={1.75} />
          {t('error.retry')}
        </Button>
      )}
    </div>
  );
}

const TOO_MANY_REQUESTS = 429;

const pauseMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === TOO_MANY_REQUESTS ? error.body?.message : undefined;
