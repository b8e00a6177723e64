import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './paging.ts';
import { text } from './text.ts';

export const askUnlock = endpoint({
  id: 'askUnlock',
  method: 'POST',
  path: '/api/unlock/ask',
  access: 'public',
  summary:
    'Emails a one-time link to a user whose sign-in is locked, once for each lock. The response is the same for every address.',
  perMinute: 5,
  body: z.strictObject({ email: text(254).trim().pipe(z.email()) }),
  response: success.extend({
    /** False: no mail server is configured, so the email is saved in the outbox folder. */
    mail_is_configured: z.boolean(),
  }),
});

export const unlockSignIn = endpoint({
  id: 'unlockSignIn',
  method: 'POST',
  path: '/api/unlock',
  access: 'public',
  summary: 'Ends the locks of an account with an emailed link. It does not sign in.',
  perMinute: 10,
  body: z.strictObject({ token: text(256).min(1) }),
  response: success,
});
