import type { Listing } from '@alpha/contract';
import { outcomeOfAnalysis } from '@alpha/report-model/outcome';
import type { Ctx } from '../../platform/http/context.ts';
import { type ListingRow, listListingsAt } from '../cards/listing-cards.queries.ts';
import { listRandomListingIds } from './properties.queries.ts';

/** Three pages of the carousel on the home page. */
const RANDOM_COUNT = 9;

export async function listRandomProperties(ctx: Ctx): Promise<Listing[]> {
  return getListings(ctx, await listRandomListingIds(ctx.db, RANDOM_COUNT));
}

/** Cards in the order of the ids; omits removed listings. */
export async function getListings(ctx: Ctx, ids: readonly number[]): Promise<Listing[]> {
  return ids.length > 0 ? (await listListingsAt(ctx.db, ids)).rows.map(shapeListing) : [];
}

export function shapeListing(row: ListingRow): Listing {
  return {
    id: row.id,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    latitude: row.latitude,
    longitude: row.longitude,
    images: row.images,
    list_price: row.listPrice,
    estimated_value: row.estimatedValue,
    status: row.status,
    sold_price: row.soldPrice,
    beds: row.beds,
    baths: row.baths,
    total_sqft: row.totalSqft,
    type: row.type,
    net_profit_10_year: row.netProfit,
    profit_year: row.profitYear,
    average_roi_per_year: row.averageRoiPerYear,
    total_roi: row.totalRoi,
    rent_estimate_percentile_75:
      row.netProfit === null ? null : (row.rentPercentile75 ?? row.monthlyRentalIncome),
    propertyEstimates: estimatesOf(row),
    outcome: outcomeOf(row),
    ...(row.doubts && { doubts: row.doubts }),
  };
}

/** All figures or none: a card never shows part of an analysis. */
function estimatesOf(row: ListingRow): Listing['propertyEstimates'] {
  const { downpayment, downpaymentPercentage, appreciationRateAnnual } = row;
  const { totalRoi, annualizedRoi, monthlyRentalIncome, netProfit } = row;
  if (
    downpayment === null ||
    downpaymentPercentage === null ||
    appreciationRateAnnual === null ||
    totalRoi === null ||
    annualizedRoi === null ||
    monthlyRentalIncome === null ||
    netProfit === null
  )
    return null;
  return {
    list_price: row.listPrice,
    downpayment,
    downpayment_percentage: downpaymentPercentage,
    estimated_roi_percentage: totalRoi,
    annualized_roi_percentage: annualizedRoi,
    appreciation_rate_annual: appreciationRateAnnual,
    monthly_rental_income: monthlyRentalIncome,
    net_profit: netProfit,
  };
}

function outcomeOf({ roi, downpayment, inputs }: ListingRow): Listing['outcome'] {
  if (roi === null || downpayment === null || inputs === null) return null;
  return outcomeOfAnalysis(roi, downpayment, inputs.inputs);
}
