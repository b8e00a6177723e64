import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './paging.ts';
import { exactlyOne, oneTimePassword, proof } from './proof.ts';
import { signedInUser } from './session.ts';
import { text } from './text.ts';

export const ONE_TIME_PASSWORD_LENGTH = 6;
export const RECOVERY_CODE_COUNT = 10;

const recoveryCode = text(40).trim().min(1);

const recoveryCodes = z.array(z.string());

/**
 * With the temporary token of `login`, completes the sign-in. With an access token, confirms the secret
 * from `enableTwoFactor`, with a proof, and returns the recovery codes, once.
 */
export const verifyTwoFactor = endpoint({
  id: 'verifyTwoFactor',
  method: 'POST',
  path: '/api/2fa/verify',
  access: 'temp',
  summary:
    'Verifies a one-time code to complete sign-in (temporary token) or setup (access token and a proof).',
  openDuring: ['two_factor'],
  perMinute: 20,
  body: z
    .strictObject({
      one_time_password: oneTimePassword.optional(),
      recovery_code: recoveryCode.optional(),
    })
    .refine(exactlyOne, { path: ['one_time_password'], params: { reason: 'required' } }),
  response: success.extend({
    access_token: z.string(),
    user: signedInUser,
    recovery_codes: recoveryCodes.optional(),
  }),
});

export const enableTwoFactor = endpoint({
  id: 'enableTwoFactor',
  method: 'GET',
  path: '/api/2fa/enable',
  access: 'account:own',
  summary: 'Creates a secret to scan. It takes effect once a code is verified. Needs a proof.',
  openDuring: ['two_factor'],
  perMinute: 20,
  response: z.object({
    /** An SVG document. */
    qr_image: z.string(),
    secret: z.string(),
  }),
});

export const disableTwoFactor = endpoint({
  id: 'disableTwoFactor',
  method: 'POST',
  path: '/api/2fa/disable',
  access: 'account:own',
  summary:
    'Turns off two-factor with a password or a code. Ends all other sessions and replaces the access token.',
  perMinute: 10,
  body: proof,
  response: success.extend({ access_token: z.string() }),
});

export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/2fa/recovery-codes',
  access: 'account:own',
  summary:
    'Creates ten recovery codes, shown once. Old codes stop working. Replaces the access token.',
  perMinute: 10,
  body: proof,
  response: z.object({ access_token: z.string(), recovery_codes: recoveryCodes }),
});
