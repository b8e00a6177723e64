import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The code an authenticator app shows, `steps` away from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** A test that falls on the border between two steps would see another code: for its clock. */
export const middleOfStep = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;

/** Six digits that differ from those of neighboring steps. */
export function wrongCodeOf(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((c) => !near.includes(c)) ??
    ''
  );
}
