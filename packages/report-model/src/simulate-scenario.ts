import { cashflowSpread, simulate, valueSpread } from '@alpha/engine';
import type { ScenarioInputs, Simulated } from './scenario.ts';

/** Only what a report shows; tens of milliseconds, so not on a thread that answers requests. */
export function simulateScenario({ inputs, market }: ScenarioInputs): Simulated {
  const { roi, roiHistogram, saleValues } = simulate(inputs, market);
  const cashflowYears = cashflowSpread(inputs, market);
  return { roi, roiHistogram, saleValues, ...valueSpread(inputs, market), cashflowYears };
}
