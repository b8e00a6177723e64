import type { ScenarioField } from '@alpha/contract';
import { type Bound, HORIZON_YEARS, INPUT_BOUNDS } from '@alpha/engine';

/** An assumption the reader may change. */
export type Field = (typeof FIELDS)[number]['field'];
type Range = { min: number; max: number; step: number };

type Assumption = {
  field: ScenarioField;
  /** URL parameter. */
  key: string;
  /** Slider range around the default; typing may go further. */
  reach: { from: number; to: number } | { times: [number, number] };
  step?: number;
  /** Stricter than the engine's own limit. */
  min?: number;
  isMore?: true;
};

/** Lenders ask foreign buyers for at least a quarter of the price. */
export const LEAST_DOWNPAYMENT = 0.25;

/** In panel order; `isMore` is under "More assumptions". */
export const FIELDS = [
  { field: 'holdYears', key: 'hold', reach: { from: 1, to: HORIZON_YEARS } },
  { field: 'offeredPrice', key: 'price', reach: { times: [0.6, 1.4] } },
  {
    field: 'downpaymentPercentage',
    key: 'down',
    reach: { from: LEAST_DOWNPAYMENT, to: 1 },
    min: LEAST_DOWNPAYMENT,
  },
  { field: 'aprPercent', key: 'apr', reach: { from: 3, to: 12 } },
  { field: 'rentMonthly', key: 'rent', reach: { times: [0.5, 1.6] } },
  { field: 'occupancyRate', key: 'occ', reach: { from: 0.6, to: 1 } },
  { field: 'appreciationRateAnnual', key: 'appr', reach: { from: -0.03, to: 0.1 } },
  { field: 'rentGrowthRateAnnual', key: 'rg', reach: { from: -0.02, to: 0.08 } },
  { field: 'propertyTaxRate', key: 'ptax', reach: { from: 0, to: 0.035 } },
  { field: 'insuranceRateAnnual', key: 'ins', reach: { from: 0, to: 0.035 } },
  { field: 'hoaMonthly', key: 'hoa', reach: { from: 0, to: 1_500 } },
  { field: 'maintenanceRateAnnual', key: 'maint', reach: { from: 0, to: 0.03 } },
  { field: 'managementFeeRate', key: 'mgmt', reach: { from: 0, to: 0.15 } },
  { field: 'maxManagementFee', key: 'mcap', reach: { from: 0, to: 1_000 } },
  { field: 'fixedFeesAnnual', key: 'fees', reach: { from: 0, to: 6_000 } },
  { field: 'expenseGrowthRateAnnual', key: 'eg', reach: { from: 0, to: 0.08 }, isMore: true },
  { field: 'insuranceGrowthRateAnnual', key: 'ig', reach: { from: 0, to: 0.15 }, isMore: true },
  { field: 'loanTermYears', key: 'term', reach: { from: 10, to: 40 }, isMore: true },
  { field: 'sellingRate', key: 'sell', reach: { from: 0.02, to: 0.1 }, step: 0.0025, isMore: true },
  {
    field: 'closingRateOfPrice',
    key: 'close',
    reach: { from: 0, to: 0.05 },
    step: 0.0025,
    isMore: true,
  },
  { field: 'closingRateOfLoan', key: 'cloan', reach: { from: 0, to: 0.03 }, isMore: true },
] as const satisfies readonly Assumption[];

const BY_FIELD = new Map<string, Assumption>(FIELDS.map((each) => [each.field, each]));

export const boundOf = (field: Field): Bound => INPUT_BOUNDS[field];

/** Clamped to the allowed range, and rounded where only whole numbers make sense. */
export function clamped(field: Field, value: number): number {
  const { min, max, whole } = boundOf(field);
  const least = BY_FIELD.get(field)?.min ?? min;
  const inside = Math.min(max, Math.max(least, value));
  return whole ? Math.round(inside) : inside;
}

/** Slider range: the default is on one of its steps, so that it can be reached again. */
export function rangeOf(field: Field, base: number): Range {
  const { reach, step: own } = BY_FIELD.get(field) as Assumption;
  const step = own ?? boundOf(field).step;
  const [low, high] =
    'times' in reach
      ? [base * reach.times[0], base * reach.times[1]]
      : [Math.min(reach.from, base), Math.max(reach.to, base)];
  const from = clamped(field, low);
  const to = clamped(field, high);
  const steps = (span: number) => Math.max(0, Math.floor(span / step + 1e-9)) * step;
  return {
    min: roundOffFloat(base - steps(base - from)),
    max: roundOffFloat(base + steps(to - base)),
    step,
  };
}

/** Removes floating-point noise (0.1 + 0.2) for URLs and labels. */
export function roundOffFloat(value: number): number {
  return Number(value.toPrecision(12));
}
