import { expect, test } from 'vitest';
import { standingOf, toneOf, verdictOf } from './report-comparison.ts';

test('a higher return beats the city, a lower one is behind', () => {
  expect(standingOf(8.67, 5.71, false)).toBe('ahead');
  expect(standingOf(5.71, 8.67, false)).toBe('behind');
});

test('fewer months to a positive cash flow beat the city', () => {
  expect(standingOf(0, 72, true)).toBe('ahead');
  expect(standingOf(120, 72, true)).toBe('behind');
});

test('what differs only in the last bit is level', () => {
  expect(standingOf(0.1 + 0.2, 0.3, false)).toBe('level');
  expect(standingOf(120, 120, true)).toBe('level');
});

test('without a median there is nothing to say', () => {
  expect(standingOf(8, null, false)).toBeNull();
  expect(standingOf(null, 8, false)).toBeNull();
});

test('a home that one city is ahead of never only beats the other', () => {
  const verdict = verdictOf('cap_rate', { current: 5, miami: 4, hialeah: 6 });
  expect(verdict).toEqual({ kind: 'mixed', miami: 'ahead', hialeah: 'behind' });
  expect(toneOf(verdict)).toBe('plain');
});

test('level with one city and behind the other names both', () => {
  const verdict = verdictOf('months_to_cashflow', { current: 120, miami: 120, hialeah: 0 });
  expect(verdict).toEqual({ kind: 'mixed', miami: 'level', hialeah: 'behind' });
});

test('the same standing to both cities is said once, and coloured', () => {
  const ahead = verdictOf('cap_rate', { current: 5, miami: 4, hialeah: 4 });
  const behind = verdictOf('roi_mean', { current: 5, miami: 6, hialeah: 7 });
  expect([ahead, behind]).toEqual([
    { kind: 'both', standing: 'ahead' },
    { kind: 'both', standing: 'behind' },
  ]);
  expect([ahead, behind].map(toneOf)).toEqual(['gain', 'loss']);
});

test('a city with too few homes is left out, and two of them leave nothing to say', () => {
  expect(verdictOf('cap_rate', { current: 5, miami: null, hialeah: 4 })).toEqual({
    kind: 'one',
    city: 'hialeah',
    standing: 'ahead',
  });
  const none = verdictOf('cap_rate', { current: 5, miami: null, hialeah: null });
  expect([none, toneOf(none)]).toEqual([{ kind: 'unknown' }, 'plain']);
});
