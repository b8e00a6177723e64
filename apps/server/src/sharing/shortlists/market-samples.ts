import type { ShortlistMeasure } from '@alpha/contract';
import { shareBeaten } from '@alpha/engine/city';
import { NEVER_MONTHS } from '@alpha/report-model/units';
import type { HomeFacts } from './home-facts.ts';

type Ranking = { better: 'higher' | 'lower'; figureOf: (home: HomeFacts) => number | null };

const RANKINGS: Record<ShortlistMeasure, Ranking> = {
  safety: { better: 'higher', figureOf: ({ gainProbability }) => gainProbability },
  calm_area: { better: 'lower', figureOf: ({ volatility }) => volatility },
  cash_flow: { better: 'higher', figureOf: ({ cashFlow }) => cashFlow },
  early_cash_flow: {
    better: 'lower',
    figureOf: ({ profitYear }) => (profitYear === null ? NEVER_MONTHS : 12 * (profitYear - 1)),
  },
  total_roi: { better: 'higher', figureOf: ({ totalRoi }) => totalRoi },
  appreciation: { better: 'higher', figureOf: ({ appreciationRoi }) => appreciationRoi },
  planned_growth: { better: 'higher', figureOf: ({ plannedGrowth }) => plannedGrowth },
  // Above the plan: the best futures alone rank as the plan does, and so as safety does.
  upside: {
    better: 'higher',
    figureOf: ({ upside, totalRoi }) => (upside === null ? null : upside - totalRoi),
  },
  rent_yield: { better: 'higher', figureOf: ({ rentToPrice }) => rentToPrice },
};

/** Known values of each measure over the market, sorted once. */
export type MarketSamples = Record<ShortlistMeasure, Float64Array>;

export function marketSamples(homes: readonly HomeFacts[]): MarketSamples {
  const sampleOf = ({ figureOf }: Ranking) =>
    Float64Array.from(homes.map(figureOf).filter((value) => value !== null)).sort();
  return Object.fromEntries(
    Object.entries(RANKINGS).map(([measure, ranking]) => [measure, sampleOf(ranking)]),
  ) as MarketSamples;
}

/** `shareBeaten` takes the direction from a metric. */
const METRIC = { higher: 'total_roi', lower: 'volatility' } as const;

/** Share of the market that the home beats, 0 to 100; `null` if unknown. */
export function rankIn(
  market: MarketSamples,
  measure: ShortlistMeasure,
  home: HomeFacts,
): number | null {
  const { better, figureOf } = RANKINGS[measure];
  const value = figureOf(home);
  return value === null ? null : shareBeaten(METRIC[better], value, market[measure]);
}
