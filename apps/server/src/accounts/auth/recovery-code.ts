import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@alpha/contract';
import { keyedHash } from '../../platform/lib/secret-box.ts';

/** Crockford's alphabet: no characters that are confused when read aloud or copied. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => `${half()}-${half()}`);
}

/** Accepts any case, with or without the dash, and the usual misreadings. */
export function hashRecoveryCode(appSecret: string, userId: number, code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return keyedHash(appSecret, 'recovery-codes', `${userId}:${plain}`);
}

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
