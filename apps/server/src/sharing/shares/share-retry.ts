import { createHash, randomUUID } from 'node:crypto';
import type { InputOf, sendProperty } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { DAY_MS } from './share-limits.ts';

type Body = InputOf<typeof sendProperty>['body'];

/** Without a key of its own the same message within this time is a retry. */
const RETRY_MS = 10 * 60_000;
/** With one, for as long as letters are kept. */
const KEY_MS = 90 * DAY_MS;

const NO_KEY = 'none';

/** What a letter is known by: the caller's key, where there is one, and every word of it. */
type Marks = { key: string; words: string };

function marksOf({ idempotency_key: key, ...body }: Body): Marks {
  const words = { ...body, email: body.email.toLowerCase() };
  return { key: key ? digest(key) : NO_KEY, words: digest(JSON.stringify(words)) };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Its own for each letter: one that was revoked or has failed may be followed by its equal. */
export function newMailKey(userId: number, body: Body): string {
  const { key, words } = marksOf(body);
  return ['share', userId, key, words, randomUUID()].join(':');
}

function marksIn(mailKey: string): Marks {
  const [, , key = '', words = ''] = mailKey.split(':');
  return { key, words };
}

/** From when on a letter to the same address about the same home may be this very one. */
export const retrySince = ({ idempotency_key: key }: Body, now: number) =>
  new Date(now - (key ? KEY_MS : RETRY_MS));

/** Whether one of the letters that are under way or delivered is this one already. */
export function isRetry(body: Body, mailKeys: readonly string[]): boolean {
  const own = marksOf(body);
  const sameKey = mailKeys.map(marksIn).filter(({ key }) => key === own.key);
  if (sameKey.some(({ words }) => words === own.words)) return true;
  if (own.key !== NO_KEY && sameKey.length > 0) throw new AppError('share.keyReused');
  return false;
}
