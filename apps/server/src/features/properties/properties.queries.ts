import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { properties, propertyAnalyses, propertyImages } from '../../db/schema/index.ts';

/** What the public may see at all. */
const isShown = and(eq(properties.status, 'active'), eq(properties.mayDisplay, true));

export async function listCityNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ city: properties.city })
    .from(properties)
    .where(isShown)
    .orderBy(asc(properties.city));
  return rows.map(({ city }) => city);
}

/** Ids drawn evenly over all shown listings; the rows follow by key. */
export async function listRandomListingIds(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(isShown)
    .orderBy(sql`random()`)
    .limit(count);
  return rows.map(({ id }) => id);
}

export function listListings(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: properties.id,
      address: properties.address,
      city: properties.city,
      state: properties.state,
      zip: properties.zip,
      latitude: properties.latitude,
      longitude: properties.longitude,
      listPrice: properties.listPrice,
      beds: properties.beds,
      baths: properties.baths,
      totalSqft: properties.totalSqft,
      type: properties.type,
      rentPercentile75: properties.rentPercentile75,
      downpayment: propertyAnalyses.downpayment,
      downpaymentPercentage: propertyAnalyses.downpaymentPercentage,
      appreciationRateAnnual: propertyAnalyses.appreciationRateAnnual,
      monthlyRentalIncome: propertyAnalyses.monthlyRentalIncome,
      netProfit: propertyAnalyses.netProfit,
      totalRoi: propertyAnalyses.totalRoi,
      annualizedRoi: propertyAnalyses.annualizedRoi,
      averageRoiPerYear: propertyAnalyses.averageRoiPerYear,
      profitYear: propertyAnalyses.profitYear,
    })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(inArray(properties.id, [...ids]));
}

export function listImages(db: Db, propertyIds: readonly number[]) {
  return db
    .select({
      propertyId: propertyImages.propertyId,
      image_url: propertyImages.url,
      width: propertyImages.width,
      height: propertyImages.height,
      is_illustration: propertyImages.isIllustration,
    })
    .from(propertyImages)
    .where(inArray(propertyImages.propertyId, [...propertyIds]))
    .orderBy(asc(propertyImages.propertyId), asc(propertyImages.position));
}
