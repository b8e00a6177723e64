import { describe, expect, it } from 'vitest';
import { daysOf, periodOf } from './period';

const today = new Date(2026, 10, 15, 16, 30);
const own = { from: '2026-03-01', to: '2026-03-31' };

describe('the period of the dashboard', () => {
  it('is a number of whole days, including today', () => {
    for (const days of ['7', '30', '90'] as const) {
      const period = periodOf(days, own, today);
      expect(period && daysOf(period)).toBe(Number(days));
      expect(period?.to).toBe(new Date(2026, 10, 16).toISOString());
    }
  });

  it('is the year from its first day', () => {
    expect(periodOf('year', own, today)?.from).toBe(new Date(2026, 0, 1).toISOString());
  });

  it('is a custom range, both days included', () => {
    const period = periodOf('own', own, today);
    expect(period && daysOf(period)).toBe(31);
  });

  it.each([
    ['backwards', { from: '2026-03-31', to: '2026-03-01' }],
    ['half typed', { from: '2026-03-01', to: '' }],
    ['of a year half typed', { from: '0020-03-01', to: '2026-03-01' }],
    ['no date', { from: 'x', to: 'y' }],
  ])('is null while the custom dates are %s', (_name, days) => {
    expect(periodOf('own', days, today)).toBeNull();
  });
});
