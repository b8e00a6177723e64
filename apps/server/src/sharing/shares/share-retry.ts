import { createHash, randomUUID } from 'node:crypto';
import type { InputOf, sendProperty } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { DAY_MS } from './share-limits.ts';

type Body = InputOf<typeof sendProperty>['body'];

/** Without an idempotency key, the same message within this time is a retry. */
const RETRY_MS = 10 * 60_000;
/** With a key: as long as emails are kept. */
const KEY_MS = 90 * DAY_MS;

const NO_KEY = 'none';

/** Identifies an email: hash of the caller's key, if any, and hash of the whole body. */
type Fingerprint = { key: string; words: string };

function fingerprintOf({ idempotency_key: key, ...body }: Body): Fingerprint {
  const words = { ...body, email: body.email.toLowerCase() };
  return { key: key ? digest(key) : NO_KEY, words: digest(JSON.stringify(words)) };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Unique per email, so that an identical one can follow a revoked or failed one. */
export function newMailKey(userId: number, body: Body): string {
  const { key, words } = fingerprintOf(body);
  return ['share', userId, key, words, randomUUID()].join(':');
}

function fingerprintIn(mailKey: string): Fingerprint {
  const [, , key = '', words = ''] = mailKey.split(':');
  return { key, words };
}

/** Emails sent before this can't be the same request. */
export const retrySince = ({ idempotency_key: key }: Body, now: number) =>
  new Date(now - (key ? KEY_MS : RETRY_MS));

/** Whether one of the queued or delivered emails is this same request. */
export function isRetry(body: Body, mailKeys: readonly string[]): boolean {
  const own = fingerprintOf(body);
  const sameKey = mailKeys.map(fingerprintIn).filter(({ key }) => key === own.key);
  if (sameKey.some(({ words }) => words === own.words)) return true;
  if (own.key !== NO_KEY && sameKey.length > 0) throw new AppError('share.keyReused');
  return false;
}
