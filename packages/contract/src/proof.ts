import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './paging.ts';
import { givenPassword } from './passwords.ts';

/** How long a password or code that was just entered counts as proof of the person. */
export const PROOF_MINUTES = 5;

export const oneTimePassword = z.string().regex(/^\d{6}$/);

export const exactlyOne = (body: object) =>
  Object.values(body).filter((value) => value !== undefined).length === 1;

/** Proof of account ownership. */
export const proof = z
  .strictObject({
    password: givenPassword.optional(),
    one_time_password: oneTimePassword.optional(),
  })
  .refine(exactlyOne, { path: ['password'], params: { reason: 'required' } });

export const proveIdentity = endpoint({
  id: 'proveIdentity',
  method: 'POST',
  path: '/api/proof',
  access: 'account:own',
  summary:
    'Proves with the password or a code that the owner is present, and replaces the access token. Endpoints that change something lasting ask for it with `auth.proofRequired`.',
  openDuring: ['two_factor'],
  perMinute: 10,
  body: proof,
  response: success.extend({ access_token: z.string(), valid_until: z.string() }),
});
