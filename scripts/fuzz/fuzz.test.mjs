import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareToken } from '../../apps/server/test/share-token.ts';
import { openTarget } from './open-target.mjs';
import { prepareFuzz, runFuzz } from './run.mjs';

/** A seed known to pass; others may find more. */
const SEED = 1;
const REQUESTS = 1_200;
const LIMIT_MS = 60_000;

let target;
beforeAll(async () => {
  target = await openTarget(LIMIT_MS);
});
afterAll(() => target.test.close());

it('answers thousands of right and wrong requests by everybody as the document says, never with a fault', async () => {
  const { test, send, document, keeper } = target;
  const setting = await prepareFuzz({ send, document, keeper });
  for (const id of setting.known.pools.get('properties').slice(0, 3))
    setting.known.add('token', await shareToken(test, id));

  const { faults, statuses, sent } = await runFuzz(setting, {
    seed: SEED,
    requests: REQUESTS,
    lanes: 4,
  });

  expect(faults).toEqual([]);
  expect(sent).toBe(REQUESTS);
  // A run that is unauthorized or rate limited would find nothing.
  expect(statuses[200]).toBeGreaterThan(REQUESTS * 0.1);
  expect(statuses[429] ?? 0).toBeLessThan(REQUESTS * 0.02);
  expect((await test.app.inject('/api/ready')).statusCode).toBe(200);
}, 240_000);
