import type { RentYear } from '../rent-forecast.ts';
import type { RentHistory } from '../rent-history.ts';
import type { Phrases } from './phrases.ts';

type AreaRents = Pick<RentHistory, 'months' | 'missing' | 'growth'> & {
  /** USD per month; null without comparables. */
  estimate: number | null;
  potential: number | null;
};

/** Title and description of the area's rents. */
export function areaRentTexts(rents: AreaRents, phrases: Phrases) {
  const { charts, month } = phrases;
  const { missing, estimate, potential } = rents;
  return {
    title: areaRentSentence(rents, phrases),
    description: [
      charts(estimate === null ? 'rent.measured' : 'rent.measuredHome'),
      potential !== null && charts('rent.measuredPotential'),
      missing.length > 0 &&
        charts('rent.missing', { count: missing.length, month: month(missing[0] ?? '') }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function areaRentSentence(
  { months, growth, estimate }: AreaRents,
  { charts, money, percent }: Phrases,
): string {
  const rent = estimate === null ? null : money(estimate);
  if (!growth) {
    const area = money(months.at(-1)?.rent ?? 0);
    return rent
      ? charts('rent.sentence.singleHome', { area, rent })
      : charts('rent.sentence.single', { area });
  }
  const direction = growth.percent < 0 ? 'fell' : 'rose';
  const past = { percent: percent(Math.abs(growth.percent)), since: growth.since.slice(0, 4) };
  return rent
    ? charts(`rent.sentence.${direction}Home`, { ...past, rent })
    : charts(`rent.sentence.${direction}`, past);
}

/** Title and description of this property's rent over ten years; `growth` is a fraction a year. */
export function rentForecastTexts(
  years: readonly RentYear[],
  growth: number,
  { charts, money, percent }: Phrases,
) {
  const last = years.at(-1);
  return {
    title: charts('forecast.sentence', {
      rate: percent(100 * growth, 1),
      rent: money(last?.rent ?? 0),
      year: last?.year ?? 0,
    }),
    description: charts('forecast.measured'),
  };
}
