import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../assumptions.ts';
import { project } from '../project.ts';
import { afterTax } from './after-tax.ts';
import type { TaxYear } from './tax-tables.ts';

/** Bought for cash, nothing grows: 40,000 a year after costs, a building worth 330,000 = 1,000 a month. */
const PLAIN = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 412_500,
  rentMonthly: 4_000,
  hoaMonthly: 0,
  downpaymentPercentage: 1,
  appreciationRateAnnual: 0,
  rentGrowthRateAnnual: 0,
  expenseGrowthRateAnnual: 0,
  insuranceGrowthRateAnnual: 0,
  occupancyRate: 1,
  managementFeeRate: 0,
  maintenanceRateAnnual: 0,
  insuranceRateAnnual: 0,
  propertyTaxRate: 0,
  closingRateOfPrice: 0,
  fixedFeesAnnual: 8_000,
};
const EXAMPLE_A = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };

describe('a foreign owner who elects net taxation', () => {
  const result = afterTax(PLAIN, { kind: 'foreignNet', taxYear: 2025 });

  it('pays graduated tax on the rent after costs and depreciation', () => {
    // 28,500 in the first and last year: 1,192.50 + 12 % of 16,575; 28,000 between.
    expect(result.rows[0]).toMatchObject({ taxableIncome: 28_500, depreciation: 11_500 });
    expect(result.rows[0]?.taxDue).toBeCloseTo(3_181.5, 8);
    expect(result.rows[1]?.taxDue).toBeCloseTo(3_121.5, 8);
    expect(result.rows[9]?.taxDue).toBeCloseTo(3_181.5, 8);
  });

  it('pays recapture at sale on top of the year’s rent, at most 25 %', () => {
    // Gain 383,625 − 293,500; 19,975 at 12 %, 54,875 at 22 %, 15,275 at 24 %.
    expect(result.exit.gain).toBeCloseTo(90_125, 6);
    expect(result.exit.recapturedDepreciation).toBeCloseTo(90_125, 6);
    expect(result.exit.longTermGain).toBe(0);
    expect(result.exit.taxDue).toBeCloseTo(18_135.5, 6);
  });

  it('has an amount withheld at closing and gets most of it back a year later', () => {
    expect(result.exit.withheld).toBeCloseTo(61_875, 6);
    expect(result.exit.refunded).toBeCloseTo(43_739.5, 6);
    expect(result.exit.cashAtClosing).toBeCloseTo(321_750, 6);
    expect(result.cashFlows).toHaveLength(12);
    expect(result.cashFlows[11]).toBeCloseTo(43_739.5, 6);
  });

  it('keeps the rest of the profit', () => {
    expect(result.beforeTaxNetProfit).toBeCloseTo(371_125, 6);
    expect(result.totalTax).toBeCloseTo(49_470.5, 6);
    expect(result.afterTaxNetProfit).toBeCloseTo(321_654.5, 6);
    expect(result.effectiveRate).toBeCloseTo(13.33, 2);
  });

  it('states that it is not advice, and which tables it uses', () => {
    expect(result.notAdvice).toBe(true);
    expect(result.tables).toEqual({ asOf: '2024-10-22', source: 'IRS Rev. Proc. 2024-40' });
  });
});

describe('a foreign owner taxed on gross', () => {
  it('pays 30 % of the rent even in a year without cash flow', () => {
    const { rows } = afterTax(EXAMPLE_A, { kind: 'foreignGross' });
    expect(rows[0]?.taxDue).toBeCloseTo(0.3 * 3_300 * 12 * 0.94, 8);
    expect(rows[0]?.cashflowAfterTax).toBeCloseTo(-9_046.35 - 11_167.2, 2);
  });

  it('has no depreciation to recapture at sale', () => {
    const { exit } = afterTax(EXAMPLE_A, { kind: 'foreignGross' });
    expect(exit.recapturedDepreciation).toBe(0);
    expect(exit.adjustedBasis).toBeCloseTo(459_000, 6);
    // 634,769.44 − 7 % − 459,000; nothing up to 48,350, then 15 %.
    expect(exit.longTermGainTax).toBeCloseTo(0.15 * (131_335.58 - 48_350), 2);
  });
});

