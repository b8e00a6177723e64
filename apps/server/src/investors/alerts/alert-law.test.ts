import { listProperties, type SavedFilter } from '@alpha/contract';
import { createRandom } from '@alpha/demo-market/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AlertDesk, openAlertDesk } from '../../../test/alert-desk.ts';
import { drawQuery, shownHomes } from '../../../test/random-questions.ts';
import type { Row } from '../../../test/search-by-hand.ts';
import { savedSearches, searchAlerts } from '../../platform/db/schema/index.ts';

const SEARCHES = 150;

let at: AlertDesk;
let rows: Row[];
beforeAll(async () => {
  at = await openAlertDesk();
  rows = await shownHomes(at.db);
});
afterAll(() => at.test.close());

const ask = async (query: object) => {
  const answer = await at.reader(listProperties, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json() as { data: { id: number; outcome: Outcome }[]; last_page: number };
};
type Outcome = { cash_flow_monthly: number; chance_of_loss: number } | null;

/** Every page of the explorer, then the two limits that it does not have. */
async function foundByHand(
  filter: SavedFilter,
  limits: { cashFlowMin: number | null; lossChanceMax: number | null },
): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, last_page } = await ask({ ...filter, page });
    last = last_page;
    for (const { id, outcome } of data) {
      const { cashFlowMin: cash, lossChanceMax: loss } = limits;
      if (cash !== null && !(outcome && outcome.cash_flow_monthly >= cash)) continue;
      if (loss !== null && !(outcome && 100 * outcome.chance_of_loss <= loss)) continue;
      ids.push(id);
    }
  }
  return ids.sort((a, b) => a - b);
}

function drawSearch(random: ReturnType<typeof createRandom>) {
  const { page: _, sort_by: __, sort_order: ___, ...query } = drawQuery(random, rows);
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const filter: SavedFilter = Object.fromEntries(entries);
  if (random.chance(0.2)) filter.kinds = random.pick(['condo', 'single_family,townhouse']);
  return {
    filter,
    cashFlowMin: random.chance(0.3) ? random.int(-20, 10) * 100 : null,
    lossChanceMax: random.chance(0.3) ? random.int(0, 60) : null,
  };
}

describe('a saved search', () => {
  it(`finds what the explorer finds, and nothing else: ${SEARCHES} random searches`, async () => {
    const random = createRandom(24);
    const searches = Array.from({ length: SEARCHES }, () => drawSearch(random));
    const made = await at.db
      .insert(savedSearches)
      .values(
        searches.map((search, i) => ({
          ...search,
          ...{ leadId: at.leadId, name: `Search ${i}`, frequency: 'daily' as const },
          ...{ isByInvestor: true, locale: 'en', stopKey: `key ${i}`, sinceVersion: 0 },
        })),
      )
      .returning({ id: savedSearches.id });
    const changed = new Set(at.listed.map(({ id }) => id).filter(() => random.chance(0.6)));
    await at.makeNew([...changed]);
    // Of more than 60 at once the best are kept.
    await at.match(60);
    const alerts = await at.db.select().from(searchAlerts);
    let found = 0;
    for (const [i, search] of searches.entries()) {
      const reported = alerts
        .filter(({ searchId }) => searchId === made[i]?.id)
        .map(({ propertyId }) => propertyId)
        .sort((a, b) => a - b);
      const expected = (await foundByHand(search.filter, search)).filter((id) => changed.has(id));
      expect([search, reported]).toEqual([search, expected]);
      found += reported.length;
    }
    expect(found).toBeGreaterThan(SEARCHES);
    expect(alerts.every(({ reason }) => reason === 'new')).toBe(true);
  }, 120_000);
});
