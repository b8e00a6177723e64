import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ROLES } from './roles.ts';

const roles = z.array(z.enum(ROLES)).max(ROLES.length);

const signInRules = z.object({
  /** Roles that must use two-factor. */
  two_factor_roles: roles,
  /** Active users by role, and how many of them have not set it up. */
  people: z.array(
    z.object({ role: z.enum(ROLES), total: z.number().int(), without: z.number().int() }),
  ),
});
export type SignInRules = z.infer<typeof signInRules>;

export const getSignInRules = endpoint({
  id: 'getSignInRules',
  method: 'GET',
  path: '/api/sign-in-rules',
  access: 'user:write:all',
  summary: 'Which roles must use two-factor, and who has yet to set it up.',
  response: signInRules,
});

export const updateSignInRules = endpoint({
  id: 'updateSignInRules',
  method: 'PUT',
  path: '/api/sign-in-rules',
  access: 'user:write:all',
  summary:
    'Requires two-factor of these roles, from their next request on. Needs a proof, and two-factor of your own before your role can be required.',
  body: z.strictObject({ two_factor_roles: roles }),
  response: signInRules,
});
