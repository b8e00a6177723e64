import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import { graduatedTax } from './graduated-tax.ts';
import { saleTaxes, type YearOfSale } from './sale-taxes.ts';
import { TAX_YEARS } from './tax-tables.ts';

const SINGLE_2024 = { taxYear: 2024, filing: 'single' } as const;

/** The IRS Schedule D Tax Worksheet of 2024, single, line by line; its regular-tax cap (46, 47) too. */
function worksheet({ ordinary, losses, recaptured, longTerm }: YearOfSale): number {
  const atLeast0 = (amount: number) => Math.max(0, amount);
  const tax = (income: number) => graduatedTax(TAX_YEARS[2024].ordinary.single, income);
  const line1 = atLeast0(ordinary + recaptured + longTerm - losses);
  const line10 = recaptured + longTerm;
  const line12 = Math.min(line10, recaptured);
  const line13 = line10 - line12;
  const line14 = atLeast0(line1 - line13);
  const line16 = Math.min(line1, 47_025);
  const line17 = Math.min(line14, line16);
  const line18 = atLeast0(line1 - line10);
  const line20 = Math.min(line14, Math.min(line1, 191_950));
  const line21 = Math.max(line18, line20);
  const line22 = line16 - line17;
  const line25 = atLeast0(Math.min(line1, line13) - line22);
  const line29 = atLeast0(Math.min(line1, 518_900) - (line21 + line22));
  const line30 = Math.min(line25, line29);
  const line33 = Math.min(line1, line13) - (line22 + line30);
  const line38 = atLeast0(line10 + line21 - line1);
  const line39 = atLeast0(Math.min(line10, recaptured) - line38);
  const line45 = 0.15 * line30 + 0.2 * line33 + 0.25 * line39 + tax(line21);
  return Math.min(line45, tax(line1));
}

describe('taxes of the year of sale', () => {
  it('agree with the IRS worksheet, line by line, for any income', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 3_000; round += 1) {
      const year = {
        ordinary: random() < 0.3 ? 0 : 700_000 * random(),
        losses: random() < 0.5 ? 0 : 500_000 * random(),
        recaptured: 400_000 * random(),
        longTerm: 900_000 * random(),
      };
      const { recaptureTax, longTermGainTax, taxSavedByLosses } = saleTaxes(year, SINGLE_2024);
      const onOrdinary = graduatedTax(TAX_YEARS[2024].ordinary.single, year.ordinary);
      const all = onOrdinary - taxSavedByLosses + recaptureTax + longTermGainTax;
      expect(Math.abs(all - worksheet(year))).toBeLessThan(1e-6);
    }
  });

  it('recapture at 25 % leaves the 15 % band to the gain', () => {
    // 300,000 of other income is beyond the 24 % bracket; the band ends at 518,900.
    const year = { ordinary: 300_000, losses: 0, recaptured: 100_000, longTerm: 250_000 };
    const taxes = saleTaxes(year, SINGLE_2024);
    expect(taxes.recaptureTax).toBeCloseTo(25_000, 8);
    expect(taxes.longTermGainTax).toBeCloseTo(0.15 * 218_900 + 0.2 * 31_100, 8);
  });

  it('are zero when losses exceed all income', () => {
    const year = { ordinary: 50_000, losses: 1_000_000, recaptured: 100_000, longTerm: 250_000 };
    const taxes = saleTaxes(year, SINGLE_2024);
    expect(taxes.recaptureTax + taxes.longTermGainTax).toBe(0);
    expect(taxes.taxSavedByLosses).toBe(graduatedTax(TAX_YEARS[2024].ordinary.single, 50_000));
  });
});
