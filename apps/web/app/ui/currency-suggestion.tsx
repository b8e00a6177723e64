import { useCurrency } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { useIsHydrating } from '~/lib/use-is-hydrating';
import { cx } from './class-names';

/** One click to the currency of the reader's country; gone once any currency is chosen. */
export function CurrencySuggestion({ className }: { className?: string }) {
  const t = useT('currency');
  const { suggested, choose } = useCurrency();
  // The server doesn't know the reader's region, and a part may hydrate after the browser said it.
  const isHydrating = useIsHydrating();
  if (!suggested || isHydrating) return null;
  const { currency } = suggested;
  return (
    <button
      type="button"
      onClick={() => choose(currency)}
      className={cx(
        'min-h-11 cursor-pointer text-13 font-medium text-accent underline underline-offset-3 print:hidden',
        className,
      )}
    >
      {t('suggest', { name: t(`plural.${currency}`) })}
    </button>
  );
}
