import { formatDate, formatNumber } from '@alpha/i18n';
import { useCurrency } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';

/** The rate that amounts were converted with, and its day; nothing in dollars. */
export function CurrencyNote({ className }: { className?: string }) {
  const t = useT('currency');
  const locale = useLocale();
  const { rate } = useCurrency();
  if (!rate) return null;
  const { per_usd: perUsd, currency, as_of: day, is_demo: isDemo } = rate;
  return (
    <p className={cx('figures text-13 text-pretty text-ink-2', className)}>
      {t('note', {
        currency,
        rate: formatNumber(perUsd, locale, { decimals: perUsd < 100 ? 2 : 0 }) ?? '',
        day: formatDate(day, locale) ?? '',
      })}
      {isDemo && ` ${t('demo')}`}
    </p>
  );
}
