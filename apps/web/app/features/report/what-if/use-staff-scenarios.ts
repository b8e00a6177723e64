import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteScenario, renameScenario, saveScenario, scenariosQuery } from '~/data/scenarios';
import type { ScenarioStore } from './scenario-store';

export function useStaffScenarios(propertyId: number): ScenarioStore {
  const cache = useQueryClient();
  const { data = [] } = useQuery(scenariosQuery(propertyId));
  return {
    list: data,
    save: (name, changes) => saveScenario(cache, propertyId, { name, changes }),
    rename: (id, name) => renameScenario(cache, propertyId, { id, name }),
    remove: (id) => deleteScenario(cache, propertyId, id),
    recordTried: null,
    sent: null,
  };
}
