import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language } from './language.ts';
import { idParams, success } from './paging.ts';
import { givenPassword, isConfirmed, newPassword } from './passwords.ts';
import { text } from './text.ts';

export const changePassword = endpoint({
  id: 'changePassword',
  method: 'PUT',
  path: '/api/account/password',
  access: 'account:own',
  summary: 'Changes the password. Revokes all tokens of this user and returns a new one.',
  openDuring: ['password'],
  perMinute: 10,
  body: z
    .strictObject({
      current_password: givenPassword,
      password: newPassword,
      password_confirmation: z.string(),
    })
    .refine(...isConfirmed),
  response: success.extend({ access_token: z.string() }),
});

export const ownSession = z.object({
  id: z.number().int(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listOwnSessions = endpoint({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'account:own',
  summary: 'Where the signed-in user is signed in, the latest use first.',
  response: z.array(ownSession),
});

export const endOwnSession = endpoint({
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'account:own',
  summary: 'Ends one of your sessions. Another one than this needs a proof.',
  params: idParams,
  response: success,
});

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'account:own',
  summary: 'Ends all your sessions except this one. Needs a proof.',
  response: success.extend({ ended: z.number().int() }),
});

export const setOwnLocale = endpoint({
  id: 'setOwnLocale',
  method: 'PUT',
  path: '/api/account/locale',
  access: 'account:own',
  summary: 'Sets the language of the signed-in user, for screens and emails.',
  body: z.strictObject({ locale: language }),
  response: success,
});

export const askPasswordReset = endpoint({
  id: 'askPasswordReset',
  method: 'POST',
  path: '/api/password/forgot',
  access: 'public',
  summary:
    'Emails a one-time link that is valid for an hour. The response is the same for every address.',
  perMinute: 5,
  body: z.strictObject({ email: text(254).trim().pipe(z.email()) }),
  response: success.extend({
    /** False: no mail server is configured, so the email is saved in the outbox folder. */
    mail_is_configured: z.boolean(),
  }),
});

export const checkPasswordReset = endpoint({
  id: 'checkPasswordReset',
  method: 'POST',
  path: '/api/password/check',
  access: 'public',
  summary: 'Whether a password reset link is still valid.',
  perMinute: 20,
  body: z.strictObject({ token: text(256).min(1) }),
  response: success.extend({
    /** False: the user sets their first password. */
    has_password: z.boolean(),
  }),
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/password/reset',
  access: 'public',
  summary: 'Sets a new password with a reset link. Ends all sessions of that user.',
  perMinute: 10,
  body: z
    .strictObject({
      token: text(256).min(1),
      password: newPassword,
      password_confirmation: z.string(),
    })
    .refine(...isConfirmed),
  response: success,
});
