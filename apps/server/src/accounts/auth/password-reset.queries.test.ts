import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  claimPasswordReset,
  findResetOwner,
  insertPasswordReset,
} from './password-reset.queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 1 } });
});
afterAll(() => test.close());

it('a reset link is used up by the first request that claims it (security 8)', async () => {
  const { db } = test.database;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60_000);
  await insertPasswordReset(db, { userId: 3, tokenHash: 'a link', expiresAt });
  expect(await findResetOwner(db, 'a link', now)).toMatchObject({ id: 3 });
  expect(await claimPasswordReset(db, 'a link', now)).toBe(true);
  expect(await claimPasswordReset(db, 'a link', now)).toBe(false);
  expect(await findResetOwner(db, 'a link', now)).toBeUndefined();
});
