import { createRandom, type Random } from '@alpha/demo-market/random';
import { afterAll, describe, expect, it } from 'vitest';
import type { SearchFilter } from '../search.queries.ts';
import { type Columns, createColumns } from './columns.ts';
import { bitmapOf } from './mark-rows.ts';
import type { MarketRow } from './market-row.ts';
import { mercatorX, mercatorY } from './mercator.ts';
import type { MarketOrder } from './order-rows.ts';
import { scanCells, scanEdges, scanPage, scanThousands } from './scan.ts';
import { type Box, EVERYWHERE, selectionOf } from './select-rows.ts';
import { ALONE, openTeam, type Team } from './team.ts';
import { createTurns } from './turns.ts';

const TEAMS: Record<string, Team> = {
  'two threads': openTeam(2, { runBits: 0 }),
  'a thread and the caller': openTeam(1, { runBits: 1, isHelping: true }),
};
afterAll(async () => {
  await Promise.all(Object.values(TEAMS).map((team) => team.close()));
});

const TYPES = ['condo', 'townhouse', 'single_family'] as const;
const CITIES = [
  { city: 'miami', state: 'FL', lng: -80.2, lat: 25.8 },
  { city: 'miami', state: 'OK', lng: -94.9, lat: 36.9 },
  { city: 'austin', state: 'TX', lng: -97.7, lat: 30.3 },
];

function drawRow(random: Random, id: number): MarketRow {
  const { lng, lat, ...place } = random.pick(CITIES);
  const maybe = (value: number) => (random.chance(0.2) ? null : Math.fround(value));
  return {
    id,
    ...place,
    lng: Math.round(1e6 * (lng + random.range(-0.3, 0.3))),
    lat: Math.round(1e6 * (lat + random.range(-0.3, 0.3))),
    initialInvestment: random.int(50, 900) * 1_000,
    // Many ties.
    relevance: random.int(0, 20),
    totalRoi: random.chance(0.1) ? Number.NEGATIVE_INFINITY : random.int(-50, 200),
    annualRoi: random.int(-5, 20),
    netProfit: random.int(-100, 900) * 100,
    baths: random.int(1, 8) / 2,
    beds: random.int(0, 5),
    cashFlowFirstYear: random.chance(0.4),
    type: random.pick(TYPES),
    askingPrice: random.int(100, 2_000) * 1_000,
    sqft: random.chance(0.1) ? null : random.int(400, 5_000),
    yearBuilt: random.chance(0.1) ? null : random.int(1900, 2026),
    hoaMonthly: random.chance(0.3) ? null : random.int(0, 900),
    listedDay: random.chance(0.2) ? null : random.int(20_000, 20_400),
    cashFlowMonthly: maybe(random.int(-900, 900)),
    chanceOfLoss: maybe(random.range(0, 1)),
    valueForRisk: maybe(random.range(-1, 4)),
    discount: maybe(random.range(-0.5, 0.5)),
  };
}

function drawColumns(random: Random, count: number): Columns {
  const columns = createColumns();
  for (let id = 1; id <= count; id += 1) columns.put(drawRow(random, id));
  return columns;
}

const KEYS: readonly MarketOrder['key'][] = [
  ...(['relevance', 'initialInvestment', 'totalRoi', 'listedDay', 'cashFlowMonthly'] as const),
  ...(['chanceOfLoss', 'valueForRisk', 'discount', 'netProfit'] as const),
];

function drawSearch(random: Random, columns: Columns) {
  const from = random.int(0, 600) * 1_000;
  const filter: SearchFilter = {
    ...(random.chance(0.4)
      ? { city: { name: 'miami', state: random.pick([undefined, 'FL']) } }
      : {}),
    ...(random.chance(0.5) ? { investmentMin: from, investmentMax: from + 250_000 } : {}),
    ...(random.chance(0.4) ? { beds: random.int(1, 4), kinds: ['condo', 'townhouse'] } : {}),
    ...(random.chance(0.3) ? { ranges: [{ key: 'hoaMonthly', least: 0, most: 400 }] } : {}),
  };
  const { lng, lat } = random.pick(CITIES);
  const [dx, dy] = [random.range(0.01, 0.5), random.range(0.01, 0.5)];
  const box: Box = random.chance(0.3)
    ? {
        west: mercatorX(lng - dx),
        east: mercatorX(lng + dx),
        north: mercatorY(lat + dy),
        south: mercatorY(lat - dy),
      }
    : EVERYWHERE;
  const polygon = random.chance(0.4)
    ? Array.from({ length: random.int(3, 9) }, () => ({
        lat: lat + random.range(-0.4, 0.4),
        lng: lng + random.range(-0.4, 0.4),
      }))
    : null;
  const named = random.chance(0.3) ? bitmapOf(Math.ceil(columns.size / 32) * 4) : null;
  for (let i = 0; named && i < named.length; i += 1) named[i] = random.int(0, 255);
  const order: MarketOrder = {
    key: random.pick(KEYS),
    direction: random.chance(0.5) ? 'asc' : 'desc',
  };
  const window = { limit: 12, offset: random.pick([0, 12, 108, 120, 600, 3_000, 12_000]) };
  return { selection: () => selectionOf(columns, filter, box, named, polygon), order, window, box };
}

