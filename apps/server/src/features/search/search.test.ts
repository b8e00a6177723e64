import { listProperties } from '@alpha/contract';
import { relevanceScore } from '@alpha/engine/city';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith } from '../../../test/people.ts';
import {
  matchesByHand,
  type Query,
  type Row,
  sortKey,
  vocabularyOf,
} from '../../../test/search-by-hand.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  areas,
  properties,
  propertyAnalyses,
  propertyFacets,
  propertySearch,
  searchLexemes,
} from '../../db/schema/index.ts';
import { createRandom, type Random } from '../../demo/random.ts';
import type { Ctx } from '../../http/context.ts';
import { createColumns } from './market/columns.ts';
import { marketOf } from './market/market.ts';
import { pageOf } from './market/order-rows.ts';
import { readSearch } from './search.service.ts';
import { refreshSearch } from './search-index.service.ts';
import { countAndWalk, find } from './search-plan.ts';

let test: TestApp;
let visitor: Caller;
let rows: Row[];
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
  visitor = callerWith(test);
  rows = (
    await test.database.db
      .select()
      .from(properties)
      .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
      .leftJoin(areas, eq(areas.id, properties.areaId))
  ).filter(({ properties: { status, mayDisplay } }) => status === 'active' && mayDisplay);
});
afterAll(() => test.close());