describe('a domestic owner', () => {
  it('pays at the bracket above other income, and 3.8 % above the threshold', () => {
    const lens = { kind: 'domestic', otherIncomeAnnual: 180_000 } as const;
    const row = afterTax(PLAIN, lens).rows[1];
    expect(row?.incomeTax).toBeCloseTo(0.24 * 17_300 + 0.32 * 10_700, 8);
    expect(row?.netInvestmentIncomeTax).toBeCloseTo(0.038 * 8_000, 8);
  });

  it('may exclude the 3.8 %', () => {
    const lens = { kind: 'domestic', otherIncomeAnnual: 500_000 } as const;
    const without = afterTax(PLAIN, { ...lens, netInvestmentIncomeTax: false });
    expect(without.rows.every((row) => row.netInvestmentIncomeTax === 0)).toBe(true);
    expect(without.exit.netInvestmentIncomeTax).toBe(0);
    expect(afterTax(PLAIN, lens).totalTax).toBeGreaterThan(without.totalTax);
  });

  it('has nothing withheld by the buyer', () => {
    const { exit } = afterTax(PLAIN, { kind: 'domestic' });
    expect(exit).toMatchObject({ firptaRate: 0, withheld: 0, refunded: 0 });
    expect(exit.shortfall).toBe(exit.taxDue);
  });

  it('uses suspended losses when the home is sold', () => {
    const { rows, exit } = afterTax(EXAMPLE_A, { kind: 'domestic' });
    expect(rows.every((row) => row.taxDue === 0)).toBe(true);
    expect(exit.lossesReleased).toBeCloseTo(166_147.09, 2);
    // They wipe out 100,000 of other income, the rest lowers the recapture.
    expect(exit.taxSavedByLosses).toBeCloseTo(16_914, 6);
  });
});

describe('after tax', () => {
  it('has the same total income as the projection: rent taxed plus gain is the profit', () => {
    const { rows, exit } = afterTax(EXAMPLE_A, { kind: 'foreignNet' });
    const income = rows.reduce((sum, row) => sum + row.netIncome, exit.gain);
    expect(income).toBeCloseTo(project(EXAMPLE_A).netProfit, 6);
  });

  it('uses up a loss before the first taxable year', () => {
    const inputs = { ...EXAMPLE_A, rentMonthly: 4_900, rentGrowthRateAnnual: 0.06 };
    const { rows } = afterTax(inputs, { kind: 'foreignNet' });
    const turn = rows.find((row) => row.lossUsed > 0);
    expect(rows[0]?.netIncome).toBeLessThan(0);
    expect(turn?.netIncome).toBeGreaterThan(0);
    for (const row of rows) expect(row.taxableIncome > 0 && row.lossCarried > 0).toBe(false);
  });

  it('warns when the withheld amount is larger than the proceeds at closing', () => {
    const thin = { ...EXAMPLE_A, downpaymentPercentage: 0.05, appreciationRateAnnual: -0.02 };
    const { exit, cautions } = afterTax(thin, { kind: 'foreignNet' });
    expect(exit.cashAtClosing).toBeLessThan(0);
    expect(cautions).toContain('closingCashIsShort');
  });

  it('deducts the rest of the loan cost in the year of sale, all of it in total', () => {
    for (const loanTermYears of [5, 10, 15, 30]) {
      const { rows } = afterTax({ ...EXAMPLE_A, loanTermYears }, { kind: 'foreignNet' });
      const deducted = rows.reduce((sum, row) => sum + row.loanCosts, 0);
      expect(deducted).toBeCloseTo(292_500 * 0.0055, 8);
    }
  });

  it('treats a couple abroad as filing separately, and notes it', () => {
    expect(afterTax(PLAIN, { kind: 'foreignNet', filing: 'marriedJoint' }).lens.filing).toBe(
      'marriedSeparate',
    );
  });

  it('refuses a year without tables and a building share above one, by name', () => {
    const year = 2031 as TaxYear;
    expect(() => afterTax(PLAIN, { kind: 'domestic', taxYear: year })).toThrow('taxYear');
    expect(() => afterTax(PLAIN, { kind: 'domestic', buildingShare: 1.2 })).toThrow(
      'buildingShare',
    );
  });
});
