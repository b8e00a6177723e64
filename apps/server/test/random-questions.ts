import { listProperties, naturalOrder, SEARCH_SORTS } from '@alpha/contract';
import { createRandom, type Random } from '@alpha/demo-market/random';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../src/platform/db/db.ts';
import {
  areas,
  properties,
  propertyAnalyses,
  propertyValuations,
} from '../src/platform/db/schema/index.ts';
import type { Caller } from './people.ts';
import { matchesByHand, type Query, type Row, sortKey, vocabularyOf } from './search-by-hand.ts';

/** Every listing of the explorer with all its data. */
export async function shownHomes(db: Db): Promise<Row[]> {
  const rows = await db
    .select()
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .leftJoin(propertyValuations, eq(propertyValuations.propertyId, properties.id));
  return rows.filter(({ properties: { status, mayDisplay } }) => status === 'active' && mayDisplay);
}

/** Compares the API's result with a scan of every row. */
export async function expectAnswersByHand(
  visitor: Caller,
  rows: Row[],
  { count, seed }: { count: number; seed: number },
): Promise<void> {
  const random = createRandom(seed);
  const vocabulary = vocabularyOf(rows);
  for (let i = 0; i < count; i += 1) {
    const query = drawQuery(random, rows);
    const expected = rows.filter((row) => matchesByHand(row, query, vocabulary));
    const answer = await visitor(listProperties, { query });
    const { data, total } = answer.json() as { data: { id: number }[]; total: number };
    expect([query, total]).toEqual([query, expected.length]);
    if (!query.sort_by) continue;
    const key = sortKey(query.sort_by);
    const sign = (query.sort_order ?? naturalOrder(query.sort_by)) === 'asc' ? 1 : -1;
    const unknown = sign * Number.POSITIVE_INFINITY;
    const placed = (row: Row) => key(row) ?? unknown;
    const sorted = [...expected].sort(
      (a, b) =>
        sign *
        (placed(a) === placed(b) ? a.properties.id - b.properties.id : placed(a) - placed(b)),
    );
    const start = ((query.page ?? 1) - 1) * 12;
    const page = sorted.slice(start, start + 12).map(({ properties: { id } }) => id);
    expect([query, data.map(({ id }) => id)]).toEqual([query, page]);
  }
}

/** Realistic filters, and some unrealistic ones. */
export function drawQuery(random: Random, all: Row[]): Query {
  const { properties: home, property_analyses: analysis } = random.pick(all);
  const query: Query = random.chance(0.5) ? drawRanges(random, random.pick(all)) : {};
  if (random.chance(0.3)) query.city = home.city;
  // Both bounds are inclusive, so some are exactly what one property needs.
  if (random.chance(0.5))
    query.investment_min = random.chance(0.2)
      ? analysis.downpayment
      : random.int(0, 12) * 50_000 + (random.chance(0.2) ? 1_234.5 : 0);
  if (random.chance(0.5))
    query.investment_max = random.chance(0.2)
      ? analysis.downpayment
      : random.int(0, 30) * 50_000 + (random.chance(0.2) ? 99.9 : 0);
  if (random.chance(0.4)) query.beds = random.int(1, 7);
  if (random.chance(0.3)) query.baths = random.int(1, 6);
  if (random.chance(0.2)) query.cash_flow_first_year = '1';
  if (random.chance(0.4)) query.polygon = JSON.stringify(drawPolygon(random, home));
  if (random.chance(0.3)) query.within = drawView(random, home);
  if (random.chance(0.3)) query.search = drawText(random, home);
  if (random.chance(0.8)) {
    query.sort_by = random.pick(SEARCH_SORTS);
    if (random.chance(0.7)) query.sort_order = random.pick(['asc', 'desc'] as const);
  }
  if (random.chance(0.3)) query.page = random.int(1, 5);
  return query;
}

/** Both ends are inclusive, so many are exactly what one property has. */
function drawRanges(random: Random, { properties: home, property_analyses: a }: Row): Query {
  const query: Query = {};
  const share = () => random.chance(0.25);
  if (share()) query.price_min = random.chance(0.5) ? Math.round(home.listPrice) : 250_000.5;
  if (share()) query.price_max = random.chance(0.5) ? Math.round(home.listPrice) : 600_000;
  if (share()) query.sqft_min = home.totalSqft ?? random.int(0, 1_500);
  if (share()) query.sqft_max = home.totalSqft ?? random.int(1_000, 3_000);
  if (share()) query.year_min = home.yearBuilt ?? random.int(0, 2_000);
  if (share()) query.year_max = home.yearBuilt ?? random.int(1_950, 2_030);
  if (share()) query.hoa_max = random.chance(0.3) ? 0 : Math.ceil(home.hoaMonthly ?? 400);
  if (share()) query.days_max = random.int(0, 200);
  if (share())
    query.loss_max = random.chance(0.5) ? 100 * (1 - a.roi.probAbove0) : random.int(0, 60);
  if (share()) query.cash_flow_min = random.chance(0.3) ? 0 : Number((a.cashFlow / 12).toFixed(1));
  if (random.chance(0.15)) query.under_value = '1';
  return query;
}

/** Round, concave, self-intersecting, or a sliver. */
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

/** Part of a map around a home, which is sometimes exactly on its edge. */
function drawView(
  random: Random,
  { latitude, longitude }: { latitude: number; longitude: number },
): string {
  const size = random.pick([0.002, 0.02, 0.1, 1]);
  const off = () => size * (random.chance(0.1) ? 0 : random.range(0.05, 1));
  const edges = [longitude - off(), latitude - off(), longitude + size, latitude + size];
  return edges.map((degrees) => degrees.toFixed(6)).join(',');
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
