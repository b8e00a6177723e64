import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from './button';
import { cx } from './class-names';

type ErrorStateProps = {
  title?: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  className?: string;
};

/** One panel failed; the rest of the page works. */
export function ErrorState({
  title,
  text,
  onRetry,
  isRetrying = false,
  className,
}: ErrorStateProps) {
  const t = useT('ui');
  return (
    <div
      role="alert"
      className={cx('grid justify-items-start gap-1.5 border-l-2 border-loss py-1 pl-4', className)}
    >
      <p className="font-medium text-ink">{title ?? t('error.title')}</p>
      <p className="max-w-[52ch] text-14 text-pretty text-ink-2">{text ?? t('error.text')}</p>
      {onRetry && (
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
