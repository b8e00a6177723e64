import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One key per purpose, so that a leak of one does not affect another. */
export type Purpose = 'two-factor' | 'recovery-codes' | 'mail' | 'feeds';

const keys = new Map<string, Buffer>();

function keyFor(appSecret: string, purpose: Purpose): Buffer {
  const name = `${purpose}:${appSecret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', appSecret, 'alpha-agent', purpose, 32));
  keys.set(name, key);
  return key;
}

/** Encrypted and bound to its owner: a row copied to another owner cannot be decrypted. */
export function seal(appSecret: string, purpose: Purpose, owner: string, plain: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(appSecret, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

export function unseal(appSecret: string, purpose: Purpose, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyFor(appSecret, purpose), nonce);
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(tag);
  const plain = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([plain, decipher.final()]).toString('utf8');
}

/** Keyed hash for short codes, which a plain hash would not protect. */
export function keyedHash(appSecret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', keyFor(appSecret, purpose)).update(text).digest('hex');
}
