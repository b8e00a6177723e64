import { useLocale } from '~/lib/i18n/locale-provider';
import { formatInstant, isToday } from '~/lib/local-time';

/** An instant in the reader's time zone; seconds and weekday on hover. */
export function Moment({ at, isBrief = false }: { at: string; isBrief?: boolean }) {
  const locale = useLocale();
  const style = isBrief && isToday(at) ? 'time' : 'short';
  return (
    <time dateTime={at} title={formatInstant(at, locale, 'exact')} className="whitespace-nowrap">
      {formatInstant(at, locale, style)}
    </time>
  );
}
