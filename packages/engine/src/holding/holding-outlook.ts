import type { HoldingForecast, Percentiles } from './holding-forecast.ts';

/** Month by month since the purchase, in the forecast's unit. */
export type Actuals = { cash: readonly number[]; rent: readonly number[] };

export type Standing = 'below' | 'inside' | 'above';

export type HoldingOutlook = {
  /** Months on record. */
  months: number;
  /** Cash flow of these months. */
  cash: number;
  /** Against the frozen forecast of the same months; `null` without a month. */
  standing: Standing | null;
  /** Rent of the last months ÷ planned; `null` while too few are on record. */
  rentRatio: number | null;
  /** Cash flow since the purchase at the end of each year that is left. */
  years: { year: number; cash: Percentiles }[];
  /** Each year with months on record, against the forecast of as many months. */
  past: { year: number; months: number; cash: number; range: Percentiles; standing: Standing }[];
};

/** One empty month says little: before, the planned rent counts. The same number of months is looked back. */
export const RENT_MONTHS = { least: 6, most: 12 } as const;

/** What is still to be expected after what has happened: docs/formulas/holding-outlook.md. */
export function holdingOutlook(forecast: HoldingForecast, actuals: Actuals): HoldingOutlook {
  const last = forecast.rest.length;
  const months = Math.min(actuals.cash.length, last);
  const cash = sum(actuals.cash.slice(0, months));
  const rentRatio = rentRatioOf(forecast, actuals.rent.slice(0, months));
  const rest = forecast.rest[months] ?? [];
  const firstYear = forecast.rent.length - rest.length;
  const middleNow = middleOf(forecast.cash[months]);
  const years = rest.map((spread, later) => {
    const year = firstYear + later + 1;
    const middle = cash + (middleOf(forecast.cash[12 * year]) - middleNow);
    const shift = ((rentRatio ?? 1) - 1) * netRentBetween(forecast, months, 12 * year);
    const own = middleOf(spread);
    // Without a month on record it is the frozen forecast, to the last digit.
    return {
      year,
      cash:
        months === 0
          ? spread
          : (spread.map((each) => middle + shift + (each - own)) as Percentiles),
    };
  });
  const standing = months === 0 ? null : standingIn(cash, forecast.cash[months]);
  const past = pastYears(forecast, actuals.cash.slice(0, months));
  return { months, cash, standing, rentRatio, years, past };
}

function pastYears({ yearlyCash }: HoldingForecast, cash: readonly number[]) {
  return yearlyCash.slice(0, Math.ceil(cash.length / 12)).map((whole, i) => {
    const own = cash.slice(12 * i, 12 * (i + 1));
    const range = whole.map((each) => (each * own.length) / 12) as Percentiles;
    const total = sum(own);
    const standing = standingIn(total, range);
    return { year: i + 1, months: own.length, cash: total, range, standing };
  });
}

/** P5 and P95 themselves are inside. */
export function standingIn(value: number, range: Percentiles | undefined): Standing {
  if (!range) return 'inside';
  const [p5, , , , p95] = range;
  return value < p5 ? 'below' : value > p95 ? 'above' : 'inside';
}

/** Planned rent collected in a month, from 0. */
export function plannedRentOfMonth({ rent }: Pick<HoldingForecast, 'rent'>, month: number): number {
  return (rent[Math.floor(month / 12)] ?? 0) / 12;
}

function rentRatioOf(forecast: HoldingForecast, rent: readonly number[]): number | null {
  if (rent.length < RENT_MONTHS.least) return null;
  const from = Math.max(0, rent.length - RENT_MONTHS.most);
  const planned = sum(rent.slice(from).map((_, i) => plannedRentOfMonth(forecast, from + i)));
  return planned > 0 ? sum(rent.slice(from)) / planned : null;
}

/** What is left of the planned rent after the manager's fee. */
function netRentBetween({ rent, fees }: HoldingForecast, from: number, to: number): number {
  let net = 0;
  for (let month = from; month < to; month += 1) {
    const year = Math.floor(month / 12);
    net += ((rent[year] ?? 0) - (fees[year] ?? 0)) / 12;
  }
  return net;
}

const middleOf = (range: Percentiles | undefined): number => range?.[2] ?? 0;
const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
