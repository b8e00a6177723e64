import type { Scenario } from '@alpha/contract';
import type { ScenarioRow } from './scenarios.queries.ts';

export const shapeScenario = ({ id, name, changes, updatedAt }: ScenarioRow): Scenario => ({
  id,
  name,
  changes,
  updated_at: updatedAt.toISOString(),
});
