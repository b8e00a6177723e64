import { expect, it } from 'vitest';
import { nextCallWindows } from './call-windows';

const HOURS = { time_zone: 'America/New_York', days: [1, 2, 3, 4, 5], from: '09:30', to: '12:00' };
const starts = (now: string, hours = HOURS) =>
  nextCallWindows(hours, new Date(now)).map((start) => start.toISOString());

it('offers whole hours within the hours of the sender, from two hours ahead', () => {
  // A Wednesday, 8 AM in Miami.
  expect(starts('2026-11-18T13:00:00Z').slice(0, 3)).toEqual([
    '2026-11-18T15:30:00.000Z',
    '2026-11-19T14:30:00.000Z',
    '2026-11-19T15:30:00.000Z',
  ]);
});

it('skips the weekend, and keeps the clock of the sender when summer time ends', () => {
  // Friday; clocks go back on Sunday, November 1.
  expect(starts('2026-10-30T20:00:00Z').slice(0, 2)).toEqual([
    '2026-11-02T14:30:00.000Z',
    '2026-11-02T15:30:00.000Z',
  ]);
});

it('offers nothing where no whole hour fits', () => {
  expect(starts('2026-11-18T13:00:00Z', { ...HOURS, to: '10:15' })).toEqual([]);
});