const ask = async (query: object) => {
  const answer = await visitor(listProperties, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json() as { data: { id: number }[]; total: number; last_page: number };
};

const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

describe('the search', () => {
  it('shows active listings, twelve a page, with an exact total', async () => {
    const first = await ask({});
    expect(first).toMatchObject({ total: rows.length, page: 1, per_page: 12 });
    expect(first.last_page).toBe(Math.ceil(rows.length / 12));
    const seen = new Set<number>();
    for (let page = 1; page <= first.last_page; page += 1)
      for (const id of idsOf(await ask({ page }))) seen.add(id);
    expect(seen.size).toBe(rows.length);
    expect(idsOf(await ask({ page: first.last_page + 1 }))).toEqual([]);
  });

  it('orders by the published score when nothing else is asked', async () => {
    const stored = await test.database.db.select().from(propertySearch);
    const byId = new Map(stored.map((row) => [row.id, row]));
    const expected = rows.map(({ properties: home, property_analyses: a, areas: area }) => ({
      id: home.id,
      score: relevanceScore({
        annualizedRoi: a.annualizedRoi,
        probRoiAbove0: a.roi.probAbove0,
        dscr: a.dscr,
        volatility: area?.volatilityStdDev ?? null,
        completeness: 1,
      }),
    }));
    for (const { id, score } of expected) expect(byId.get(id)?.relevance).toBeCloseTo(score, 3);
    const best = [...expected].sort((x, y) => y.score - x.score)[0];
    expect(byId.get(idsOf(await ask({}))[0] ?? 0)?.relevance).toBeCloseTo(best?.score ?? 0, 3);
  });

  it.each(['database', 'memory'])(
    'gives what a look at every row gives, for hundreds of random questions (%s)',
    async (source) => {
      if (source === 'memory') await marketOf(test.database.db).current();
      const random = createRandom(20_261_115);
      const vocabulary = vocabularyOf(rows);
      for (let i = 0; i < 400; i += 1) {
        const query = drawQuery(random, rows);
        const expected = rows.filter((row) => matchesByHand(row, query, vocabulary));
        const { data, total } = await ask(query);
        expect([query, total]).toEqual([query, expected.length]);
        if (!query.sort_by) continue;
        const key = sortKey(query.sort_by);
        const sign = query.sort_order === 'asc' ? 1 : -1;
        const sorted = [...expected].sort(
          (a, b) => sign * (key(a) - key(b) || a.properties.id - b.properties.id),
        );
        const start = ((query.page ?? 1) - 1) * 12;
        const page = sorted.slice(start, start + 12).map(({ properties: { id } }) => id);
        expect([query, idsOf({ data })]).toEqual([query, page]);
      }
    },
  );
});

describe('every way of finding', () => {
  it('gives the same answer, also for words that half the market has', async () => {
    const { db } = test.database;
    await marketOf(db).current();
    const random = createRandom(4_711);
    for (let i = 0; i < 150; i += 1) {
      const word = random.pick(['pool', 'garage', 'fl st', 'garage pool']);
      const { polygon, ...drawn } = drawQuery(random, rows);
      const area = polygon ? { polygon: JSON.parse(polygon) } : {};
      const search = await readSearch({ db } as Ctx, { ...drawn, ...area, search: word });
      if (!search) continue;
      const order = search.order ?? { key: 'relevance', direction: 'desc' };
      const window = { limit: 12, offset: random.pick([0, 12, 120, 240, 900]) };
      const ask = async (atMost: number) => {
        const { total, rows: cards } = await find(db, { ...search, order, atMost }, window);
        return { total, ids: cards.map(({ id }) => id) };
      };
      const onePass = await ask(0);
      expect(await ask(Number.POSITIVE_INFINITY)).toEqual(onePass);
      if (search.filter.city || search.filter.polygon) continue;
      const walked = await countAndWalk(db, search.filter, order, window);
      expect({ total: walked.total, ids: walked.rows.map(({ id }) => id) }).toEqual(onePass);
    }
  });

  it('pages far into a long list as a sort would', () => {
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
  isCashFlowPositive: true,
  city: 'miami',
  state: 'FL',
};

/** Filters as people set them, and some as nobody would. */
function drawQuery(random: Random, all: Row[]): Query {
  const query: Query = {};
  const home = random.pick(all).properties;
  if (random.chance(0.3)) query.city = home.city;
  if (random.chance(0.5))
    query.investment_min = random.int(0, 12) * 50_000 + (random.chance(0.2) ? 1_234.5 : 0);
  if (random.chance(0.5))
    query.investment_max = random.int(0, 30) * 50_000 + (random.chance(0.2) ? 99.9 : 0);
  if (random.chance(0.4)) query.beds = random.int(1, 7);
  if (random.chance(0.3)) query.baths = random.int(1, 6);
  if (random.chance(0.2)) query.cash_flow_first_year = '1';
  if (random.chance(0.4)) query.polygon = JSON.stringify(drawPolygon(random, home));
  if (random.chance(0.3)) query.search = drawText(random, home);
  if (random.chance(0.8)) {
    query.sort_by = random.pick([
      'initial_investment',
      'total_roi',
      'annual_roi',
      'net_profit',
    ] as const);
    if (random.chance(0.7)) query.sort_order = random.pick(['asc', 'desc'] as const);
  }
  if (random.chance(0.3)) query.page = random.int(1, 5);
  return query;
}

/** Round, concave, crossing itself, or a sliver. */
function drawPolygon(
  random: Random,
  { latitude, longitude }: { latitude: number; longitude: number },
) {
  const n = random.int(3, 30);
  const size = random.pick([0.0005, 0.01, 0.05, 0.3]);
  const isCrossing = random.chance(0.3);
  return Array.from({ length: n }, (_, i) => {
    const angle = isCrossing ? random.range(0, 2 * Math.PI) : (2 * Math.PI * i) / n;
    const radius = size * random.range(0.3, 1);
    return { lat: latitude + radius * Math.sin(angle), lng: longitude + radius * Math.cos(angle) };
  });
}

function drawText(random: Random, home: Row['properties']): string {
  const words = `${home.address} ${home.city} ${home.zip} ${home.features.join(' ')}`
    .split(/\W+/)
    .filter(Boolean);
  const chosen = Array.from({ length: random.int(1, 3) }, () => random.pick(words));
  const last = chosen.pop() ?? '';
  const typed = random.chance(0.4) && last.length > 3 ? last.slice(0, 3) : last;
  return [...chosen, random.chance(0.5) ? typed.toUpperCase() : typed].join(' ');
}

describe('the text', () => {
  const cities = (answer: { data: unknown[] }) =>
    (answer.data as { city: string }[]).map(({ city }) => city);

  it('ignores case, accents, order and small slips', async () => {
    const { total } = await ask({ search: 'hialeah' });
    expect(total).toBeGreaterThan(0);
    for (const search of ['HIALEAH', 'Hiáleah', '  hialeah  ', 'hialeha', 'hialea'])
      expect([search, (await ask({ search })).total]).toEqual([search, total]);
    const pool = await ask({ search: 'hialeah pool' });
    expect(await ask({ search: 'pool hialeah' })).toEqual(pool);
    expect((await ask({ search: 'piscina hialeah' })).total).toBeGreaterThanOrEqual(pool.total);
  });

  it('puts the address that was typed first', async () => {
    for (const { properties: home } of rows.slice(0, 20)) {
      const { data } = await ask({ search: `${home.address} ${home.city}` });
      expect(data[0]).toMatchObject({ address: home.address, city: home.city });
    }
  });

  it('takes a number for its ordinal and back, as streets are called either', async () => {
    const streets = rows.flatMap(({ properties: { address } }) =>
      [...address.matchAll(/\b(NW|SW|NE|SE) (\d+)(st|nd|rd|th) (St|Ave|Ter|Ct)\b/g)].map(
        ([, side, number, ending, kind]) => ({ side, number, ending, kind }),
      ),
    );
    expect(streets.length).toBeGreaterThan(10);
    for (const { side, number, ending, kind } of streets.slice(0, 10)) {
      const spelt = await ask({ search: `${side} ${number}${ending} ${kind}` });
      const short = await ask({ search: `${side} ${number} ${kind}` });
      expect([side, number, short.total]).toEqual([side, number, spelt.total]);
      expect(idsOf(short)).toEqual(idsOf(spelt));
      // While it is typed, the number alone leads to the same street.
      const typed = await ask({ search: `${side} ${number}` });
      expect(typed.total).toBeGreaterThanOrEqual(spelt.total);
    }
  });

  it('goes on from a short number when few words begin like it', async () => {
    const { db } = test.database;
    const known = [...vocabularyOf(rows)];
    const begins = (number: string) => known.filter((word) => word.startsWith(number));
    const number = Array.from({ length: 90 }, (_, i) => String(i + 10)).find(
      (each) => begins(each).length > 1 && begins(each).length < 10,
    );
    const home = rows[0]?.properties;
    if (!number || !home) throw new Error('the demonstration has no such number any more');
    const call = async (neighbourhood: string | null) => {
      await db.update(properties).set({ neighbourhood }).where(eq(properties.id, home.id));
      await refreshSearch(db, [home.id]);
    };
    await call(number);
    const now = rows.map((row) =>
      row.properties.id === home.id
        ? { ...row, properties: { ...home, neighbourhood: number } }
        : row,
    );
    const vocabulary = vocabularyOf(now);
    const expected = now.filter((row) => matchesByHand(row, { search: number }, vocabulary)).length;
    const { total } = await ask({ search: number });
    await call(home.neighbourhood);
    expect(total).toBe(expected);
    expect(total).toBeGreaterThan((await ask({ search: `${number} fl` })).total);
  });

  it('does not bend numbers and finds nothing for nonsense', async () => {
    expect((await ask({ search: '99999' })).total).toBe(0);
    expect((await ask({ search: 'xqzzvwk' })).total).toBe(0);
    expect(cities(await ask({ search: 'hialeah 99999' }))).toEqual([]);
  });

  it.each([
    '%',
    '_',
    "'",
    '"',
    '\\',
    '&',
    '|',
    '!',
    ':*',
    '(',
    '<->',
    ' ',
    'a & b',
    "pool' or 1=1",
    '😀',
    'ñ',
  ])('18: takes %j as what it is', async (search) => {
    expect((await visitor(listProperties, { query: { search } })).statusCode).toBe(200);
  });
});

describe('18: bad parameters', () => {
  const triangle = [
    { lat: 25, lng: -80 },
    { lat: 26, lng: -80 },
    { lat: 26, lng: -81 },
  ];
  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', 'abc'],
    ['page', '1.5'],
    ['sort_by', 'id; drop table'],
    ['sort_order', 'up'],
    ['beds', 'many'],
    ['beds', '-1'],
    ['investment_min', 'NaN'],
    ['investment_min', '-5'],
    ['investment_max', 'Infinity'],
    ['cash_flow_first_year', 'yes'],
    ['polygon', 'no json'],
    ['polygon', '{}'],
    ['polygon', JSON.stringify(triangle.slice(0, 2))],
    ['polygon', JSON.stringify(Array.from({ length: 501 }, () => triangle[0]))],
    ['polygon', '[{"lat":null,"lng":1},{"lat":1,"lng":1},{"lat":1,"lng":2}]'],
    ['polygon', '[{"lat":91,"lng":1},{"lat":1,"lng":1},{"lat":1,"lng":2}]'],
    ['polygon', '[[1,2],[3,4],[5,6]]'],
    ['homeType', 'condo'],
  ])('%s=%s is a 422 that names the field', async (name, value) => {
    const answer = await visitor(listProperties, { query: { [name]: value } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)[0]?.split('.')[0]).toBe(name);
  });

  it('a page that does not exist, or a range upside down, is empty', async () => {
    for (const query of [{ page: 1e9 }, { investment_min: 500_000, investment_max: 100_000 }])
      expect((await ask(query)).data).toEqual([]);
  });

  it('a drawn area may come in brackets, closed or not, with 500 points', async () => {
    const json = await ask({ polygon: JSON.stringify(triangle) });
    const closed = await ask({ polygon: JSON.stringify([...triangle, triangle[0]]) });
    expect(closed).toEqual(json);
    const brackets = triangle.map(
      ({ lat, lng }, i) => `polygon[${i}][lat]=${lat}&polygon[${i}][lng]=${lng}`,
    );
    const answer = await test.app.inject(`/api/properties?${brackets.join('&')}`);
    expect(answer.json()).toEqual(json);
    const round = Array.from({ length: 500 }, (_, i) => ({
      lat: 25.8 + Math.sin(i / 79.6),
      lng: -80.2 + Math.cos(i / 79.6),
    }));
    expect((await ask({ polygon: JSON.stringify(round) })).total).toBeGreaterThan(0);
  });
});

describe('a change of the market', () => {
  it('is in cube and dictionary at once, without drift', async () => {
    const { db } = test.database;
    const expectNoDrift = async () => {
      const [cube] = await db
        .select({ n: sql<number>`sum(n)::int` })
        .from(propertyFacets)
        .where(eq(propertyFacets.city, ''));
      expect(cube?.n).toBe(await db.$count(propertySearch));
      const counted = await db.execute<{ word: string; ndoc: number }>(
        sql`select word, ndoc from ts_stat('select search from property_search') order by word collate "C"`,
      );
      const kept = await db
        .select()
        .from(searchLexemes)
        .where(sql`listings <> 0`)
        .orderBy(searchLexemes.lexeme);
      expect(kept).toEqual(
        counted.rows.map(({ word, ndoc }) => ({ lexeme: word, listings: ndoc })),
      );
    };
    await expectNoDrift();
    const id = rows[0]?.properties.id ?? 0;
    const { total } = await ask({});
    await db.update(properties).set({ status: 'sold' }).where(eq(properties.id, id));
    expect((await ask({})).total).toBe(total - 1);
    await expectNoDrift();
    await db
      .delete(propertyAnalyses)
      .where(eq(propertyAnalyses.propertyId, rows[1]?.properties.id ?? 0));
    expect((await ask({})).total).toBe(total - 2);
    await expectNoDrift();
  });
});
