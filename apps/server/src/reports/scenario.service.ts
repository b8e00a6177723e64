import type { PropertyReport, ScenarioChanges } from '@alpha/contract';
import { reportUnder } from '@alpha/report-model/report-under';
import type { Simulated } from '@alpha/report-model/scenario';
import { readScenarioSearch } from '@alpha/report-model/scenario-changes';
import { scenarioInputs } from '@alpha/report-model/scenario-inputs';
import { type Client, turnOf } from '../platform/http/turn-of.ts';
import { keepResults } from './kept-results.ts';
import { simulateInWorker } from './render-worker/render-client.ts';

/** A page, its PDF, its preview and its email ask for the same figures. About 5 kB each. */
const simulated = keepResults(200, simulateInWorker);

/** The simulated figures of a report under a scenario; null without an analysis. */
export async function simulatedUnder(
  report: PropertyReport,
  changes: ScenarioChanges,
  client: Client,
): Promise<Simulated | null> {
  const asked = scenarioInputs(report, changes);
  return asked && simulated(asked, turnOf(client));
}

/** The whole report under a scenario. */
export async function reportWith(
  report: PropertyReport,
  changes: ScenarioChanges,
  client: Client,
): Promise<PropertyReport> {
  return reportUnder(report, changes, await simulatedUnder(report, changes, client));
}

/** What the report's page shows at this query; null for our assumptions. */
export const changesAt = (
  report: PropertyReport,
  search: string | undefined,
): ScenarioChanges | null => readScenarioSearch(report, new URLSearchParams(search));
