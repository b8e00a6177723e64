import type { PropertyDetail } from '@alpha/contract';
import type { PriceHistory } from '@alpha/contract/price-history';
import { LONG_RUN_LOG_GROWTH, PULL_CHOICES, type PullChoice, plannedGrowth } from '@alpha/engine';
import { assumptionFacts } from '../assumption-origin.ts';
import type { Phrases } from './phrases.ts';

type Facts = Pick<PropertyDetail, 'property_estimates' | 'price_history' | 'model'>;

/** A reader's growth is their own when it differs from the plan by more than is printed. */
const PRINTED = 0.0005;
/** Prices within half a percent of their usual level are at it. */
const LEVEL_PERCENT = 0.5;

/**
 * Which growth is planned, why, and from which history; null without an analysis. `hasOwn`: the
 * reader has changed assumptions.
 */
export function growthText(facts: Facts, phrases: Phrases, hasOwn = false): string | null {
  const { property_estimates: estimates, price_history: history, model } = facts;
  if (!estimates || !model) return null;
  const { charts, percent } = phrases;
  const used = estimates.appreciation_rate_annual;
  const rate = percent(100 * used, 1);
  if (!history) {
    const { locale } = phrases;
    const assumed = assumptionFacts('appreciationRateAnnual', { locale, isCondo: false });
    return charts('growth.standard', { ...assumed, rate });
  }
  const ours = plannedGrowth({ ...model.market, pull: PULL_CHOICES.on });
  const planned = percent(100 * ours, 1);
  if (hasOwn && Math.abs(used - plannedGrowth(model.market)) > PRINTED)
    return charts('growth.own', { rate, planned });
  const gap = model.market.gap ?? history.gap;
  return [
    ...WHY[pullOf(model.market)]({ rate, planned, gap, history }, phrases),
    historySentence(history, phrases),
  ]
    .filter(Boolean)
    .join(' ');
}

type Why = { rate: string; planned: string; gap: number; history: PriceHistory };

/** The growth and its reason, for each strength of the pull toward the usual level. */
const WHY: Record<PullChoice, (why: Why, phrases: Phrases) => (string | null)[]> = {
  on: ({ rate, gap, history }, phrases) => [
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