describe.each(Object.entries(TEAMS))('%s', (_, team) => {
  it('find what one scan finds, for random searches, orders and pages', async () => {
    const random = createRandom(20_261_119);
    const columns = drawColumns(random, 9_000);
    for (let i = 0; i < 150; i += 1) {
      const { selection, order, window, box } = drawSearch(random, columns);
      const zoom = random.int(4, 12);
      const ask = async (by: Team) => {
        const scanner = { team: by, columns };
        const mine = selection();
        if (!mine) return null;
        const cells = await scanCells(scanner, mine, { box, zoom }, 60);
        return {
          page: await scanPage(scanner, mine, order, window),
          edges: await scanEdges(scanner, mine),
          thousands: [...(await scanThousands(scanner, mine, 1_000))],
          total: cells.total,
          single: cells.rows.toSorted((a, b) => a - b),
          onTheMap: cells.groups.reduce((sum, { count }) => sum + count, 0),
        };
      };
      const expected = await ask(ALONE);
      expect(await ask(team)).toEqual(expected);
      expect(expected?.onTheMap).toBe(expected?.total);
    }
  });

  it('see rows that were added, changed and removed, also in larger arrays', async () => {
    const random = createRandom(5);
    const columns = drawColumns(random, 1_000);
    const order: MarketOrder = { key: 'netProfit', direction: 'desc' };
    for (let id = 500; id < 3_000; id += 1) {
      if (id % 7 === 0) columns.remove(id);
      else columns.put(drawRow(random, id));
      if (id % 250 !== 0) continue;
      const ask = (by: Team) => {
        const selection = selectionOf(columns, {});
        return selection && scanPage({ team: by, columns }, selection, order, PAGE);
      };
      expect(await ask(team)).toEqual(await ask(ALONE));
    }
  });

  it('never see half of a changed row, while searches and changes run in any order', async () => {
    const random = createRandom(77);
    const turns = createTurns();
    const columns = createColumns();
    // The asking price of every row follows from its investment.
    const put = (id: number) => {
      const initialInvestment = random.int(50, 900) * 1_000;
      const row = { ...drawRow(random, id), initialInvestment, askingPrice: 2 * initialInvestment };
      columns.put(row);
    };
    for (let id = 1; id <= 4_000; id += 1) put(id);
    const search = async () => {
      const least = random.int(50, 900) * 1_000;
      const [one, both] = await turns.scan(() =>
        Promise.all(
          [[], [{ key: 'askingPrice', least: 2 * least, most: 1e9 } as const]].map((ranges) => {
            const selection = selectionOf(columns, { investmentMin: least, ranges });
            return selection && scanPage({ team, columns }, selection, BY_PROFIT, PAGE);
          }),
        ),
      );
      expect(both).toEqual(one);
    };
    const change = () =>
      turns.write(() => {
        for (let i = 0; i < 300; i += 1) put(random.int(1, 4_400));
      });
    await Promise.all(
      Array.from({ length: 300 }, () => (random.chance(0.5) ? search() : change())),
    );
    expect(columns.size).toBeGreaterThan(4_000);
  });

  it('answer although a thread ends in the middle of it, and start it again', async () => {
    const columns = drawColumns(createRandom(3), 3_000);
    const ask = (by: Team) => {
      const selection = selectionOf(columns, {});
      return selection && scanPage({ team: by, columns }, selection, BY_PROFIT, PAGE);
    };
    const expected = await ask(ALONE);
    const asked = ask(team);
    await team.close();
    expect(await asked).toEqual(expected);
    expect(await ask(team)).toEqual(expected);
  });
});

const PAGE = { limit: 60, offset: 0 };
const BY_PROFIT: MarketOrder = { key: 'netProfit', direction: 'desc' };
