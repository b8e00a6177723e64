import { expect, it } from 'vitest';
import { dayNumber, marketDay } from './market-day.ts';

it('a new day on the market begins at midnight in New York, in summer and winter', () => {
  const days = [
    ['2026-11-20T04:59:59Z', '2026-11-19'],
    ['2026-11-20T05:00:00Z', '2026-11-20'],
    ['2026-07-20T03:59:59Z', '2026-07-19'],
    ['2026-07-20T04:00:00Z', '2026-07-20'],
  ] as const;
  for (const [instant, day] of days)
    expect([instant, marketDay(new Date(instant))]).toEqual([instant, dayNumber(day)]);
});
