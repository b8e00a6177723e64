/** Supported Zillow Research measures. Zillow publishes dozens of others in the same layout. */
export const ZILLOW_MEASURES = ['home_value', 'rental_rate'] as const;
/** Measure of a stored series. A price index has no unit: it is 100 in a base quarter. */
export const SERIES_MEASURES = [...ZILLOW_MEASURES, 'price_index'] as const;
export type ZillowMeasure = (typeof ZILLOW_MEASURES)[number];

/**
 * Only the file name has the measure: `Metro_zhvi_uc_sfrcondo_….csv`. Matches whole words only:
 * `new_renter_income_needed` and `zordi` are not rents. Null if the user must choose.
 */
export function measureInName(fileName: string): ZillowMeasure | null {
  const words = fileName.toLowerCase().split(/[^a-z0-9]+/);
  const [hasValues, hasRents] = [words.includes('zhvi'), words.includes('zori')];
  if (hasValues === hasRents) return null;
  return hasValues ? 'home_value' : 'rental_rate';
}
