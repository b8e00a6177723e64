import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export const apiKeysQuery = queryOptions({
  queryKey: KEYS.apiKeys,
  queryFn: () => call(api.listApiKeys),
});

export async function addApiKey(
  cache: QueryClient,
  body: api.CallOf<typeof api.createApiKey>['body'],
) {
  const made = await call(api.createApiKey, { body });
  await cache.invalidateQueries({ queryKey: KEYS.apiKeys });
  return made;
}

export async function removeApiKey(cache: QueryClient, id: number): Promise<void> {
  await call(api.deleteApiKey, { params: { id } });
  await cache.invalidateQueries({ queryKey: KEYS.apiKeys });
}
