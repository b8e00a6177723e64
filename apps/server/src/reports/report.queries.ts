import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { builtOnce, UNNAMED } from '../platform/db/built-once.ts';
import type { Db } from '../platform/db/db.ts';
import {
  areaSeries,
  areas,
  properties,
  propertyAnalyses,
  propertyChecks,
  propertyImages,
  propertyValuations,
} from '../platform/db/schema/index.ts';

/** Property, market and analysis; the last two may be missing. */
export type Home = Awaited<ReturnType<typeof homes>>[number];

/** Active listings come before sold ones, newer rows before older ones. */
const LATEST_FIRST = [
  desc(eq(properties.status, 'active')),
  desc(properties.listedOn),
  desc(properties.id),
];

const HOME = {
  home: getTableColumns(properties),
  analysis: getTableColumns(propertyAnalyses),
  check: {
    state: propertyChecks.state,
    reasons: propertyChecks.reasons,
    rentMonthly: propertyChecks.rentMonthly,
    hoaMonthly: propertyChecks.hoaMonthly,
    decidedAt: propertyChecks.decidedAt,
  },
  valuation: getTableColumns(propertyValuations),
  volatility: areas.volatilityStdDev,
  county: areas.county,
  areaOrigins: areas.origins,
  priceHistory: areas.priceHistory,
  images: sql<Picture[]>`(
    select coalesce(json_agg(json_build_object('image_url', ${propertyImages.url},
      'width', ${propertyImages.width}, 'height', ${propertyImages.height},
      'is_illustration', ${propertyImages.isIllustration}) order by ${propertyImages.position}), '[]')
    from ${propertyImages} where ${propertyImages.propertyId} = ${properties.id})`,
  /** Monthly values and rents of the area. */
  series: sql<Series>`(
    select coalesce(json_object_agg(kind, points), '{}') from (
      select ${areaSeries.kind} as kind, json_agg(json_build_object('date', ${areaSeries.date},
        'value', ${areaSeries.value}) order by ${areaSeries.date}) as points
      from ${areaSeries} where ${areaSeries.areaId} = ${properties.areaId} group by 1) as kinds)`,
  /** Across all areas. */
  volatilities: sql<{ min_volatility: number | null; max_volatility: number | null }>`(
    select json_build_object('min_volatility', min(volatility_std_dev), 'max_volatility',
      max(volatility_std_dev)) from areas)`,
};

type Picture = { image_url: string; width: number; height: number; is_illustration: boolean };
type Series = Partial<
  Record<(typeof areaSeries.$inferSelect)['kind'], { date: string; value: number }[]>
>;

const homes = (db: Db) =>
  db
    .select(HOME)
    .from(properties)
    .leftJoin(
      propertyAnalyses,
      and(eq(propertyAnalyses.propertyId, properties.id), properties.mayDisplayValuation),
    )
    .leftJoin(propertyChecks, eq(propertyChecks.propertyId, propertyAnalyses.propertyId))
    .leftJoin(
      propertyValuations,
      and(
        eq(propertyValuations.propertyId, properties.id),
        properties.mayDisplayValuation,
        ne(properties.status, 'sold'),
      ),
    )
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .$dynamic();

const isPlaceholderId = eq(properties.id, sql.placeholder('id'));
const homeById = builtOnce<{ id: number }, Home>((db) =>
  homes(db).where(isPlaceholderId).prepare(UNNAMED),
);
const homeByAddress = builtOnce<{ key: string }, Home>((db) =>
  homes(db)
    .where(and(eq(properties.addressKey, sql.placeholder('key')), properties.mayDisplay))
    .orderBy(...LATEST_FIRST)
    .limit(1)
    .prepare(UNNAMED),
);

export async function findHome(db: Db, id: number): Promise<Home | undefined> {
  const [row] = await homeById(db, { id });
  return row;
}

/** By `street, city, ST zip`, or by a street line that is unique. */
export async function findHomeByAddress(db: Db, address: string): Promise<Home | undefined> {
  const key = address.trim().replace(/\s+/g, ' ').toLowerCase();
  const [whole] = await homeByAddress(db, { key });
  if (whole) return whole;
  const [street, another] = await db
    .selectDistinctOn([properties.addressKey], { id: properties.id })
    .from(properties)
    .where(and(eq(sql`lower(${properties.address})`, key), properties.mayDisplay))
    .orderBy(properties.addressKey, ...LATEST_FIRST)
    .limit(2);
  // Ambiguous street line.
  return street && !another ? findHome(db, street.id) : undefined;
}

/** False when the listing's owner forbids display. */
export async function mayBeShown(db: Db, propertyId: number): Promise<boolean> {
  const [home] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, propertyId), properties.mayDisplay));
  return home !== undefined;
}
