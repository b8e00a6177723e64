import { expect, it } from 'vitest';
import { databaseTroubleOf } from './database-away.ts';

it.each(['ECONNREFUSED', 'EAI_AGAIN', 'ENETUNREACH', '08004', '57P05', '58030'])(
  '%s means the database is unavailable, however deeply the error is nested (security 27)',
  (code) => {
    const cause = Object.assign(new Error('x'), { code });
    expect(databaseTroubleOf(new Error('Failed query', { cause }))).toBe('away');
  },
);

it('a bug of ours does not', () => {
  expect(databaseTroubleOf(Object.assign(new Error('x'), { code: '42703' }))).toBeNull();
});
