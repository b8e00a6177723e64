import type { Scenario, ScenarioChanges } from '@alpha/contract';
import { useCallback, useState } from 'react';
import {
  deleteOwnScenario,
  renameReaderScenario,
  saveReaderScenario,
  scenarioTried,
} from '~/data/visitors';
import type { SharedReport } from '../load-shared-report';
import type { ScenarioStore } from './scenario-store';

/** Behind a link: what its reader saved, and what it was sent with. `found`: what turned out later to be theirs. */
export function useReaderScenarios(
  token: string,
  report: SharedReport,
  found?: Scenario[],
): ScenarioStore {
  const [list, setList] = useState(report.reader_scenarios);
  const [taken, setTaken] = useState(found);
  if (found && found !== taken) {
    setTaken(found);
    const ids = new Set(found.map(({ id }) => id));
    setList((before) => [...before.filter(({ id }) => !ids.has(id)), ...found]);
  }
  const { sent_scenario: sent, sender } = report;
  const recordTried = useCallback(
    (changes: ScenarioChanges) => scenarioTried(token, changes),
    [token],
  );
  return {
    list,
    save: async (name, changes) => {
      const made = await saveReaderScenario(token, { name, changes });
      setList((before) => [made, ...before]);
    },
    rename: async (id, name) => {
      const renamed = await renameReaderScenario(token, id, name);
      setList((before) => before.map((each) => (each.id === id ? renamed : each)));
    },
    remove: async (id) => {
      await deleteOwnScenario(token, id);
      setList((before) => before.filter((each) => each.id !== id));
    },
    recordTried,
    sent: sent && {
      by: sender?.name.split(' ')[0] ?? 'Alpha Agent',
      name: sent.name,
      changes: sent.changes,
      simulated: sent.simulated,
    },
  };
}
