import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './paging.ts';
import { givenPassword } from './passwords.ts';
import { REQUIRED_STEPS } from './required-step.ts';
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

export const signedInUser = sessionUser.extend({
  /** Until it is done, every other endpoint answers 403; missing when there is none. */
  required_step: z.enum(REQUIRED_STEPS).optional(),
  /** An administrator requires the second factor for this role. */
  two_factor_required: z.literal(true).optional(),
});
export type SignedInUser = z.infer<typeof signedInUser>;

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
    z.object({ access_token: z.string(), user: signedInUser }),
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
  openDuring: REQUIRED_STEPS,
  response: success,
});

export const getOwnUser = endpoint({
  id: 'getOwnUser',
  method: 'GET',
  path: '/api/user',
  access: 'account:own',
  summary: 'The signed-in user.',
  openDuring: REQUIRED_STEPS,
  response: signedInUser.extend({
    /** Unused codes; 0 while two-factor is off. */
    recovery_codes_left: z.number().int(),
    /** Until when new devices cannot sign in to this account, after too many failed attempts. */
    locked_until: z.string().nullable(),
  }),
});
