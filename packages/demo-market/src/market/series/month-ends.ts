/** Days since 1970 of an ISO date, and back. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

export function isoDate(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  return isoDate(dayNumber(date) + days);
}

/** Months since year 0 of the month a date lies in. */
export function monthIndex(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

export function monthEnd(index: number): string {
  return new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).toISOString().slice(0, 10);
}

/** The last month whose end is not after the date. */
export function lastFullMonth(asOf: string): number {
  const month = monthIndex(asOf);
  return monthEnd(month) <= asOf ? month : month - 1;
}
