import type { ApiScope } from '@alpha/contract';

const KEYS = {
  'leads:read': 'leadsRead',
  'leads:write': 'leadsWrite',
  'listings:read': 'listingsRead',
} as const satisfies Record<ApiScope, string>;

/** The key of its text, which has no colon. */
export const scopeKey = (scope: ApiScope) => KEYS[scope];
