import type { DemoArea, DemoMarket, DemoProperty, MetroHistory } from '@alpha/demo-market';
import { indexVolatility } from '@alpha/engine/city';
import { inBatches } from '../platform/db/batches.ts';
import type { Db } from '../platform/db/db.ts';
import {
  areaSeries,
  areas,
  properties,
  propertyImages,
  propertyPrices,
  settings,
} from '../platform/db/schema/index.ts';
import { SAMPLE_REPORT } from '../platform/db/setting-keys.ts';
import { planFrom, SHIPPED_PRICES, worstPaths } from '../underwriting/index.ts';
import { restartIds } from './restart-ids.ts';
import { sampleHome } from './sample-home.ts';

const SOURCE = 'demo';

export async function insertMarket(
  db: Db,
  market: DemoMarket,
  { asOf, metroHistoryOf }: { asOf: string; metroHistoryOf: MetroHistoryOf },
): Promise<void> {
  const areaIds = await insertAreas(db, market.areas, (city) => metroHistoryOf(city, asOf));
  const rows = market.properties.map((property) => propertyRow(property, areaIds, asOf));
  await inBatches(rows, (batch) => db.insert(properties).values(batch));
  await inBatches(market.properties.flatMap(imageRows), (batch) =>
    db.insert(propertyImages).values(batch),
  );
  await inBatches(market.properties.flatMap(priceRows), (batch) =>
    db.insert(propertyPrices).values(batch),
  );
  const property_id = sampleHome(market.properties)?.id ?? null;
  await db.insert(settings).values({ key: SAMPLE_REPORT, value: { property_id } });
  await restartIds(db, 'properties');
}

type MetroHistoryOf = (city: string, asOf: string) => MetroHistory | null;

async function insertAreas(
  db: Db,
  demoAreas: DemoArea[],
  historyOf: (city: string) => MetroHistory | null,
): Promise<Map<string, number>> {
  const inserted = await db
    .insert(areas)
    .values(
      demoAreas.map(({ homeValues, rents: _rents, ...area }) => ({
        ...area,
        volatilityStdDev: indexVolatility(homeValues),
        ...planOf(historyOf(area.city)),
      })),
    )
    .returning({ id: areas.id, city: areas.city });
  const ids = new Map(inserted.map(({ id, city }) => [city, id]));
  const points = demoAreas.flatMap(({ city, homeValues, rents }) => [
    ...homeValues.map((point) => ({ ...point, kind: 'home_value' as const, city })),
    ...rents.map((point) => ({ ...point, kind: 'rental_rate' as const, city })),
  ]);
  await inBatches(points, (batch) =>
    db
      .insert(areaSeries)
      .values(batch.map(({ city, ...p }) => ({ ...p, areaId: idOf(ids, city), source: SOURCE }))),
  );
  return ids;
}

/** As for imported series, from the demo's metro. */
function planOf(history: MetroHistory | null): Partial<typeof areas.$inferInsert> {
  if (!history) return {};
  const { metro, points } = history;
  const priceHistory = planFrom(points, SHIPPED_PRICES, {
    level: 'metro',
    place: metro,
    source: SOURCE,
    metros: null,
    worst: worstPaths(points),
  });
  if (!priceHistory) return {};
  const { growth, swing } = priceHistory;
  return { priceHistory, appreciationRateAnnual: growth, yearlySwing: 100 * swing };
}

type PropertyRow = typeof properties.$inferInsert & { id: number };

function propertyRow(
  property: DemoProperty,
  areaIds: Map<string, number>,
  asOf: string,
): PropertyRow {
  const {
    street,
    kind,
    typeOfSale,
    hasPool: _p,
    nearWater: _w,
    priceChanges: _c,
    images: _i,
    ...rest
  } = property;
  return {
    ...rest,
    address: street,
    type: kind,
    saleType: typeOfSale,
    areaId: idOf(areaIds, property.city),
    // Who sells with a tenant states the rent: the rents on the demo's maps.
    rentSource: property.features.includes('tenant_occupied') ? 'listing' : 'comparables',
    source: SOURCE,
    sourceKey: String(property.zpid),
    sourceAsOf: asOf,
  };
}

function imageRows({ id, images }: DemoProperty): (typeof propertyImages.$inferInsert)[] {
  return images.map((image, position) => ({
    ...image,
    propertyId: id,
    position,
    isIllustration: true,
  }));
}

function priceRows({ id, priceChanges }: DemoProperty) {
  return priceChanges.map((change) => ({ ...change, propertyId: id }));
}

function idOf(areaIds: Map<string, number>, city: string): number {
  const id = areaIds.get(city);
  if (id === undefined) throw new Error(`no area for ${city}`);
  return id;
}
