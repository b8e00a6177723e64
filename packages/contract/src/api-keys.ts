import { z } from 'zod';
import { API_SCOPES } from './api-scopes.ts';
import { endpoint } from './endpoint.ts';
import { idParams, rowId, success } from './paging.ts';
import { visibleText } from './text.ts';

/** Distinguishes a key from the token of a session. */
export const API_KEY_PREFIX = 'alpha_';

/** Days until a key expires. */
export const API_KEY_DAYS = [30, 90, 365] as const;
export const API_KEYS_MAX = 100;

const apiKey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** How it begins; the rest is stored nowhere. */
  start: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** It sees and does what this person may. */
  user: z.object({ id: z.number().int(), name: z.string(), is_active: z.boolean() }),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
  last_used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = endpoint({
  id: 'listApiKeys',
  method: 'GET',
  path: '/api/api-keys',
  access: 'integration:write',
  summary: 'Keys of other systems, without the keys themselves.',
  response: z.array(apiKey),
});

export const createApiKey = endpoint({
  id: 'createApiKey',
  method: 'POST',
  path: '/api/api-keys',
  access: 'integration:write',
  summary: 'Makes a key that acts for a user, within its scopes. It is returned only here.',
  perMinute: 20,
  body: z.strictObject({
    name: visibleText(120),
    user_id: rowId,
    scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
    days: z.literal(API_KEY_DAYS),
  }),
  response: z.object({ api_key: apiKey, key: z.string() }),
});

export const deleteApiKey = endpoint({
  id: 'deleteApiKey',
  method: 'DELETE',
  path: '/api/api-keys/:id',
  access: 'integration:write',
  summary: 'Revokes a key: its next request is refused.',
  params: idParams,
  response: success,
});
