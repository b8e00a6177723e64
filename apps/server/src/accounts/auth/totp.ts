import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
/** Clocks may differ by one step. */
const DRIFT_STEPS = 1;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The time step a code belongs to, or `null`. Does not check whether the step was already used. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
}

/** QR code of the otpauth address, as SVG. */
export function qrImageOf(secret: string, email: string): Promise<string> {
  const address = totpOf(secret, email).toString();
  return QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Alpha Agent',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });
}
