const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 1,250,000 → "1.3 MB". */
export function fileSize(bytes: number, locale: string): string {
  const power = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
