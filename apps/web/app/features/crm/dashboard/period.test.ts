import { describe, expect, it } from 'vitest';
import { periodOf } from './period';

const today = new Date(2026, 10, 18, 16, 30);
const own = { from: '2026-03-01', to: '2026-03-31' };
const day = (year: number, month: number, date: number) =>
  new Date(year, month - 1, date).toISOString();

describe('the period of the dashboard', () => {
  it('is a calendar month, quarter or year, compared with the same days before', () => {
    expect(periodOf('month', own, today)).toEqual({
      ...{ from: day(2026, 11, 1), to: day(2026, 12, 1) },
      before: { from: day(2026, 10, 1), to: day(2026, 10, 19) },
    });
    expect(periodOf('quarter', own, today)).toEqual({
      ...{ from: day(2026, 10, 1), to: day(2027, 1, 1) },
      before: { from: day(2026, 7, 1), to: day(2026, 8, 19) },
    });
    expect(periodOf('year', own, today)).toEqual({
      ...{ from: day(2026, 1, 1), to: day(2027, 1, 1) },
      before: { from: day(2025, 1, 1), to: day(2025, 11, 19) },
    });
  });

  it('is compared with the whole period before when it is over', () => {
    expect(periodOf('last_month', own, new Date(2026, 0, 5))).toEqual({
      ...{ from: day(2025, 12, 1), to: day(2026, 1, 1) },
      before: { from: day(2025, 11, 1), to: day(2025, 12, 1) },
    });
    expect(periodOf('last_quarter', own, today)).toEqual({
      ...{ from: day(2026, 7, 1), to: day(2026, 10, 1) },
      before: { from: day(2026, 4, 1), to: day(2026, 7, 1) },
    });
  });

  it('is compared with all of a shorter month on the last day of a longer one', () => {
    expect(periodOf('month', own, new Date(2026, 2, 31, 9))?.before).toEqual({
      ...{ from: day(2026, 2, 1), to: day(2026, 3, 1) },
    });
  });

  it('is a custom range, both days included', () => {
    expect(periodOf('own', own, today)).toEqual({
      ...{ from: day(2026, 3, 1), to: day(2026, 4, 1) },
      // As many days before.
      before: { from: day(2026, 1, 29), to: day(2026, 3, 1) },
    });
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
