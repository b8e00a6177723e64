import type { PropertyDetail } from '@alpha/contract';
import type { PriceHistory } from '@alpha/contract/price-history';
import { plannedGrowth } from '@alpha/engine';
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
  const planned = plannedGrowth(model.market);
  if (hasOwn && history && Math.abs(used - planned) > PRINTED)
    return charts('growth.own', { rate, planned: percent(100 * planned, 1) });
  if (!history) return charts('growth.standard', { rate });
  return [
    charts('growth.planned', { rate }),
    levelSentence(model.market.gap ?? history.gap, history, phrases),
    averageSentence(history, phrases),
    historySentence(history, phrases),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `Prices here are 12% above their usual level after inflation.` */
function levelSentence(gap: number, history: PriceHistory, { charts, percent }: Phrases): string {
  const away = 100 * (Math.exp(gap) - 1);
  const inflation = history.is_after_inflation ? 'yes' : 'no';
  if (Math.abs(away) < LEVEL_PERCENT) return charts('growth.level', { inflation });
  return charts(away > 0 ? 'growth.above' : 'growth.below', {
    percent: percent(Math.abs(away)),
    inflation,
  });
}

function averageSentence(history: PriceHistory, { charts, percent }: Phrases): string | null {
  const { long_run_growth: average } = history;
  return average === null ? null : charts('growth.average', { rate: percent(100 * average, 1) });
}

/** `From the price history of Miami-Fort Lauderdale since 1976 (FHFA house price index).` */
export function historySentence(history: PriceHistory, { charts }: Phrases): string {
  const { level, place, since, metros, source } = history;
  const values = { place, since: since.slice(0, 4), source };
  return metros === null || level === 'area' || level === 'metro'
    ? charts(`growth.history.${level}`, values)
    : charts(`growth.average${level === 'state' ? 'State' : 'Nation'}`, { ...values, metros });
}
