import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './paging.ts';
import { givenPassword } from './passwords.ts';
import { ROLES } from './roles.ts';
import { text } from './text.ts';

export const namedRole = z.object({ id: z.number().int(), name: z.enum(ROLES) });

export const sessionUser = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(namedRole),
  /** A mask if two-factor is on, else `null`; never the secret. */
  google2fa_secret: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary:
    'Signs in with email and password. Returns an access token, or a temporary token for the second step.',
  perMinute: 20,
  body: z.strictObject({
    email: text(254).trim().min(1),
    password: givenPassword,
  }),
  response: z.union([
    z.object({ access_token: z.string(), user: sessionUser }),
    z.object({
      two_factor_required: z.literal(true),
      temp_token: z.string(),
      user: sessionUser,
    }),
  ]),
});

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/logout',
  access: 'account:own',
  summary: 'Ends this session and revokes its token.',
  response: success,
});

export const getOwnUser = endpoint({
  id: 'getOwnUser',
  method: 'GET',
  path: '/api/user',
  access: 'account:own',
  summary: 'The signed-in user.',
  response: sessionUser.extend({
    /** Unused codes; 0 while two-factor is off. */
    recovery_codes_left: z.number().int(),
  }),
});
