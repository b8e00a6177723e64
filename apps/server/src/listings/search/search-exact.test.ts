import {
  getPropertyMap,
  getPropertySupply,
  type MapBounds,
  type MapCluster,
} from '@alpha/contract';
import { createRandom } from '@alpha/demo-market/random';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillValues } from '../../../test/estimated-values.ts';
import { type Caller, callerWith } from '../../../test/people.ts';
import { drawQuery, expectAnswersByHand, shownHomes } from '../../../test/random-questions.ts';
import type { Row } from '../../../test/search-by-hand.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { openThreadedApp } from '../../../test/threaded-market.ts';
import type { Db } from '../../platform/db/db.ts';
import { properties } from '../../platform/db/schema/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { areaOf } from './market/area.ts';
import { createColumns } from './market/columns.ts';
import { findInMarket } from './market/find-in-market.ts';
import { insidePolygon } from './market/inside-polygon.ts';
import { marketOf } from './market/market.ts';
import { pageOf } from './market/order-rows.ts';
import { EVERYWHERE, selectRows } from './market/select-rows.ts';
import { readSearch } from './search.service.ts';
import { refreshSearch } from './search-index.service.ts';
import { find } from './search-plan.ts';

let test: TestApp;
let visitor: Caller;
let rows: Row[];
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
  visitor = callerWith(test);
  await leaveFactsOut(test.database.db);
  await fillValues(test.database.db);
  rows = await shownHomes(test.database.db);
});
afterAll(() => test.close());

/** Some listings of a feed say less than others. */
async function leaveFactsOut(db: Db): Promise<void> {
  for (const [i, name] of ['totalSqft', 'yearBuilt', 'hoaMonthly', 'listedOn'].entries())
    await db
      .update(properties)
      .set({ [name]: null })
      .where(sql`${properties.id} % 7 = ${sql.raw(String(i))}`);
  const all = await db.select({ id: properties.id }).from(properties);
  await refreshSearch(
    db,
    all.map(({ id }) => id),
  );
}

describe('the search', () => {
  it.each(['database', 'memory'])(
    'gives the same result as a scan of every row, for hundreds of random queries (%s)',
    async (source) => {
      if (source === 'memory') await marketOf(test.database.db).current();
      await expectAnswersByHand(visitor, rows, { count: 250, seed: 20_261_115 });
    },
  );
});

describe('two threads', () => {
  it('give the same result as a scan of every row, for hundreds of random queries', async () => {
    const threaded = await openThreadedApp(test.deps);
    await threaded.market.current();
    await expectAnswersByHand(callerWith({ ...test, app: threaded.app }), rows, {
      count: 250,
      seed: 20_261_119,
    });
    await threaded.close();
  });

  it('give the same map and the same budgets as one', async () => {
    const threaded = await openThreadedApp(test.deps);
    const byThreads = callerWith({ ...test, app: threaded.app });
    const random = createRandom(8);
    for (let i = 0; i < 60; i += 1) {
      const { sort_by: _, sort_order: __, page: ___, ...query } = drawQuery(random, rows);
      const view = random.pick([{}, { bounds: '-80.4,25.6,-80.0,26.0', zoom: random.int(6, 15) }]);
      const ask = async (by: Caller) => {
        const map = (await by(getPropertyMap, { query: { ...query, ...view } })).json();
        const ids = map.pins.map(({ id }: { id: number }) => id).toSorted();
        const { investment_min: ____, investment_max: _____, ...rest } = query;
        return {
          map: { ...map, pins: ids, clusters: map.clusters.map(rounded) },
          supply: (await by(getPropertySupply, { query: rest })).json(),
        };
      };
      expect(await ask(byThreads)).toEqual(await ask(visitor));
    }
    await threaded.close();
  });
});

/** Sums of places differ in their last bits when they are added in another order. */
const rounded = ({ latitude, longitude, ...cluster }: MapCluster) => ({
  ...cluster,
  latitude: latitude.toFixed(9),
  longitude: longitude.toFixed(9),
});

