import type { PlausibilityReason } from '@alpha/engine/plausibility';
import { type GetColumnData, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  properties,
  propertyAnalyses,
  propertyChecks,
  propertyImages,
  propertyValuations,
  searchState,
} from '../../platform/db/schema/index.ts';
import { writtenOnce } from '../../platform/db/written-once.ts';

/** Columns of a listing card. */
const CARD = {
  id: properties.id,
  address: properties.address,
  city: properties.city,
  state: properties.state,
  zip: properties.zip,
  latitude: properties.latitude,
  longitude: properties.longitude,
  listPrice: properties.listPrice,
  estimatedValue: propertyValuations.value,
  status: properties.status,
  soldPrice: properties.soldPrice,
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
  roi: propertyAnalyses.roi,
  inputs: propertyAnalyses.inputs,
};

/** Reasons of a result that is doubted. */
export const DOUBTS: SQL = writtenOnce(sql`(select ${propertyChecks.reasons} from ${propertyChecks}
  where ${propertyChecks.propertyId} = ${propertyAnalyses.propertyId}
    and ${propertyChecks.state} in ('open', 'left_out'))`);

const PICTURE = {
  image_url: propertyImages.url,
  width: propertyImages.width,
  height: propertyImages.height,
  is_illustration: propertyImages.isIllustration,
};

type Column<K extends keyof typeof CARD> = GetColumnData<(typeof CARD)[K]>;
type AnalysisColumn = {
  [K in keyof typeof CARD]: (typeof CARD)[K]['_']['tableName'] extends 'property_analyses'
    ? K
    : never;
}[keyof typeof CARD];

/** Null when the owner allows no estimates. */
export type ListingRow = {
  [K in keyof typeof CARD]: K extends AnalysisColumn ? Column<K> | null : Column<K>;
} & {
  doubts: PlausibilityReason[] | null;
  images: { [K in keyof typeof PICTURE]: GetColumnData<(typeof PICTURE)[K]> }[];
};

const pairsOf = (columns: Record<string, SQLWrapper>) =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  );

/**
 * The cards of a page as one JSON array, for a query with a CTE `page (id, place)`, so that search and
 * cards are one round trip. Omits listings that were just removed.
 */
export const cardsOfPage: SQL = writtenOnce(sql`(
  select coalesce(json_agg(json_build_object(${pairsOf(CARD)}, 'doubts', ${DOUBTS}, 'images', (
    select coalesce(json_agg(json_build_object(${pairsOf(PICTURE)}) order by ${propertyImages.position}), '[]'::json)
    from ${propertyImages} where ${propertyImages.propertyId} = ${properties.id}
  )) order by page.place), '[]'::json)
  from page
  join ${properties} on ${properties.id} = page.id
  left join ${propertyAnalyses} on ${propertyAnalyses.propertyId} = page.id
    and ${properties.mayDisplayValuation}
  left join ${propertyValuations} on ${propertyValuations.propertyId} = page.id
    and ${properties.mayDisplayValuation} and ${properties.status} <> 'sold')`);

/** The market version, as a column for any query. */
export const marketVersion = writtenOnce(sql`(select ${searchState.version} from ${searchState})`);

/** Cards in the order of the ids, with the market version they were read at. */
export async function listListingsAt(
  db: Db,
  ids: readonly number[],
): Promise<{ rows: ListingRow[]; version: number }> {
  const { rows } = await db.execute<{ cards: ListingRow[]; version: number }>(sql`
    with page as (select * from unnest(${sql.param([...ids])}::int[]) with ordinality as p (id, place))
    select ${cardsOfPage} as cards, ${marketVersion} as version`);
  return { rows: rows[0]?.cards ?? [], version: rows[0]?.version ?? 0 };
}
