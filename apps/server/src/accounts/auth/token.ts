import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A bearer token: random, shown once, stored only as its hash. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
