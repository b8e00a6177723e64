import type { Locale } from '@alpha/i18n';

/** Cents of what somebody types: 1,234.56 in English, 1.234,56 in Spanish; both take 1234.56. */
export function readCents(text: string, locale: Locale): number | undefined {
  const bare = text.replace(/[\s$\u00a0]/g, '');
  const point = locale === 'es' && bare.includes(',') ? ',' : '.';
  const group = point === ',' ? '.' : ',';
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(\\${point}\\d{1,2})?$`).test(bare);
  // Without a comma, 1.234 in Spanish is a thousand.
  if (locale === 'es' && /^-?\d{1,3}(\.\d{3})+$/.test(bare))
    return 100 * Number(bare.replaceAll('.', ''));
  const plain = (isGrouped ? bare.replaceAll(group, '') : bare).replace(point, '.');
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}
