import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant, isToday } from '~/lib/local-time';
import { useIsOnline } from '~/lib/use-is-online';
import { useShownSince } from './use-shown-since';

/**
 * Staff screens keep showing what they have: without this line it would look live. At the bottom, over
 * buttons that need a connection anyway; the top has bars of its own.
 */
export function OfflineBar() {
  const t = useT('layout');
  const locale = useLocale();
  const isOnline = useIsOnline();
  const since = useShownSince();
  const at = since === null ? null : new Date(since).toISOString();
  const day = at && isToday(at) ? 'today' : 'earlier';
  const time = at && formatInstant(at, locale, day === 'today' ? 'time' : 'short');
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-40 print:hidden">
      {(time || !isOnline) && (
        <p className="border-t border-line bg-loss-wash px-(--gutter) py-2 text-center text-13 text-balance text-ink">
          {time ? t('offlineSince', { day, time }) : t('offline')}
        </p>
      )}
    </div>
  );
}
