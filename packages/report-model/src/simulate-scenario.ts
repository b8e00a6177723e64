import type { PropertyReport, ScenarioChanges } from '@alpha/contract';
import { cashflowSpread, project, simulate, valueSpread } from '@alpha/engine';
import { type ScenarioInputs, type Simulated, scenarioReport } from './scenario.ts';
import { scenarioInputs } from './scenario-inputs.ts';

/** Only what a report shows; tens of milliseconds, so not on a thread that answers requests. */
export function simulateScenario({ inputs, market }: ScenarioInputs): Simulated {
  const { roi, roiHistogram, saleValues } = simulate(inputs, market);
  const cashflowYears = cashflowSpread(inputs, market);
  return { roi, roiHistogram, saleValues, ...valueSpread(inputs, market), cashflowYears };
}

/** The whole report under a scenario; the report itself where there is no analysis. */
export function reportUnder(
  report: PropertyReport,
  changes: ScenarioChanges,
  simulated: Simulated | null,
): PropertyReport {
  const asked = scenarioInputs(report, changes);
  return asked ? scenarioReport(report, asked, project(asked.inputs), simulated) : report;
}
