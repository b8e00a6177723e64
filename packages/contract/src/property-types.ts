/** Property types that are rented out as homes: only these have a rent and a ten-year analysis. */
export const ANALYZED_TYPES = ['single_family', 'condo', 'townhouse', 'multi_family'] as const;
export type AnalyzedType = (typeof ANALYZED_TYPES)[number];

export const PROPERTY_TYPES = [...ANALYZED_TYPES, 'land', 'other'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const isAnalyzedType = (type: string): boolean =>
  ANALYZED_TYPES.some((analyzed) => analyzed === type);

/** Maps unknown types from a source to one that has a name. */
export const knownPropertyType = (type: string): PropertyType =>
  PROPERTY_TYPES.find((known) => known === type) ?? 'other';

export const LISTING_STATUSES = ['active', 'pending', 'sold', 'off_market', 'withdrawn'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const SALE_TYPES = ['standard', 'foreclosure', 'short_sale', 'new_construction'] as const;
export type SaleType = (typeof SALE_TYPES)[number];
