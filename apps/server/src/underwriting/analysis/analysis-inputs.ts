import { createHash } from 'node:crypto';
import {
  CONDO_ASSUMPTIONS,
  DEFAULT_ASSUMPTIONS,
  DEFAULT_MARKET,
  MARKET_BOUNDS,
  type MarketParameters,
  type ProjectInputs,
} from '@alpha/engine';

/** What an analysis needs to know of a home; a blank is unknown, never zero. */
export type HomeFacts = {
  listPrice: number;
  type: string;
  hoaMonthly: number | null;
  propertyTaxAnnual: number | null;
  insuranceAnnual: number | null;
  rentEstimate: number | null;
  /** Of its area, percent a year. */
  volatilityStdDev: number | null;
  /** Of its area, from imported series: percent a year, and a fraction a year. */
  yearlySwing: number | null;
  appreciationRateAnnual: number | null;
  /** Of this installation, from an imported survey. */
  aprPercent: number | null;
};

export type AnalysisInputs = { inputs: ProjectInputs; market: Partial<MarketParameters> };

/** An index that claims more than this is broken; its homes still deserve an analysis. */
const WILDEST = MARKET_BOUNDS.volatility.max;

/** Land has no rent, and a plan is not yet a home. */
const WITHOUT_ANALYSIS = new Set(['land', 'other']);

/** The home's own figures where known, the published assumptions otherwise; `null` where it has no rent. */
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
      ...(volatility === null ? {} : { volatility: Math.min(volatility / 100, WILDEST) }),
    },
  };
}

function rateOf(annual: number | null, price: number): number | null {
  return annual === null ? null : annual / price;
}

/** Changes when any published assumption does; rows stamped with another one are looked at again. */
const ASSUMPTIONS_KEY = hashOf([DEFAULT_ASSUMPTIONS, CONDO_ASSUMPTIONS, DEFAULT_MARKET]);

/** The same for an installation with a rate of its own. */
export function assumptionsKeyFor(aprPercent: number | null): string {
  return aprPercent === null ? ASSUMPTIONS_KEY : hashOf([ASSUMPTIONS_KEY, aprPercent]);
}

/** Two homes with the same hash have the same analysis. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
