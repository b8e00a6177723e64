import { formatMoney, formatNumber, type Locale } from '@alpha/i18n';

const MONEY: ReadonlySet<string> = new Set([
  'listPrice',
  'soldPrice',
  'hoaMonthly',
  'propertyTaxAnnual',
  'insuranceAnnual',
  'rent',
]);

/** Formats a field's number for the locale: "25.867" is a decimal in English and thousands in Spanish. */
export function fieldFigure(field: string, value: number, locale: Locale): string {
  if (field === 'yearBuilt') return String(value);
  // Whole feet; values below ten keep their decimals.
  if ((field === 'sqft' || field === 'lotSqft') && value >= 10)
    return formatNumber(value, locale) ?? String(value);
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  const written = MONEY.has(field)
    ? formatMoney(value, locale, { decimals: decimals > 0 ? 2 : 0 })
    : formatNumber(value, locale, { decimals: Math.min(decimals, 6) });
  return written ?? String(value);
}
