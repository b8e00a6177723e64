import { type CurrencyChoice, useCurrency } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';

/** Dollars or another currency; nothing where there is no exchange rate. */
export function CurrencySelect({ className }: { className?: string }) {
  const t = useT('currency');
  const { rates, rate, choose } = useCurrency();
  if (rates.length === 0) return null;
  return (
    <select
      aria-label={t('label')}
      value={rate?.currency ?? 'USD'}
      onChange={({ target }) => choose(target.value as CurrencyChoice)}
      className={cx(
        'min-h-11 cursor-pointer rounded-full border border-line bg-transparent px-3 text-13 font-medium text-ink print:hidden',
        className,
      )}
    >
      <option value="USD">{t('option', { code: 'USD', name: t('name.USD') })}</option>
      {rates.map(({ currency }) => (
        <option key={currency} value={currency}>
          {t('option', { code: currency, name: t(`name.${currency}`) })}
        </option>
      ))}
    </select>
  );
}
