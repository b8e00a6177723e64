import type { AmortizationRow } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { cashflowSentence, cashflowYears } from './cashflow-years.ts';

const row = (year: number, yearly_cashflow: number) =>
  ({ year, yearly_cashflow }) as AmortizationRow;
const HOME = {
  property_annual_amortizations: [row(2, 1_234.5), row(1, -800)],
  cashflow_fan: [
    { year: 1, p5: -2_949, p50: -700, p95: -30 },
    { year: 2, p5: -1_551, p50: 1_300, p95: 4_449 },
  ],
};

describe('the cash flow of each year', () => {
  it('is the plan with a range rounded to a hundred dollars', () => {
    const years = cashflowYears(HOME);
    expect(years).toEqual([
      { year: 1, planned: -800, low: -2_900, high: 0 },
      { year: 2, planned: 1_234.5, low: -1_600, high: 4_400 },
    ]);
    expect(Object.is(years[0]?.high, 0)).toBe(true);
  });

  it('has no range without a simulation', () => {
    expect(cashflowYears({ ...HOME, cashflow_fan: [] })).toEqual([]);
    expect(cashflowYears({ ...HOME, cashflow_fan: HOME.cashflow_fan.slice(0, 1) })).toEqual([]);
    expect(cashflowYears({ property_annual_amortizations: [], cashflow_fan: [] })).toEqual([]);
  });

  it('is said in one sentence, in both languages', () => {
    const years = cashflowYears(HOME);
    const said = (locale: 'en' | 'es') =>
      cashflowSentence(years, translatorFor(locale, 'charts'), (value) =>
        String(formatMoney(value, locale)),
      );
    expect(said('en')).toBe(
      'In 90 of 100 simulations, cash flow is between −$2,900 and $0 in year 1, and between −$1,600 and $4,400 in year 2',
    );
    expect(said('es')).toMatch(
      /^En 90 de 100 simulaciones, el flujo de caja queda entre .+2\.900 y .+0 en el año 1, y entre/,
    );
  });
});
