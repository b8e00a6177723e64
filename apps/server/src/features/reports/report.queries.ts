import { and, asc, desc, eq, getTableColumns, max, min, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import {
  areaSeries,
  areas,
  properties,
  propertyAnalyses,
  propertyImages,
} from '../../db/schema/index.ts';

/** Home, market and analysis: the last two may be missing. */
export type Home = NonNullable<Awaited<ReturnType<typeof findHome>>>;

/** A home that is for sale comes before a sale of the same home, a later row before an earlier one. */
const LATEST_FIRST = [
  desc(eq(properties.status, 'active')),
  desc(properties.listedOn),
  desc(properties.id),
];

export async function findIdByAddress(db: Db, address: string): Promise<number | undefined> {
  const key = address.trim().replace(/\s+/g, ' ').toLowerCase();
  const [whole] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.addressKey, key), properties.mayDisplay))
    .orderBy(...LATEST_FIRST)
    .limit(1);
  if (whole) return whole.id;
  const [street, another] = await db
    .selectDistinctOn([properties.addressKey], { id: properties.id })
    .from(properties)
    .where(and(eq(sql`lower(${properties.address})`, key), properties.mayDisplay))
    .orderBy(properties.addressKey, ...LATEST_FIRST)
    .limit(2);
  // Two homes have this street line: neither is the one that was meant.
  return another ? undefined : street?.id;
}

export async function findHome(db: Db, id: number) {
  const [row] = await db
    .select({
      home: getTableColumns(properties),
      analysis: getTableColumns(propertyAnalyses),
      volatility: areas.volatilityStdDev,
    })
    .from(properties)
    .leftJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .where(eq(properties.id, id));
  return row;
}

export function listPictures(db: Db, propertyId: number) {
  return db
    .select({
      image_url: propertyImages.url,
      width: propertyImages.width,
      height: propertyImages.height,
      is_illustration: propertyImages.isIllustration,
    })
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, propertyId))
    .orderBy(asc(propertyImages.position));
}

/** Values and rents of the area, month by month. */
export function listSeries(db: Db, areaId: number) {
  return db
    .select({ kind: areaSeries.kind, date: areaSeries.date, value: areaSeries.value })
    .from(areaSeries)
    .where(eq(areaSeries.areaId, areaId))
    .orderBy(asc(areaSeries.date));
}

export async function readVolatilityRange(db: Db) {
  const [range] = await db
    .select({
      min_volatility: min(areas.volatilityStdDev),
      max_volatility: max(areas.volatilityStdDev),
    })
    .from(areas);
  return range ?? { min_volatility: null, max_volatility: null };
}
