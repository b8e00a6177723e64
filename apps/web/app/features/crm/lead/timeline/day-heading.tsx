import { DATE_TAGS } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** "Today", "Yesterday", otherwise the date; with its year only when it is not the current one. */
export function DayHeading({ at }: { at: string }) {
  const t = useT('timeline');
  const locale = useLocale();
  const now = new Date();
  const day = new Date(at);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const isSameYear = day.getFullYear() === now.getFullYear();
  const written = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isSameYear && { year: 'numeric' }),
  }).format(day);
  const words =
    day.toDateString() === now.toDateString()
      ? t('today')
      : day.toDateString() === yesterday.toDateString()
        ? t('yesterday')
        : written;
  return (
    <h3 className="border-b border-line pb-1.5 font-sans text-13 font-semibold text-ink-2 first-letter:uppercase">
      {words}
    </h3>
  );
}
