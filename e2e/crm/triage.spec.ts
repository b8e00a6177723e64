import { beSignedIn, expect, test } from '../fixtures.ts';
import { api, createLead } from './lead-page.ts';

const LEADS = 50;
const MOST_KEYS = 4;

test('fifty waiting leads are triaged on Today with the keyboard alone, one request each', async ({
  page,
}) => {
  test.slow();
  await beSignedIn(page, 'renata.vilar@alpha.test');
  const midnight = new Date(new Date().setHours(0, 0, 0, 0)).getTime();
  const [from, to] = [midnight, midnight + 86_400_000].map((at) => new Date(at).toISOString());
  const waiting = async (): Promise<number> =>
    (await api(page, 'GET', `/api/today?from=${from}&to=${to}`)).waiting.count;
  // The demo person has fewer; the rest arrives as at the office.
  for (let count = await waiting(); count < LEADS; count += 1) await createLead(page);

  await page.goto('/app/today');
  await expect(page.getByRole('link', { name: /Nora Probe/ }).first()).toBeVisible();
  const before = await waiting();
  const writes: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/') && sent.method() !== 'GET') writes.push(pathname);
  });
  let keys = 0;
  for (let n = 0; n < LEADS; n += 1) {
    // Moved to the second column, or snoozed until later today.
    for (const key of n % 2 === 0 ? ['m', '2'] : ['s', '1']) {
      keys += 1;
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toHaveCount(keys % 2);
    }
  }
  await expect.poll(waiting).toBe(before - LEADS);
  expect(writes).toHaveLength(LEADS);
  // No key went to a lead that was just done.
  expect(new Set(writes.map((path) => /\d+/.exec(path)?.[0])).size).toBe(LEADS);
  expect(keys).toBeLessThanOrEqual(LEADS * MOST_KEYS);
});
