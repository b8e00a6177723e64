import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Named in front of every value it sealed, so that a later version can add another one beside it. */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_CHARS = 8;

/** One key per purpose, so that a leak of one does not affect another. */
export type Purpose =
  | 'two-factor'
  | 'recovery-codes'
  | 'mail'
  | 'feeds'
  | 'intake'
  | 'webhooks'
  | 'push'
  | 'purchase-documents'
  | 'sign-in-addresses'
  | 'devices'
  | 'room-reports'
  | 'removed-homes';

const keys = new Map<string, Buffer>();

function keyFor(appSecret: string, purpose: Purpose): Buffer {
  const name = `${purpose}:${appSecret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', appSecret, 'alpha-agent', purpose, 32));
  keys.set(name, key);
  return key;
}

/** Identifies a secret without revealing it. */
export const keyIdOf = (appSecret: string): string =>
  createHmac('sha256', appSecret)
    .update('alpha-agent key id')
    .digest('base64url')
    .slice(0, KEY_ID_CHARS);

/**
 * Encrypted and bound to its owner: a row copied to another owner cannot be decrypted. The result names
 * algorithm and key: `aes-256-gcm:<key id>:<base64>`.
 */
export function seal(appSecret: string, purpose: Purpose, owner: string, plain: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(appSecret, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  return `${CIPHER}:${keyIdOf(appSecret)}:${bytes}`;
}

/** Values of earlier versions name neither algorithm nor key: they are the base64 alone. */
export function unseal(appSecret: string, purpose: Purpose, owner: string, sealed: string): string {
  const parts = sealed.split(':');
  const [algorithm, keyId, base64 = ''] = parts.length === 1 ? [CIPHER, null, sealed] : parts;
  if (algorithm !== CIPHER) throw new Error(`sealed with ${algorithm}, which is not known here`);
  if (keyId !== null && keyId !== keyIdOf(appSecret))
    throw new Error(`sealed with the key ${keyId}, not with ${keyIdOf(appSecret)}`);
  const bytes = Buffer.from(base64, 'base64');
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

/** Opens a value and seals it with another secret. */
type Reseal = (purpose: Purpose, owner: string, sealed: string) => string;

export const resealer =
  (from: string, to: string): Reseal =>
  (purpose, owner, sealed) =>
    seal(to, purpose, owner, unseal(from, purpose, owner, sealed));
