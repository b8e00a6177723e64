import type { NamedScenario } from '@alpha/contract';
import * as api from '@alpha/contract/scenarios';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export const scenariosQuery = (propertyId: number) =>
  queryOptions({
    queryKey: [...KEYS.scenarios, propertyId],
    queryFn: () => call(api.listScenarios, { params: { id: propertyId } }),
  });

const refresh = (cache: QueryClient, propertyId: number) =>
  cache.invalidateQueries({ queryKey: scenariosQuery(propertyId).queryKey });

export async function saveScenario(cache: QueryClient, propertyId: number, body: NamedScenario) {
  await call(api.createScenario, { params: { id: propertyId }, body });
  await refresh(cache, propertyId);
}

export async function renameScenario(
  cache: QueryClient,
  propertyId: number,
  { id, name }: { id: number; name: string },
) {
  await call(api.updateScenario, { params: { id }, body: { name } });
  await refresh(cache, propertyId);
}

export async function deleteScenario(cache: QueryClient, propertyId: number, id: number) {
  await call(api.deleteScenario, { params: { id } });
  await refresh(cache, propertyId);
}
