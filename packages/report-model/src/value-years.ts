import type { PropertyDetail } from '@alpha/contract';
import { priceOutlook } from '@alpha/engine';
import { yearsOf } from './outcome.ts';

type Range = readonly [low: number, high: number];

/** A bar of the price history, USD. */
export type ValueYear = {
  year: number;
  /** Recorded value of the area's typical home at the end of the year. */
  area: number | null;
  /** This property: the area's history scaled to its price, or the projection. */
  value: number | null;
  /** 5th and 95th percentile of the simulated values; both are the price today. */
  range: Range | null;
  /** 25th and 75th percentile. */
  middle: Range | null;
};

export type ValueYears = {
  years: ValueYear[];
  /** Index of the first projected year; the number of years without a projection. */
  split: number;
  growth: { since: string; percent: number } | null;
  /** USD, and fraction per year. */
  projection: { year: number; value: number; rate: number } | null;
  /** How far one sale differs from the area’s prices, a fraction; null when unknown. */
  saleVolatility: number | null;
};

type Facts = Pick<
  PropertyDetail,
  | 'home_value_histories'
  | 'list_price'
  | 'property_estimates'
  | 'value_fan'
  | 'may_be_valued'
  | 'model'
>;

/**
 * The history is that of the area's typical home, scaled so that today's value is this property's price.
 * Past and projection then share one scale and split at the current year (spec section 2). Years without
 * a record stay empty. Values of this property in other years are estimates, so there are none if the
 * owner allows no estimates.
 */
export function valueYears(facts: Facts, now: Date): ValueYears | null {
  const history = dated(facts.home_value_histories);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || !facts.may_be_valued) return null;
  const price = facts.property_estimates?.list_price ?? facts.list_price;
  const firstYear = yearOf(first.date);
  const today = Math.max(yearOf(last.date), now.getUTCFullYear());
  const scale = price / last.value;
  const recorded = new Map(history.map(({ date, value }) => [yearOf(date), value]));
  const rate = facts.property_estimates?.appreciation_rate_annual;
  const ahead = rate === undefined ? [] : projected(price, rate, today, facts);
  // The fan starts as a point.
  const start: Range | null = ahead.some((year) => year.range) ? [price, price] : null;
  const past = range(firstYear, today).map((year): ValueYear => {
    const area = recorded.get(year) ?? null;
    const value = year === today ? price : area === null ? null : area * scale;
    const fan = year === today ? start : null;
    return { year, area, value, range: fan, middle: fan };
  });
  const end = ahead.at(-1);
  return {
    years: [...past, ...ahead],
    split: past.length,
    growth:
      history.length < 2
        ? null
        : { since: first.date, percent: 100 * (last.value / first.value - 1) },
    projection:
      end && rate !== undefined ? { year: end.year, value: end.value ?? price, rate } : null,
    saleVolatility: facts.model?.market.saleVolatility ?? null,
  };
}

function projected(
  price: number,
  rate: number,
  today: number,
  { value_fan: fan, model }: Pick<Facts, 'value_fan' | 'model'>,
): ValueYear[] {
  const held = yearsOf({ model });
  const levels = model && fan.length > 0 ? meanLevels(model.market, rate, held) : null;
  return range(1, held).map((ahead) => {
    const spread = fan.find(({ year }) => year === ahead);
    return {
      year: today + ahead,
      area: null,
      value: price * (levels?.[ahead - 1] ?? (1 + rate) ** ahead),
      range: spread ? [spread.p5, spread.p95] : null,
      middle: spread ? [spread.p25, spread.p75] : null,
    };
  });
}

/**
 * Mean of the fan ÷ today's price for every year before the sale; its last year is the plan. After an unusual year it is
 * far from even growth, and bars of even growth would be outside their own fan.
 */
function meanLevels(
  market: NonNullable<Facts['model']>['market'],
  rate: number,
  held: number,
): number[] {
  const { mean, stdDev } = priceOutlook(market, rate, held);
  return mean.slice(0, -1).map((middle, i) => Math.exp(middle + (stdDev[i] as number) ** 2 / 2));
}

/** Sorted by time; values of zero or less are skipped. */
function dated(points: Facts['home_value_histories']) {
  return points
    .filter(({ date, value }) => value > 0 && Number.isFinite(yearOf(date)))
    .sort((a, b) => a.date.localeCompare(b.date));
}

function yearOf(date: string): number {
  return Number.parseInt(date, 10);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
