import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';

type MapLoadErrorProps = { isRetrying: boolean; onRetry: () => void };

/** The map has loaded but its listings have not. The list shows its own errors. */
export function MapLoadError({ isRetrying, onRetry }: MapLoadErrorProps) {
  const t = useT('explorer');
  const ui = useT('ui');
  return (
    <div
      role="alert"
      className="flex max-w-full items-center gap-3 rounded-2 border bg-surface py-1 pr-1 pl-3.5 text-13 text-ink"
    >
      {t('map.unavailable')}
      <Button variant="secondary" size="sm" isBusy={isRetrying} onClick={onRetry}>
        {ui('error.retry')}
      </Button>
    </div>
  );
}
