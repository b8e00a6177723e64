import { MIAMI, wallTimeAt } from '@alpha/i18n';
import { describe, expect, it } from 'vitest';
import { dueInYear, firstDueDay } from './filing-dates.ts';

const REPORT = { month: 5, day: 1, since: 'company' } as const;
const RETURN = { month: 6, day: 15, since: 'home' } as const;

describe('the first due date of a yearly filing', () => {
  it('for the rent is in the year after the closing', () => {
    for (const closedOn of ['2026-01-01', '2026-06-15', '2026-12-31'])
      expect(firstDueDay(RETURN, { closedOn, companySince: null })).toBe('2027-06-15');
  });

  it.each([
    ['the company is of the same year', '2026-03-02', '2026-09-01', '2027-05-01'],
    ['the company is of the year before', '2025-11-20', '2026-02-10', '2026-05-01'],
    ['the company is younger than the next date', '2026-01-05', '2026-02-10', '2027-05-01'],
    ['the first date of the company has passed', '2024-11-20', '2026-05-01', '2027-05-01'],
    ['the company was there before', null, '2026-02-10', '2026-05-01'],
    ['the company began on a leap day', '2028-02-29', '2028-03-10', '2029-05-01'],
    ['the first date of the company is in a leap year', '2027-12-31', '2028-02-29', '2028-05-01'],
    ['the company was there before, late in the year', null, '2026-11-19', '2027-05-01'],
  ])('for the company, where %s', (_, companySince, closedOn, due) => {
    expect(firstDueDay(REPORT, { closedOn, companySince })).toBe(due);
  });
});

it('in each year, leap years too, is on the evening of the same day in Miami', () => {
  for (let year = 2027; year <= 2040; year += 1) {
    const at = dueInYear(REPORT, year);
    expect(at && wallTimeAt(MIAMI, at)).toEqual({ date: `${year}-05-01`, time: '17:00' });
  }
});
