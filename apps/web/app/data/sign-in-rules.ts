import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export const signInRulesQuery = queryOptions({
  queryKey: [...KEYS.users, 'sign-in-rules'],
  queryFn: () => call(api.getSignInRules),
});

export async function requireTwoFactor(
  cache: QueryClient,
  two_factor_roles: api.Role[],
): Promise<void> {
  const rules = await call(api.updateSignInRules, { body: { two_factor_roles } });
  cache.setQueryData(signInRulesQuery.queryKey, rules);
}
