import type { ScenarioChanges, ScenarioField } from '@alpha/contract';
import { INPUT_BOUNDS } from '@alpha/engine';

/** URL parameter of each assumption. */
export const SCENARIO_KEYS = {
  holdYears: 'hold',
  offeredPrice: 'price',
  downpaymentPercentage: 'down',
  aprPercent: 'apr',
  rentMonthly: 'rent',
  occupancyRate: 'occ',
  appreciationRateAnnual: 'appr',
  rentGrowthRateAnnual: 'rg',
  propertyTaxRate: 'ptax',
  insuranceRateAnnual: 'ins',
  hoaMonthly: 'hoa',
  maintenanceRateAnnual: 'maint',
  managementFeeRate: 'mgmt',
  maxManagementFee: 'mcap',
  fixedFeesAnnual: 'fees',
  expenseGrowthRateAnnual: 'eg',
  insuranceGrowthRateAnnual: 'ig',
  loanTermYears: 'term',
  sellingRate: 'sell',
  closingRateOfPrice: 'close',
  closingRateOfLoan: 'cloan',
} as const satisfies Record<ScenarioField, string>;

/** The query of a report that opens with a scenario; rates are in percent. */
export function scenarioSearch({ inputs, pull, assessment }: ScenarioChanges): string {
  const params = new URLSearchParams();
  for (const [field, value] of Object.entries(inputs) as [ScenarioField, number][]) {
    const scale = INPUT_BOUNDS[field].unit === 'fraction' ? 100 : 1;
    params.set(SCENARIO_KEYS[field], String(Number((value * scale).toPrecision(12))));
  }
  if (pull) params.set('pull', pull);
  if (assessment) {
    params.set('assess', assessment.amount);
    params.set('chance', assessment.chance);
  }
  return `?${params}`;
}
