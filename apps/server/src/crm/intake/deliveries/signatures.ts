import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A signature of another time is refused, so that a recorded request cannot be sent again later. */
const TOLERANCE_SECONDS = 5 * 60;

/** Compares hashes, which have one length: neither length nor content changes the time it takes. */
export function isSame(given: string, expected: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(given), hashOf(expected));
}

/** Meta's `X-Hub-Signature-256: sha256=…` over the raw body. */
export function isSignedByMeta(header: unknown, body: Buffer, appSecret: string): boolean {
  if (typeof header !== 'string' || !appSecret) return false;
  return isSame(header, `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
}

const hmacOf = (secret: string, seconds: number, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`, the same for both directions. */
export const timestampedSignature = (secret: string, seconds: number, body: Buffer | string) =>
  `t=${seconds},v1=${hmacOf(secret, seconds, body)}`;

/** Several `v1` are allowed, so that the sender can change its secret without a gap. */
export function isSignedInTime(
  header: unknown,
  body: Buffer,
  secret: string,
  nowMs: number,
): boolean {
  if (typeof header !== 'string' || header.length > 2_000) return false;
  const parts = header.split(',').map((part) => part.trim().split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(seconds)) return false;
  if (Math.abs(nowMs / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  const expected = hmacOf(secret, seconds, body);
  return parts.some(([name, value]) => name === 'v1' && isSame(value ?? '', expected));
}
