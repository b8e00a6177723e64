import type { PropertyReport, ScenarioChanges } from '@alpha/contract';
import { project } from '@alpha/engine';
import { type Simulated, scenarioReport } from './scenario.ts';
import { scenarioInputs } from './scenario-inputs.ts';

/** The whole report under a scenario; the report itself where there is no analysis. */
export function reportUnder(
  report: PropertyReport,
  changes: ScenarioChanges,
  simulated: Simulated | null,
): PropertyReport {
  const asked = scenarioInputs(report, changes);
  return asked ? scenarioReport(report, asked, project(asked.inputs), simulated) : report;
}
