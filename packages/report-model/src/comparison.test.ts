import { describe, expect, it, test } from 'vitest';
import { comparedCities, leadOf, ownCityOf, standingOf, toneOf, verdictOf } from './comparison.ts';

test('a higher return beats the city, a lower one is behind', () => {
  expect(standingOf(8.67, 5.71, false)).toBe('ahead');
  expect(standingOf(5.71, 8.67, false)).toBe('behind');
});

test('fewer months to a positive cash flow beat the city', () => {
  expect(standingOf(0, 72, true)).toBe('ahead');
  expect(standingOf(120, 72, true)).toBe('behind');
});

test('a floating-point difference is level', () => {
  expect(standingOf(0.1 + 0.2, 0.3, false)).toBe('level');
  expect(standingOf(120, 120, true)).toBe('level');
});

test('without a median there is no verdict', () => {
  expect(standingOf(8, null, false)).toBeNull();
  expect(standingOf(null, 8, false)).toBeNull();
});

test('a mixed result names both cities', () => {
  const verdict = verdictOf('cap_rate', { current: 5, miami: 4, hialeah: 6, city: null }, null);
  expect(verdict).toEqual({ kind: 'mixed', miami: 'ahead', hialeah: 'behind' });
  expect(toneOf(verdict)).toBe('plain');
});

test('level with one city and behind the other names both', () => {
  const verdict = verdictOf(
    'months_to_cashflow',
    { current: 120, miami: 120, hialeah: 0, city: null },
    null,
  );
  expect(verdict).toEqual({ kind: 'mixed', miami: 'level', hialeah: 'behind' });
});

test('the same result for both cities is stated once, with a color', () => {
  const ahead = verdictOf('cap_rate', { current: 5, miami: 4, hialeah: 4, city: null }, null);
  const behind = verdictOf('roi_mean', { current: 5, miami: 6, hialeah: 7, city: null }, null);
  expect([ahead, behind]).toEqual([
    { kind: 'both', standing: 'ahead' },
    { kind: 'both', standing: 'behind' },
  ]);
  expect([ahead, behind].map(toneOf)).toEqual(['gain', 'loss']);
});

test('a city with too few listings is omitted; without both there is no verdict', () => {
  expect(verdictOf('cap_rate', { current: 5, miami: null, hialeah: 4, city: null }, null)).toEqual({
    kind: 'one',
    city: 'Hialeah',
    standing: 'ahead',
  });
  const none = verdictOf('cap_rate', { current: 5, miami: null, hialeah: null, city: null }, null);
  expect([none, toneOf(none)]).toEqual([{ kind: 'unknown' }, 'plain']);
});

test('a property elsewhere is compared with its own city first', () => {
  const values = { current: 5, city: 6, miami: 4, hialeah: 4 };
  expect(verdictOf('cap_rate', values, 'Austin')).toEqual({
    kind: 'one',
    city: 'Austin',
    standing: 'behind',
  });
  expect(verdictOf('cap_rate', { ...values, city: null }, 'Austin')).toEqual({
    kind: 'both',
    standing: 'ahead',
  });
});

test('cities without listings are not shown', () => {
  const beside = (miami: number | null) => ({ current: 5, city: 6, miami, hialeah: null });
  const stats = (miami: number | null) => ({
    roi_mean: beside(null),
    annual_roi: beside(null),
    rent_to_price: beside(null),
    months_to_cashflow: beside(null),
    cap_rate: beside(miami),
  });
  const citiesOf = (own: string | null, miami: number | null = null) =>
    comparedCities(stats(miami), own);
  const names = (...of: Parameters<typeof citiesOf>) => citiesOf(...of).map(({ name }) => name);
  expect(names('Austin')).toEqual(['Austin']);
  // With data for one measure, the city is in every box, and says where it has too few listings.
  expect(names('Orlando', 4)).toEqual(['Orlando', 'Miami']);
  expect(names(null)).toEqual(['Miami', 'Hialeah']);
  expect(leadOf(citiesOf('Austin'))).toMatchObject({ places: 'own', city: 'Austin' });
  expect(leadOf(citiesOf('Orlando', 4))).toMatchObject({ places: 'pair', other: 'Miami' });
  expect(leadOf(citiesOf(null))).toMatchObject({ places: 'two' });
});

test('a city of the same name elsewhere is shown with its state', () => {
  expect(ownCityOf({ city: 'Miami', state: 'FL' })).toBeNull();
  expect(ownCityOf({ city: 'Miami', state: 'OK' })).toBe('Miami, OK');
  expect(ownCityOf({ city: 'Orlando', state: 'FL' })).toBe('Orlando');
});

describe('after a sale before ten years', () => {
  const months = { current: 60, miami: 120, hialeah: 120, city: null };

  it('a cash flow that was never positive beats no city', () => {
    expect(verdictOf('months_to_cashflow', months, null, 5)).toEqual({ kind: 'otherYears' });
    expect(verdictOf('months_to_cashflow', { ...months, miami: 36 }, null, 5)).toEqual({
      kind: 'otherYears',
    });
    const both = { ...months, miami: 36, hialeah: 24 };
    expect(toneOf(verdictOf('months_to_cashflow', both, null, 5))).toBe('loss');
  });

  it('one that turns positive in time is compared as usual', () => {
    const early = { ...months, current: 24 };
    expect(toneOf(verdictOf('months_to_cashflow', early, null, 5))).toBe('gain');
  });

  it('a total of five years is not compared with one of ten, a yearly rate is', () => {
    const values = { current: 5, miami: 4, hialeah: 4, city: null };
    expect(verdictOf('roi_mean', values, null, 5)).toEqual({ kind: 'otherYears' });
    expect(toneOf(verdictOf('roi_mean', values, null, 10))).toBe('gain');
    expect(toneOf(verdictOf('annual_roi', values, null, 5))).toBe('gain');
  });
});
