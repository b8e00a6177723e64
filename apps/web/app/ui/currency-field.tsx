import type { CurrencyChoice, CurrencyState } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { Select } from './select';

type CurrencyFieldProps = {
  /** Currencies with a rate of the last days. */
  rates: CurrencyState['rates'];
  value: CurrencyChoice;
  isDisabled?: boolean;
  onChange: (currency: CurrencyChoice) => void;
};

/** The currency a link is sent in; nothing without exchange rates. */
export function CurrencyField({ rates, value, isDisabled = false, onChange }: CurrencyFieldProps) {
  const t = useT('currency');
  if (rates.length === 0) return null;
  const codes = ['USD' as const, ...rates.map(({ currency }) => currency)];
  return (
    <Select
      label={t('forLink.label')}
      hint={t('forLink.hint')}
      value={codes.includes(value) ? value : 'USD'}
      disabled={isDisabled}
      options={codes.map((code) => ({
        value: code,
        label: t('option', { code, name: t(`name.${code}`) }),
      }))}
      onChange={({ target }) => onChange(target.value as CurrencyChoice)}
    />
  );
}
