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

/** Everything in a report's URL that belongs to its scenario. */
export const SCENARIO_PARAMS: ReadonlySet<string> = new Set([
  ...Object.values(SCENARIO_KEYS),
  ...['pull', 'assess', 'chance'],
]);

/** The query of a report that opens with a scenario; rates are in percent. */
export function scenarioSearch({ inputs, pull, assessment }: ScenarioChanges): string {
  const params = (Object.entries(inputs) as [ScenarioField, number][]).map(([field, value]) => {
    const scale = INPUT_BOUNDS[field].unit === 'fraction' ? 100 : 1;
    return [SCENARIO_KEYS[field], String(Number((value * scale).toPrecision(12)))];
  });
  if (pull) params.push(['pull', pull]);
  if (assessment) params.push(['assess', assessment.amount], ['chance', assessment.chance]);
  return `?${params.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;
}
