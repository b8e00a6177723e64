import { LOCALE_TAGS, type Locale } from '@alpha/i18n';

const KILOBYTE = 1_000;

/** As file managers show it: 340 B, 12 kB, 2.4 MB. */
export function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] =
    bytes < KILOBYTE
      ? [bytes, 'byte' as const]
      : bytes < KILOBYTE ** 2
        ? [bytes / KILOBYTE, 'kilobyte' as const]
        : [bytes / KILOBYTE ** 2, 'megabyte' as const];
  return new Intl.NumberFormat(LOCALE_TAGS[locale], {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'narrow' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value);
}
