import type { z } from 'zod';
import { text } from './text.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

/** A new password. The server also checks it against a list of common passwords. */
export const newPassword = text(PASSWORD_MAX).min(PASSWORD_MIN);

/** An existing password: accepts anything that could ever have been set. */
export const givenPassword = text(256).min(1);

type Chosen = { password?: string | undefined; password_confirmation?: string | undefined };

/** Both fields must match; the error is reported on the second one. */
export const isConfirmed = [
  ({ password, password_confirmation }: Chosen) =>
    (password ?? '') === (password_confirmation ?? ''),
  { path: ['password_confirmation'], params: { reason: 'mismatch' } },
] satisfies Parameters<z.ZodType<Chosen>['refine']>;
