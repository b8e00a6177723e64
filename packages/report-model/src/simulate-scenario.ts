import { cashflowSpread, simulateRoi, valueSpread } from '@alpha/engine';
import type { ScenarioInputs, Simulated } from './scenario.ts';

/** Only what a report shows; tens of milliseconds, so not on a thread that answers requests. */
export function simulateScenario({ inputs, market }: ScenarioInputs): Simulated {
  const cashflowYears = cashflowSpread(inputs, market);
  return { ...simulateRoi(inputs, market), ...valueSpread(inputs, market), cashflowYears };
}
