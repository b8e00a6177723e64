/** What a file of Zillow Research may be imported as. It publishes dozens of others in the same layout. */
export const ZILLOW_MEASURES = ['home_value', 'rental_rate'] as const;
/** What a stored series of a region measures. A price index has no dollars: it is 100 in some quarter long ago. */
export const SERIES_MEASURES = [...ZILLOW_MEASURES, 'price_index'] as const;
export type ZillowMeasure = (typeof ZILLOW_MEASURES)[number];

/**
 * The columns do not say it, only the name does: `Metro_zhvi_uc_sfrcondo_….csv`. Only whole words count:
 * `new_renter_income_needed` and `zordi` are no rents. Null where somebody has to be asked.
 */
export function measureInName(fileName: string): ZillowMeasure | null {
  const words = fileName.toLowerCase().split(/[^a-z0-9]+/);
  const [hasValues, hasRents] = [words.includes('zhvi'), words.includes('zori')];
  if (hasValues === hasRents) return null;
  return hasValues ? 'home_value' : 'rental_rate';
}
