type Dated = { date: string; value: number };

/** Yearly growth between the ends of a series, as a fraction; null for less than a year. */
export function yearlyGrowth(series: readonly Dated[]): number | null {
  const ordered = inTime(series);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return null;
  const years = (Date.parse(last.date) - Date.parse(first.date)) / (365.25 * 86_400_000);
  return years < 1 ? null : (last.value / first.value) ** (1 / years) - 1;
}

/** Sorted by time; values of zero or less are skipped. */
export function inTime(series: readonly Dated[]): Dated[] {
  return series.filter(({ value }) => value > 0).sort((a, b) => a.date.localeCompare(b.date));
}
