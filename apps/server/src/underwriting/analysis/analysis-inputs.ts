import { createHash } from 'node:crypto';
import {
  CONDO_ASSUMPTIONS,
  DEFAULT_ASSUMPTIONS,
  DEFAULT_MARKET,
  MARKET_BOUNDS,
  type MarketParameters,
  type ProjectInputs,
} from '@alpha/engine';

/** Inputs of an analysis; null means unknown, never zero. */
export type HomeFacts = {
  listPrice: number;
  type: string;
  hoaMonthly: number | null;
  propertyTaxAnnual: number | null;
  insuranceAnnual: number | null;
  rentEstimate: number | null;
  /** Of the area, percent per year. */
  volatilityStdDev: number | null;
  /** Of the area, from imported series: percent per year, and fraction per year. */
  yearlySwing: number | null;
  appreciationRateAnnual: number | null;
  /** State of the area's prices, logs; null without a history. */
  gap: number | null;
  lastYearGrowth: number | null;
  /** From the imported mortgage rate survey. */
  aprPercent: number | null;
};

export type AnalysisInputs = { inputs: ProjectInputs; market: Partial<MarketParameters> };

/** A higher index volatility is a data error; it is capped so that properties still get an analysis. */
const MAX_VOLATILITY = MARKET_BOUNDS.volatility.max;

/** Types that are not rented out. */
const WITHOUT_ANALYSIS = new Set(['land', 'other']);

/** Known figures, with published assumptions as fallback; `null` without a rent. */
export function inputsFor(facts: HomeFacts): AnalysisInputs | null {
  const { listPrice, rentEstimate } = facts;
  const volatility = facts.yearlySwing ?? facts.volatilityStdDev;
  if (!rentEstimate || listPrice <= 0 || WITHOUT_ANALYSIS.has(facts.type)) return null;
  const base = { ...DEFAULT_ASSUMPTIONS, ...(facts.type === 'condo' ? CONDO_ASSUMPTIONS : {}) };
  return {
    inputs: {
      ...base,
      listPrice,
      rentMonthly: rentEstimate,
      hoaMonthly: facts.hoaMonthly ?? 0,
      aprPercent: facts.aprPercent ?? base.aprPercent,
      appreciationRateAnnual: facts.appreciationRateAnnual ?? base.appreciationRateAnnual,
      propertyTaxRate: rateOf(facts.propertyTaxAnnual, listPrice) ?? base.propertyTaxRate,
      insuranceRateAnnual: rateOf(facts.insuranceAnnual, listPrice) ?? base.insuranceRateAnnual,
    },
    market: {
      ...DEFAULT_MARKET,
      ...(volatility === null ? {} : { volatility: Math.min(volatility / 100, MAX_VOLATILITY) }),
      gap: facts.gap ?? DEFAULT_MARKET.gap,
      lastYearGrowth: facts.lastYearGrowth ?? DEFAULT_MARKET.lastYearGrowth,
    },
  };
}

function rateOf(annual: number | null, price: number): number | null {
  return annual === null ? null : annual / price;
}

/** Changes with any published assumption; analyses with another key are stale. */
const ASSUMPTIONS_KEY = hashOf([DEFAULT_ASSUMPTIONS, CONDO_ASSUMPTIONS, DEFAULT_MARKET]);

/** The same with the installation's current mortgage rate. */
export function assumptionsKeyFor(aprPercent: number | null): string {
  return aprPercent === null ? ASSUMPTIONS_KEY : hashOf([ASSUMPTIONS_KEY, aprPercent]);
}

/** Properties with the same hash have the same analysis. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
