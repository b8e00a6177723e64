/** A day as written in files; a month alone means its first day. */
export type CalendarDay = { year: number; month: number; day: number };

const STYLES = [
  // 2025-11-30, 2025-11
  /^(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?$/,
  // 11/30/2025: what a spreadsheet makes of it
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
];

/** Null if it is not a date or does not exist (31 June). */
export function readDate(text: string): CalendarDay | null {
  for (const style of STYLES) {
    const parts = style.exec(text.trim())?.groups;
    if (!parts) continue;
    const [year, month, day] = [parts.year, parts.month, parts.day ?? '1'].map(Number) as [
      number,
      number,
      number,
    ];
    const isReal =
      year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
    return isReal ? { year, month, day } : null;
  }
  return null;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

export function isoDay({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
