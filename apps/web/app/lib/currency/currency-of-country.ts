import type { HomeCurrency } from '@alpha/contract';

const EURO_AREA = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';

const BY_COUNTRY: Record<string, HomeCurrency> = {
  CO: 'COP',
  MX: 'MXN',
  PE: 'PEN',
  CL: 'CLP',
  AR: 'ARS',
  BR: 'BRL',
  ...Object.fromEntries(EURO_AREA.split(' ').map((country) => [country, 'EUR' as const])),
};

/** ISO 3166; null where we have no currency for it. */
export const currencyOfCountry = (country: string | null | undefined): HomeCurrency | null =>
  BY_COUNTRY[country?.toUpperCase() ?? ''] ?? null;

/** The country of the first language that names one: CO for `es-CO`, and for `es-Latn-CO`. */
export function countryIn(languages: readonly string[]): string | null {
  const regions = languages.map((tag) => /-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]);
  return regions.find((region) => region !== undefined)?.toUpperCase() ?? null;
}
