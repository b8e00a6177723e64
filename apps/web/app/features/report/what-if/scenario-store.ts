import type { Scenario as KeptScenario, ScenarioChanges } from '@alpha/contract';
import { createContext, useContext } from 'react';
import type { KnownScenario, Scenario } from './use-what-if';

/** Scenarios that the reader of this page kept, and the one it was sent with. */
export type ScenarioStore = {
  list: readonly KeptScenario[];
  save: (name: string, changes: ScenarioChanges) => Promise<unknown>;
  rename: (id: number, name: string) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  /** Behind a link: records what the reader tried, for the sender. */
  recordTried: ((changes: ScenarioChanges) => Promise<unknown>) | null;
  sent: (KnownScenario & { by: string; name: string }) | null;
};

export const ScenarioStoreContext = createContext<ScenarioStore | null>(null);
export const useScenarioStore = () => useContext(ScenarioStoreContext);

/** What the page shows instead of our assumptions; null for ours. */
export const OwnScenarioContext = createContext<ScenarioChanges | null>(null);
export const useOwnScenario = () => useContext(OwnScenarioContext);

export function changesOf(scenario: Scenario | null): ScenarioChanges | null {
  if (!scenario) return null;
  const { changes, pull, assessment } = scenario;
  const other = pull === 'weaker' || pull === 'off' ? { pull } : {};
  const tried = assessment?.tried ? { assessment: assessment.tried } : {};
  const all = { inputs: { ...changes }, ...other, ...tried };
  return Object.keys(all.inputs).length > 0 || 'pull' in all || 'assessment' in all ? all : null;
}
