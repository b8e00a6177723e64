import type { z } from 'zod';
import { text } from './text.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

/** A password that is being chosen; whether it is a common one is checked where the list is. */
export const newPassword = text(PASSWORD_MAX).min(PASSWORD_MIN);

/** A password that is being proven: any that could ever have been chosen. */
export const givenPassword = text(256).min(1);

type Chosen = { password?: string | undefined; password_confirmation?: string | undefined };

/** Both fields say the same, or the second one is marked. */
export const isConfirmed = [
  ({ password, password_confirmation }: Chosen) =>
    (password ?? '') === (password_confirmation ?? ''),
  { path: ['password_confirmation'], params: { reason: 'mismatch' } },
] satisfies Parameters<z.ZodType<Chosen>['refine']>;
