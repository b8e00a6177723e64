import type { ListingRow } from '../rows/listing-row.ts';

/** A property keyed by database column, so it can be written, compared and restored as is. */
export type HomeRecord = {
  zpid: number | null;
  address: string;
  city: string;
  state: string;
  zip: string;
  neighbourhood: string | null;
  area_id: number | null;
  latitude: number;
  longitude: number;
  is_place_approximate: boolean;
  type: string;
  sale_type: string;
  list_price: number;
  beds: number | null;
  baths: number | null;
  total_sqft: number | null;
  lot_sqft: number | null;
  year_built: number | null;
  storeys: number | null;
  features: string[];
  description: string | null;
  hoa_monthly: number | null;
  property_tax_annual: number | null;
  insurance_annual: number | null;
  rent_estimate: number | null;
  rent_percentile25: number | null;
  rent_percentile75: number | null;
  rent_comparables: number | null;
  rent_source: string | null;
  rent_as_of: string | null;
  source: string;
  source_key: string;
  source_as_of: string;
  content_hash: string | null;
  status: string;
  may_display: boolean;
  may_display_valuation: boolean;
  courtesy_line: string | null;
  listed_on: string | null;
  sold_on: string | null;
  sold_price: number | null;
  off_market_at: string | null;
};

export type Place = {
  areaId: number;
  city: string;
  latitude: number;
  longitude: number;
  isApproximate: boolean;
};

/** The record a row produces for a new (`old` is null) or known property. */
export function recordOf(
  row: ListingRow,
  { areaId, city, latitude, longitude, isApproximate }: Place,
  contentHash: string,
  old: HomeRecord | null,
): HomeRecord {
  const isGone = row.status === 'off_market' || row.status === 'withdrawn';
  const record = {
    zpid: row.zpid,
    address: row.address,
    city,
    state: row.state,
    zip: row.zip,
    neighbourhood: row.neighborhood,
    area_id: areaId,
    latitude,
    longitude,
    is_place_approximate: isApproximate,
    type: row.type,
    sale_type: row.saleType,
    // Sales often come with the sold price only; the last asking price, if known, is closer to a
    // list price.
    list_price: row.listPrice ?? old?.list_price ?? row.soldPrice ?? 0,
    beds: row.beds,
    baths: row.baths,
    total_sqft: row.sqft,
    lot_sqft: row.lotSqft,
    year_built: row.yearBuilt,
    storeys: row.stories,
    features: row.features,
    description: row.description,
    hoa_monthly: row.hoaMonthly,
    property_tax_annual: row.propertyTaxAnnual,
    insurance_annual: row.insuranceAnnual,
    source: row.system,
    source_key: row.key,
    source_as_of: row.asOf,
    content_hash: contentHash,
    status: row.status,
    // Every property page shows the address, so a hidden address hides the property.
    may_display: row.mayDisplay && row.mayDisplayAddress,
    may_display_valuation: row.mayDisplayValuation,
    courtesy_line: row.courtesyLine,
    listed_on: old?.listed_on ?? row.listedOn,
    sold_on: row.soldOn,
    sold_price: row.soldPrice,
    off_market_at: isGone ? (old?.off_market_at ?? new Date().toISOString()) : null,
  };
  return { ...record, ...rentOf(row, record, old) };
}

type Rent = Pick<
  HomeRecord,
  | 'rent_estimate'
  | 'rent_percentile25'
  | 'rent_percentile75'
  | 'rent_comparables'
  | 'rent_source'
  | 'rent_as_of'
>;

const NO_RENT: Rent = {
  rent_estimate: null,
  rent_percentile25: null,
  rent_percentile75: null,
  rent_comparables: null,
  rent_source: null,
  rent_as_of: null,
};

/** From the source, kept from the last estimate if nothing relevant changed, or to be estimated. */
function rentOf(row: ListingRow, now: Omit<HomeRecord, keyof Rent>, old: HomeRecord | null): Rent {
  if (row.rent !== null)
    return { ...NO_RENT, rent_estimate: row.rent, rent_source: 'listing', rent_as_of: row.asOf };
  if (!old || old.rent_source === 'listing') return NO_RENT;
  const isSameHome = (['type', 'beds', 'total_sqft', 'area_id'] as const).every(
    (column) => old[column] === now[column],
  );
  if (!isSameHome) return NO_RENT;
  const { rent_estimate, rent_percentile25, rent_percentile75 } = old;
  const { rent_comparables, rent_source, rent_as_of } = old;
  return {
    rent_estimate,
    rent_percentile25,
    rent_percentile75,
    rent_comparables,
    rent_source,
    rent_as_of,
  };
}

/** The old values of the columns that changed. */
export function differencesOf(old: HomeRecord, now: HomeRecord): Partial<HomeRecord> {
  const columns = Object.keys(now) as (keyof HomeRecord)[];
  return Object.fromEntries(
    columns
      .filter((column) => JSON.stringify(old[column]) !== JSON.stringify(now[column]))
      .map((column) => [column, old[column]]),
  );
}
