import type { PropertyDetail } from '@alpha/contract';
import type { ValueBin } from '../value-bins.ts';
import type { ValueYears } from '../value-years.ts';
import type { Phrases } from './phrases.ts';

type SaleValues = NonNullable<PropertyDetail['monte_carlo_results']>;

/** Title and description of the price history with its fan. */
export function valueTexts(found: ValueYears, phrases: Phrases) {
  const { years, growth, projection, saleVolatility } = found;
  const { charts, percent } = phrases;
  const hasFan = years.some(({ range }) => range !== null);
  return {
    title: valueSentence({ growth, projection }, phrases),
    description: [
      charts('value.measured'),
      hasFan && charts('value.measuredRange'),
      hasFan &&
        saleVolatility &&
        charts('value.measuredSale', { share: percent(100 * saleVolatility) }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function valueSentence(
  { growth, projection }: Pick<ValueYears, 'growth' | 'projection'>,
  { charts, percent, short }: Phrases,
): string {
  const past = growth && {
    direction: growth.percent < 0 ? ('fell' as const) : ('rose' as const),
    percent: percent(Math.abs(growth.percent)),
    since: growth.since.slice(0, 4),
  };
  const ahead = projection && {
    rate: percent(100 * projection.rate, 1),
    value: short(projection.value),
    year: `${projection.year}`,
  };
  if (past && ahead) return charts(`value.sentence.${past.direction}Ahead`, { ...past, ...ahead });
  if (past) return charts(`value.sentence.${past.direction}`, past);
  return ahead ? charts('value.sentence.ahead', ahead) : charts('value.sentence.single');
}

/** Title and description of the simulated sale values; `bins` is null when all are equal, `years` is that of the sale. */
export function saleTexts(
  { percentile_5: low, percentile_95: high, median_simulated: median }: SaleValues,
  bins: readonly ValueBin[] | null,
  years: number,
  { charts, money, short }: Phrases,
) {
  if (!bins)
    return {
      title: charts('sale.certain', { value: money(median), years }),
      description: charts('roi.certainText'),
    };
  return {
    title: charts('sale.sentence', { low: short(low), high: short(high), years }),
    description: `${charts('sale.measured')} ${charts('sale.beyond', { value: short(bins.at(-1)?.from ?? 0) })}`,
  };
}
