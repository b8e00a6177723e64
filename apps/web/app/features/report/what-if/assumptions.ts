import type { ScenarioField } from '@alpha/contract';
import { LEAST_DOWNPAYMENT } from '@alpha/contract/scenario-terms';
import { type Bound, HORIZON_YEARS, INPUT_BOUNDS } from '@alpha/engine';
import { clamped, roundOffFloat } from '@alpha/report-model/scenario-changes';

/** An assumption the reader may change. */
export type Field = (typeof FIELDS)[number]['field'];
type Range = { min: number; max: number; step: number };

type Assumption = {
  field: ScenarioField;
  /** Slider range around the default; typing may go further. */
  reach: { from: number; to: number } | { times: [number, number] };
  step?: number;
  isMore?: true;
};

/** In panel order; `isMore` is under "More assumptions". */
export const FIELDS = [
  { field: 'holdYears', reach: { from: 1, to: HORIZON_YEARS } },
  { field: 'offeredPrice', reach: { times: [0.6, 1.4] } },
  {
    field: 'downpaymentPercentage',

    reach: { from: LEAST_DOWNPAYMENT, to: 1 },
  },
  { field: 'aprPercent', reach: { from: 3, to: 12 } },
  { field: 'rentMonthly', reach: { times: [0.5, 1.6] } },
  { field: 'occupancyRate', reach: { from: 0.6, to: 1 } },
  { field: 'appreciationRateAnnual', reach: { from: -0.03, to: 0.1 } },
  { field: 'rentGrowthRateAnnual', reach: { from: -0.02, to: 0.08 } },
  { field: 'propertyTaxRate', reach: { from: 0, to: 0.035 } },
  { field: 'insuranceRateAnnual', reach: { from: 0, to: 0.035 } },
  { field: 'hoaMonthly', reach: { from: 0, to: 1_500 } },
  { field: 'maintenanceRateAnnual', reach: { from: 0, to: 0.03 } },
  { field: 'managementFeeRate', reach: { from: 0, to: 0.15 } },
  { field: 'maxManagementFee', reach: { from: 0, to: 1_000 } },
  { field: 'fixedFeesAnnual', reach: { from: 0, to: 6_000 } },
  { field: 'expenseGrowthRateAnnual', reach: { from: 0, to: 0.08 }, isMore: true },
  { field: 'insuranceGrowthRateAnnual', reach: { from: 0, to: 0.15 }, isMore: true },
  { field: 'loanTermYears', reach: { from: 10, to: 40 }, isMore: true },
  { field: 'sellingRate', reach: { from: 0.02, to: 0.1 }, step: 0.0025, isMore: true },
  {
    field: 'closingRateOfPrice',

    reach: { from: 0, to: 0.05 },
    step: 0.0025,
    isMore: true,
  },
  { field: 'closingRateOfLoan', reach: { from: 0, to: 0.03 }, isMore: true },
] as const satisfies readonly Assumption[];

const BY_FIELD = new Map<string, Assumption>(FIELDS.map((each) => [each.field, each]));

export const boundOf = (field: Field): Bound => INPUT_BOUNDS[field];

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
