import { expect, it } from 'vitest';
import { latestDay } from './months.ts';

it.each([
  ['2026-11-19T09:59:00Z', '2026-11-19'],
  ['2026-11-19T23:30:00Z', '2026-11-20'],
])('at %s, a reader may write any day up to %s', (now, day) => {
  expect(latestDay(Date.parse(now))).toBe(day);
});
