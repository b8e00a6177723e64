import type { OwnRents } from '../own-rents.ts';
import type { RentYear } from '../rent-forecast.ts';
import type { RentHistory } from '../rent-history.ts';
import type { Phrases } from './phrases.ts';

type AreaRents = Pick<RentHistory, 'months' | 'missing' | 'growth'> & {
  own: Pick<OwnRents, 'of' | 'estimate' | 'potential'>;
};

/** Title and description of the area's rents. */
export function areaRentTexts(rents: AreaRents, phrases: Phrases) {
  const { charts, month } = phrases;
  const { missing, own } = rents;
  return {
    title: areaRentSentence(rents, phrases),
    description: [
      charts(own.estimate === null ? 'rent.measured' : MEASURED[own.of]),
      own.of === 'home' && own.potential !== null && charts('rent.measuredPotential'),
      missing.length > 0 &&
        charts('rent.missing', { count: missing.length, month: month(missing[0] ?? '') }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const MEASURED = { home: 'rent.measuredHome', units: 'rent.measuredUnits' } as const;
const WHOSE = { home: 'Home', units: 'Units' } as const;

function areaRentSentence(
  { months, growth, own }: AreaRents,
  { charts, money, percent }: Phrases,
): string {
  const rent = own.estimate === null ? null : money(own.estimate);
  if (!growth) {
    const area = money(months.at(-1)?.rent ?? 0);
    return rent
      ? charts(`rent.sentence.single${WHOSE[own.of]}`, { area, rent })
      : charts('rent.sentence.single', { area });
  }
  const direction = growth.percent < 0 ? 'fell' : 'rose';
  const past = { percent: percent(Math.abs(growth.percent)), since: growth.since.slice(0, 4) };
  return rent
    ? charts(`rent.sentence.${direction}${WHOSE[own.of]}`, { ...past, rent })
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
