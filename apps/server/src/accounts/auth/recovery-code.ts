import { randomBytes, randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@alpha/contract';
import { keyedHash } from '../../platform/lib/secret-box.ts';
import { hashWithSalt } from './password.ts';

/** Crockford's alphabet: no characters that are confused when read aloud or copied. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;
const SALT_BYTES = 16;

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => `${half()}-${half()}`);
}

/**
 * Short codes need a slow hash as well as the key: a thief of database and key would try all codes
 * otherwise. One salt for the codes of a user, so that checking a code takes one hash.
 */
export function hashRecoveryCodes(
  appSecret: string,
  userId: number,
  codes: readonly string[],
): Promise<string[]> {
  const salt = randomBytes(SALT_BYTES);
  return Promise.all(codes.map((code) => hashWithSalt(keyedCode(appSecret, userId, code), salt)));
}

/** What a code would be stored as, given the other stored hashes of the same user. */
export async function hashAsStored(
  stored: readonly string[],
  appSecret: string,
  userId: number,
  code: string,
): Promise<string> {
  const keyed = keyedCode(appSecret, userId, code);
  const salt = stored.map(saltOf).find((each) => each !== null);
  // Codes issued by earlier versions have the keyed hash only.
  return salt ? hashWithSalt(keyed, salt) : keyed;
}

/** Accepts any case, with or without the dash, and the usual misreadings. */
function keyedCode(appSecret: string, userId: number, code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return keyedHash(appSecret, 'recovery-codes', `${userId}:${plain}`);
}

/** From `$argon2id$v=19$m=…$salt$hash`. */
function saltOf(stored: string): Buffer | null {
  const salt = /^\$argon2id\$(?:[^$]+\$){2}([^$]+)\$/.exec(stored)?.[1];
  return salt ? Buffer.from(salt, 'base64') : null;
}

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
