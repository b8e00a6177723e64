import { exchangeNote } from '@alpha/i18n/exchange-note';
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
  return (
    <p className={cx('figures text-13 text-pretty text-ink-2', className)}>
      {exchangeNote(rate, locale, t)}
    </p>
  );
}
