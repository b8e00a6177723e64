import type { Locale } from '@alpha/i18n';
import { boundOf, type Field } from './assumptions';
import { typedNumber } from './typed-number';

/** Typed text in the engine's unit; null when it is not a number or out of range. */
export function typedValue(field: Field, text: string, locale: Locale): number | null {
  const { unit, min, max } = boundOf(field);
  const isRate = unit === 'fraction' || unit === 'percent';
  const value = typedNumber(text, { locale, isAmount: !isRate });
  if (value === null) return null;
  if (unit === 'fraction') return value / 100;
  // The nearest allowed price to "250" would be $1,000, which nobody means.
  return isRate || unit === 'years' || (value >= min && value <= max) ? value : null;
}
