import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import {
  properties,
  propertyAnalyses,
  propertyImages,
  propertySearch,
} from '../../db/schema/index.ts';

/**
 * Drawn by a random place among the ids and the next listing from there: a few steps of an index
 * instead of shuffling the whole market.
 */
export async function listRandomListingIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with ends as (select min(id) as low, max(id) as high from ${propertySearch}),
    places as (
      select low + floor(random() * (high - low + 1))::int as place
      from ends, generate_series(1, ${4 * count}::int)
    )
    select distinct found.id from places, lateral (
      select id from ${propertySearch} where id >= places.place order by id limit 1
    ) as found limit ${count}`);
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
