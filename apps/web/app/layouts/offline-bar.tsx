import { useT } from '~/lib/i18n/use-t';
import { useIsOnline } from '~/lib/use-is-online';

/**
 * Staff screens keep showing what they have: without this line it would look live. At the bottom, over
 * buttons that need a connection anyway; the top has bars of its own.
 */
export function OfflineBar() {
  const t = useT('layout');
  const isOnline = useIsOnline();
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-40 print:hidden">
      {!isOnline && (
        <p className="border-t border-line bg-loss-wash px-(--gutter) py-2 text-center text-13 text-balance text-ink">
          {t('offline')}
        </p>
      )}
    </div>
  );
}
