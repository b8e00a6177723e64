import type { Listing } from '@alpha/contract';
import type { Ctx } from '../../http/context.ts';
import { listImages, listListings, listRandomListingIds } from './properties.queries.ts';

/** Three pages of the home page's carousel. */
const RANDOM_COUNT = 9;

export async function listRandomProperties(ctx: Ctx): Promise<Listing[]> {
  return getListings(ctx, await listRandomListingIds(ctx.db, RANDOM_COUNT));
}

/** Cards for these homes, in this order; one that has gone meanwhile is left out. */
export async function getListings(ctx: Ctx, ids: readonly number[]): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const [rows, images] = await Promise.all([listListings(ctx.db, ids), listImages(ctx.db, ids)]);
  const pictures = groupByProperty(images);
  const byId = new Map(rows.map((row) => [row.id, shapeListing(row, pictures.get(row.id) ?? [])]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type ListingRow = Awaited<ReturnType<typeof listListings>>[number];
type ImageRow = Awaited<ReturnType<typeof listImages>>[number];

function shapeListing(row: ListingRow, images: ImageRow[]): Listing {
  return {
    id: row.id,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    latitude: row.latitude,
    longitude: row.longitude,
    images,
    list_price: row.listPrice,
    beds: row.beds,
    baths: row.baths,
    total_sqft: row.totalSqft,
    type: row.type,
    net_profit_10_year: row.netProfit,
    profit_year: row.profitYear,
    average_roi_per_year: row.averageRoiPerYear,
    total_roi: row.totalRoi,
    rent_estimate_percentile_75: row.rentPercentile75 ?? row.monthlyRentalIncome,
    propertyEstimates: {
      list_price: row.listPrice,
      downpayment: row.downpayment,
      downpayment_percentage: row.downpaymentPercentage,
      estimated_roi_percentage: row.totalRoi,
      annualized_roi_percentage: row.annualizedRoi,
      appreciation_rate_annual: row.appreciationRateAnnual,
      monthly_rental_income: row.monthlyRentalIncome,
      net_profit: row.netProfit,
    },
  };
}

/** Map.groupBy is not in Node 20. */
function groupByProperty(images: ImageRow[]): Map<number, ImageRow[]> {
  const groups = new Map<number, ImageRow[]>();
  for (const image of images) {
    const group = groups.get(image.propertyId);
    if (group) group.push(image);
    else groups.set(image.propertyId, [image]);
  }
  return groups;
}
