const HOUR = 60;
const DAY = 24 * HOUR;

/** In the largest whole unit with two significant digits, so that rows can be compared. */
export function durationOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; n: number } {
  if (minutes < HOUR) return { unit: 'minutes', n: Math.round(minutes) };
  if (minutes < 2 * DAY) return { unit: 'hours', n: twoFigures(minutes / HOUR) };
  return { unit: 'days', n: twoFigures(minutes / DAY) };
}

const twoFigures = (value: number) =>
  value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
