import type { PropertyDetail } from '@alpha/contract';
import type { PriceHistory } from '@alpha/contract/price-history';
import {
  DEFAULT_ASSUMPTIONS,
  growthUntil,
  HORIZON_YEARS,
  LONG_RUN_LOG_GROWTH,
  type MarketParameters,
  PULL_CHOICES,
  type PullChoice,
  plannedGrowth,
} from '@alpha/engine';
import { assumptionFacts } from '../assumption-origin.ts';
import { yearsOf } from '../outcome.ts';
import type { Phrases } from './phrases.ts';

type Facts = Pick<PropertyDetail, 'property_estimates' | 'price_history' | 'model'>;

/** A chosen growth differs from the plan by more than is printed. */
const PRINTED = 0.0005;
/** Prices within half a percent of their usual level are at it. */
const LEVEL_PERCENT = 0.5;

/**
 * Which growth is planned, why, and from which history; null without an analysis. `hasOwn`: the
 * report has the assumptions of a scenario.
 */
export function growthText(facts: Facts, phrases: Phrases, hasOwn = false): string | null {
  const { property_estimates: estimates, price_history: history, model } = facts;
  if (!estimates || !model) return null;
  const { charts, percent } = phrases;
  const used = estimates.appreciation_rate_annual;
  const rate = percent(100 * used, 1);
  const years = yearsOf(facts);
  const isChosen = (planned: number) => hasOwn && Math.abs(used - planned) > PRINTED;
  if (!history) {
    const { locale } = phrases;
    const assumed = assumptionFacts('appreciationRateAnnual', { locale, isCondo: false });
    return isChosen(DEFAULT_ASSUMPTIONS.appreciationRateAnnual)
      ? charts('growth.own', { rate, planned: assumed.value })
      : charts('growth.standard', { ...assumed, rate });
  }
  const ours = { ...model.market, pull: PULL_CHOICES.on };
  const planned = percent(100 * plannedUntil(years, ours), 1);
  if (isChosen(plannedUntil(years, model.market))) return charts('growth.own', { rate, planned });
  const gap = model.market.gap ?? history.gap;
  const overTen = percent(100 * plannedGrowth(ours), 1);
  return [
    ...WHY[pullOf(model.market)]({ rate, planned, years, overTen, gap, history }, phrases),
    historySentence(history, phrases),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the price model plans a year, until the sale. */
const plannedUntil = (years: number, market: Partial<MarketParameters>): number =>
  growthUntil(years, plannedGrowth(market), market);

type Why = {
  rate: string;
  planned: string;
  years: number;
  /** Without an earlier sale. */
  overTen: string;
  gap: number;
  history: PriceHistory;
};

/** The growth and its reason, for each strength of the pull toward the usual level. */
const WHY: Record<PullChoice, (why: Why, phrases: Phrases) => (string | null)[]> = {
  on: ({ rate, years, overTen, gap, history }, phrases) =>
    years < HORIZON_YEARS
      ? [
          phrases.charts('growth.plannedUntil', { rate, years, overTen }),
          levelSentence(gap, history, phrases),
        ]
      : [
          phrases.charts('growth.planned', { rate }),
          levelSentence(gap, history, phrases),
          averageSentence(history, phrases),
        ],
  weaker: ({ rate, planned, gap, history }, phrases) => [
    phrases.charts('growth.weaker', { rate, planned }),
    levelSentence(gap, history, phrases),
    isAtLevel(gap) ? null : phrases.charts('growth.weakerWhy'),
  ],
  off: ({ rate, planned }, { charts, percent }) => [
    charts('growth.off', { rate, planned }),
    charts('growth.offWhy', { longRun: percent(100 * Math.expm1(LONG_RUN_LOG_GROWTH), 1) }),
  ],
};

function pullOf({ pull = PULL_CHOICES.on }: { pull?: number }): PullChoice {
  if (pull === PULL_CHOICES.off) return 'off';
  return pull < PULL_CHOICES.on ? 'weaker' : 'on';
}

const percentAway = (gap: number): number => 100 * Math.expm1(gap);
const isAtLevel = (gap: number): boolean => Math.abs(percentAway(gap)) < LEVEL_PERCENT;

/** `Prices here are 12% above their usual level after inflation.` */
function levelSentence(gap: number, history: PriceHistory, { charts, percent }: Phrases): string {
  const away = percentAway(gap);
  const inflation = history.is_after_inflation ? 'yes' : 'no';
  if (isAtLevel(gap)) return charts('growth.level', { inflation });
  return charts(away > 0 ? 'growth.above' : 'growth.below', {
    percent: percent(Math.abs(away)),
    inflation,
  });
}

function averageSentence(history: PriceHistory, { charts, percent }: Phrases): string | null {
  const { long_run_growth: average, level, since } = history;
  if (average === null) return null;
  return charts('growth.average', {
    level,
    since: since.slice(0, 4),
    rate: percent(100 * average, 1),
  });
}

/** `From the price history of Miami-Fort Lauderdale since 1976 (FHFA house price index).` */
export function historySentence(history: PriceHistory, { charts }: Phrases): string {
  const { level, place, since, metros, source } = history;
  const values = { place, since: since.slice(0, 4), source };
  return metros === null || level === 'area' || level === 'metro'
    ? charts(`growth.history.${level}`, values)
    : charts(`growth.average${level === 'state' ? 'State' : 'Nation'}`, { ...values, metros });
}
