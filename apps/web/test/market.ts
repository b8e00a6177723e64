import type { Listing } from '@alpha/contract';
import { DEFAULT_ASSUMPTIONS, type ProjectInputs, type Projection, project } from '@alpha/engine';
import { outcomeOfAnalysis } from '@alpha/report-model/outcome';

/** A listing of the test market, with what the engine was given and what it made of it. */
export type MarketEntry = { listing: Listing; inputs: ProjectInputs; closed: Projection };

const CITIES = ['Hialeah', 'Miami', 'Tampa', 'Lakeland'] as const;
const COUNT = 96;
/** The lowest initial investment that the explorer asks for is 100,000 dollars. */
const LOWEST_PRICE = 287_000;
/** A month's rent as a share of the price: from one that never pays to one that pays at once. */
const RENTS = [0.004, 0.007, 0.009, 0.011, 0.0125];

/** Every city has listings of every price; all but the first rents are positive in some year. */
export const MARKET: readonly MarketEntry[] = Array.from({ length: COUNT }, (_, i) => entryAt(i));

function entryAt(index: number): MarketEntry {
  const city = CITIES[index % CITIES.length] ?? 'Miami';
  const listPrice = LOWEST_PRICE + 5_000 * index;
  const rentMonthly = listPrice * (RENTS[index % RENTS.length] ?? 0);
  const inputs = { ...DEFAULT_ASSUMPTIONS, listPrice, rentMonthly, hoaMonthly: 0 };
  const closed = project(inputs);
  const listing: Listing = {
    id: index + 1,
    address: `${100 + index} Palm Ave`,
    city,
    state: 'FL',
    zip: String(33_010 + (index % CITIES.length)),
    latitude: 25.7 + (index % 10) / 40,
    longitude: -80.3 + Math.floor(index / 10) / 40,
    images: [1, 2, 3, 4, 5, 6].map((number) => picture(index, number)),
    list_price: listPrice,
    estimated_value: Math.round(listPrice * 1.04),
    status: 'active',
    sold_price: null,
    beds: 2 + (index % 3),
    baths: 1 + (Math.floor(index / CITIES.length) % 2),
    total_sqft: 1_100 + 10 * index,
    type: 'single_family',
    net_profit_10_year: closed.netProfit,
    profit_year: closed.profitYear,
    average_roi_per_year: closed.averageRoiPerYear,
    total_roi: closed.totalRoi,
    rent_estimate_percentile_75: rentMonthly * 1.1,
    propertyEstimates: {
      list_price: listPrice,
      downpayment: closed.downpayment,
      downpayment_percentage: inputs.downpaymentPercentage,
      estimated_roi_percentage: closed.totalRoi,
      annualized_roi_percentage: closed.annualizedRoi,
      appreciation_rate_annual: inputs.appreciationRateAnnual,
      monthly_rental_income: rentMonthly,
      net_profit: closed.netProfit,
    },
    outcome: outcomeOfAnalysis(roiAround(closed.totalRoi), closed.downpayment, inputs),
  };
  return { listing, inputs, closed };
}

/** Percentiles without a simulation of each listing: a report of the test market has its own. */
function roiAround(totalRoi: number) {
  const [p5, p95] = [totalRoi - 110, totalRoi + 150];
  return { median: totalRoi, p5, p95, probAbove0: totalRoi > 0 ? 0.8 : 0.3 };
}

/** A picture that needs no server; each has an address of its own. */
function picture(entry: number, number: number): Listing['images'][number] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" id="p${entry}-${number}"/>`;
  return {
    image_url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: 4,
    height: 3,
    is_illustration: true,
  };
}
