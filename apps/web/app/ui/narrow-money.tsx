import { formatNarrowMoney } from '@alpha/i18n/axis-money';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { Figure, type FigureProps, type Format } from './money';

/** As `Money`, for columns side by side on a phone: `COP 1,200M` instead of `COP 1,200 million`. */
export function NarrowMoney(props: FigureProps) {
  const ui = useT('ui');
  const format: Format = (value, locale, options) => formatNarrowMoney(value, locale, ui, options);
  return <Figure {...props} format={format} unit={useMoneyUnit()} />;
}
