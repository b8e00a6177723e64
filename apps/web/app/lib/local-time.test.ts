import { describe, expect, it } from 'vitest';
import { dayBounds, isToday, localDay } from './local-time';

describe('the bounds of a day', () => {
  it('are its first and last millisecond in the reader’s time zone', () => {
    const bounds = dayBounds('2026-03-31');
    expect(new Date(bounds?.start ?? '')).toEqual(new Date(2026, 2, 31, 0, 0, 0, 0));
    expect(new Date(bounds?.end ?? '')).toEqual(new Date(2026, 2, 31, 23, 59, 59, 999));
  });

  it.each(['', 'yesterday', '2026-13-01', '2026-1-1'])('do not exist for %j', (day) => {
    expect(dayBounds(day)).toBeNull();
  });
});

describe('the day', () => {
  it.each([
    [new Date(2026, 0, 5, 0, 0), '2026-01-05'],
    [new Date(2026, 10, 19, 23, 59), '2026-11-19'],
  ])('of %s is what the reader’s calendar shows', (at, day) => {
    expect(localDay(at)).toBe(day);
  });
});

describe('today', () => {
  it('is the same calendar day, not the last 24 hours', () => {
    const now = new Date(2026, 4, 10, 0, 30);
    expect(isToday(new Date(2026, 4, 10, 23, 59).toISOString(), now)).toBe(true);
    expect(isToday(new Date(2026, 4, 9, 23, 59).toISOString(), now)).toBe(false);
  });
});
