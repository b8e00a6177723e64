import type { MetroForecast, TenYearForecast } from '@alpha/contract';
import { priceOutlook } from '@alpha/engine';
import { type IndexPoint, pricePlan } from '@alpha/engine/city';
import { changeAhead, logAt, type MetroHistory, pointsUntil } from './metro-history.ts';
import { originsOf } from './origins.ts';
import { quarterName } from './quarters.ts';

/** Within these many standard deviations of the median. */
const WIDE = 1.6448536269514722;
const NARROW = 0.6744897501960817;
const YEARS = 10;
/** Drawn before the forecast. */
const QUARTERS_BEFORE = 24;

type Outlook = { mean: number[]; stdDev: number[] };

/** The fan that a report would have shown at the end of a quarter; null where none was possible. */
function outlookAt(
  metro: MetroHistory,
  quarter: number,
  cpi: readonly IndexPoint[],
): Outlook | null {
  if (!originsOf(metro).includes(quarter)) return null;
  const plan = pricePlan(pointsUntil(metro.points, quarter), { cpi: pricesUntil(cpi, quarter) });
  if (!plan) return null;
  const { swing: volatility, gap, lastYearGrowth } = plan;
  return priceOutlook({ volatility, gap, lastYearGrowth }, plan.growth);
}

const knownPrices = new WeakMap<readonly IndexPoint[], Map<number, readonly IndexPoint[]>>();

/** The same list for every metro, because the engine keeps what it derives from one. */
function pricesUntil(cpi: readonly IndexPoint[], quarter: number): readonly IndexPoint[] {
  const byQuarter = knownPrices.get(cpi) ?? new Map<number, readonly IndexPoint[]>();
  knownPrices.set(cpi, byQuarter);
  const known = byQuarter.get(quarter) ?? pointsUntil(cpi, quarter);
  byQuarter.set(quarter, known);
  return known;
}

export type ForecastRow = ReturnType<typeof bandAt> & {
  years: number;
  /** Null when the years are not over. */
  actual: number | null;
  outcome: MetroForecast['outcome'];
};

/** One forecast at several horizons; empty where none was possible. */
export function forecastRows(
  metro: MetroHistory,
  quarter: number,
  cpi: readonly IndexPoint[],
  horizons: readonly number[],
): ForecastRow[] {
  const outlook = outlookAt(metro, quarter, cpi);
  if (!outlook) return [];
  return horizons.map((years) => {
    const band = bandAt(outlook, years);
    const change = changeAhead(metro, quarter, years);
    const actual = Number.isNaN(change) ? null : Math.expm1(change);
    return { years, ...band, actual, outcome: actual === null ? null : sideOf(actual, band) };
  });
}

/** Null also while the ten years are not over. */
export function tenYearForecast(
  metro: MetroHistory,
  quarter: number,
  cpi: readonly IndexPoint[],
): TenYearForecast | null {
  const outlook = outlookAt(metro, quarter, cpi);
  const actual = changeAhead(metro, quarter, YEARS);
  if (!outlook || Number.isNaN(actual)) return null;
  const { p5, p50, p95 } = bandAt(outlook, YEARS);
  const band = { p5, p50, p95 };
  return {
    quarter: quarterName(quarter),
    ...band,
    actual: Math.expm1(actual),
    outcome: sideOf(Math.expm1(actual), band),
  };
}

export function metroForecast(
  metro: MetroHistory,
  quarter: number,
  cpi: readonly IndexPoint[],
): MetroForecast | null {
  const outlook = outlookAt(metro, quarter, cpi);
  if (!outlook) return null;
  const start = logAt(metro, quarter);
  const changes = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((at) => {
      const change = Math.expm1(logAt(metro, at) - start);
      return Number.isNaN(change) ? [] : [{ quarter: quarterName(at), change }];
    });
  const ended = tenYearForecast(metro, quarter, cpi);
  return {
    quarter: quarterName(quarter),
    years: Array.from({ length: YEARS + 1 }, (_, year) => ({ year, ...bandAt(outlook, year) })),
    before: changes(quarter - QUARTERS_BEFORE, quarter),
    after: changes(quarter, quarter + 4 * YEARS),
    actual: ended?.actual ?? null,
    outcome: ended?.outcome ?? null,
    outside: outsideOf(metro, quarter, outlook),
  };
}

/** As changes of the price; between two year ends on the straight line of the logs. */
function bandAt({ mean, stdDev }: Outlook, years: number) {
  const at = (values: number[]) => {
    const whole = Math.floor(years);
    const [low, high] = [[0, ...values][whole] as number, values[whole] ?? 0];
    return low + (years - whole) * (high - low);
  };
  const [middle, spread] = [at(mean), at(stdDev)];
  const change = (deviations: number) => Math.expm1(middle + deviations * spread);
  return {
    p5: change(-WIDE),
    p25: change(-NARROW),
    p50: change(0),
    p75: change(NARROW),
    p95: change(WIDE),
  };
}

function sideOf(change: number, { p5, p95 }: { p5: number; p95: number }) {
  return change < p5 ? 'below' : change > p95 ? 'above' : 'inside';
}

type Run = { from: number; to: number; side: 'above' | 'below' };

/** The longest time outside, from the first year on: quarters before are too close to the start. */
function outsideOf(
  metro: MetroHistory,
  quarter: number,
  outlook: Outlook,
): MetroForecast['outside'] {
  const start = logAt(metro, quarter);
  const runs: Run[] = [];
  for (let ahead = 4; ahead <= 4 * YEARS; ahead += 1) {
    const at = quarter + ahead;
    const change = Math.expm1(logAt(metro, at) - start);
    const side = Number.isNaN(change) ? 'inside' : sideOf(change, bandAt(outlook, ahead / 4));
    if (side === 'inside') continue;
    const last = runs.at(-1);
    if (last?.side === side && last.to === at - 1) last.to = at;
    else runs.push({ from: at, to: at, side });
  }
  const [longest] = runs.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest
    ? { ...longest, from: quarterName(longest.from), to: quarterName(longest.to) }
    : null;
}
