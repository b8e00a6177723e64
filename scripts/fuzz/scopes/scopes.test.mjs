import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTarget } from '../open-target.mjs';
import { runScopes } from './run-scopes.mjs';

let target;
beforeAll(async () => {
  target = await openTarget(60_000);
});
afterAll(() => target.test.close());

it('answers every operation on an object of another scope as if it did not exist, and changes nothing (security 10)', async () => {
  const { faults, pairs, operations } = await runScopes({ ...target, seed: 1 });
  expect(faults).toEqual([]);
  expect(operations).toBeGreaterThan(30);
  expect(pairs).toBeGreaterThan(1_000);
}, 240_000);