describe('memory', () => {
  it('gives the same result as the database, also for very frequent words and property types', async () => {
    const { db } = test.database;
    await marketOf(db).current();
    const random = createRandom(4_711);
    for (let i = 0; i < 150; i += 1) {
      const word = random.pick(['pool', 'garage', 'fl st', 'garage pool']);
      const { polygon, within, ...drawn } = drawQuery(random, rows);
      const area = {
        ...(polygon && { polygon: JSON.parse(polygon) }),
        ...(within && { within: within.split(',').map(Number) as MapBounds }),
      };
      const kinds = random.pick([
        undefined,
        ['condo' as const],
        ['multi_family', 'townhouse'] as const,
      ]);
      const asked = { ...drawn, ...area, search: word, ...(kinds ? { kinds: [...kinds] } : {}) };
      const search = await readSearch({ db } as Ctx, asked);
      if (!search) continue;
      const order = search.order ?? { key: 'relevance', direction: 'desc' };
      const window = { limit: 12, offset: random.pick([0, 12, 120, 240, 900]) };
      const ask = async (atMost: number) => {
        const { total, rows: cards } = await find(db, { ...search, order, atMost }, window);
        return { total, ids: cards.map(({ id }) => id) };
      };
      expect(await findInMarket(db, search.filter, order, window)).not.toBeNull();
      expect(await ask(Number.POSITIVE_INFINITY)).toEqual(await ask(0));
    }
  });

  it('pages deep into a long list like a full sort', () => {
    const random = createRandom(99);
    const columns = createColumns();
    for (let id = 1; id <= 5_000; id += 1)
      columns.put({ ...ANY_ROW, id, totalRoi: Math.fround(random.int(0, 400) / 10) });
    const roi = columns.data.totalRoi;
    for (const direction of ['asc', 'desc'] as const)
      for (const offset of [0, 588, 600, 2_400, 4_980, 4_999, 5_000]) {
        const rows = Int32Array.from({ length: 5_000 }, (_, i) => (i * 7_919) % 5_000);
        const sign = direction === 'asc' ? 1 : -1;
        const sorted = [...rows].sort((a, b) => sign * ((roi[a] ?? 0) - (roi[b] ?? 0) || a - b));
        const page = pageOf(columns, rows, { key: 'totalRoi', direction }, { limit: 12, offset });
        expect(page).toEqual(sorted.slice(offset, offset + 12));
      }
  });

  it('finds the same listings in a polygon by block as one by one', () => {
    const random = createRandom(5);
    const columns = createColumns();
    for (let id = 1; id <= 20_000; id += 1) {
      // Clustered by town, as in memory.
      const town = Math.floor(id / 700);
      const [lng, lat] = [
        -120 + 1.7 * town + random.range(0, 0.2),
        26 + (town % 9) + random.range(0, 0.2),
      ];
      columns.put({
        ...ANY_ROW,
        id,
        totalRoi: 1,
        lng: Math.round(lng * 1e6),
        lat: Math.round(lat * 1e6),
      });
    }
    for (let i = 0; i < 120; i += 1) {
      const size = random.pick([0.05, 1, 8, 60]);
      const [x, y] = [random.range(-120, -72), random.range(26, 35)];
      const polygon = Array.from({ length: random.int(3, 40) }, () => ({
        lat: Math.max(-90, Math.min(90, y + random.range(-size, size))),
        lng: Math.max(-180, Math.min(180, x + random.range(-size, size))),
      }));
      const isInside = insidePolygon(polygon);
      const { lng, lat } = columns.data;
      const expected = [...Array(columns.size).keys()].filter((row) =>
        isInside(lng[row] as number, lat[row] as number),
      );
      const area = areaOf(columns, polygon);
      expect([...selectRows(columns, { polygon }, EVERYWHERE, { area })]).toEqual(expected);
    }
  });
});

const ANY_ROW = {
  lng: -80e6,
  lat: 25e6,
  initialInvestment: 1,
  relevance: 1,
  annualRoi: 1,
  netProfit: 1,
  baths: 1,
  beds: 1,
  cashFlowFirstYear: true,
  type: 'condo' as const,
  city: 'miami',
  state: 'FL',
  askingPrice: 1,
  sqft: null,
  yearBuilt: null,
  hoaMonthly: null,
  listedDay: null,
  cashFlowMonthly: 1,
  chanceOfLoss: 0,
  valueForRisk: 1,
  discount: null,
};
