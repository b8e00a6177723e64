import { useCurrency } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';
import { CurrencyNote } from './currency-note';
import { CurrencySelect } from './currency-select';
import { CurrencySuggestion } from './currency-suggestion';

/** The choice of a currency and the rate it is converted with; nothing without exchange rates. */
export function CurrencyBar({ className }: { className?: string }) {
  const t = useT('currency');
  if (useCurrency().rates.length === 0) return null;
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1.5', className)}>
      <span aria-hidden="true" className="text-13 text-ink-2 print:hidden">
        {t('show')}
      </span>
      <CurrencySelect />
      <CurrencySuggestion />
      <CurrencyNote />
    </div>
  );
}
