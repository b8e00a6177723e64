import type { TermUnit } from '@alpha/engine';
import { NEVER_MONTHS } from '@alpha/report-model/units';
import { useT } from '~/lib/i18n/use-t';
import { Money, NotAvailable, Num, Percent, Rate } from '~/ui/money';
import { termDecimals } from './term-decimals';

type TermValueProps = {
  name: string;
  value: number | null;
  unit: TermUnit;
  /** Months until the sale: no cash flow is computed after them. */
  lastMonth?: number;
};

/** One number of a formula in its unit; yearly amounts have the year in their name. */
export function TermValue({ name, value, unit, lastMonth = NEVER_MONTHS }: TermValueProps) {
  const t = useT('how');
  if (value === null) return name === 'profitYear' ? t('never') : <NotAvailable />;
  switch (unit) {
    case 'usd':
    case 'usdPerYear':
      return <Money value={value} />;
    case 'usdPerMonth':
      return (
        <>
          <Money value={value} />
          <span className="ml-1 text-12 font-normal text-ink-3">{t('perMonth')}</span>
        </>
      );
    case 'fraction':
      return <Rate fraction={value} decimals={termDecimals(name, 100 * value)} />;
    case 'percent':
      return <Percent value={value} decimals={termDecimals(name, value)} />;
    case 'ratio':
      return (
        <>
          <Num value={value} decimals={2} />
          {'×'}
        </>
      );
    case 'year':
      return t('yearNumber', { year: value });
    case 'months':
      return value >= lastMonth
        ? t('monthsAtLeast', { count: value })
        : t('months', { count: value });
    case 'years':
      return t('years', { count: value });
    default:
      return <Num value={value} />;
  }
}
