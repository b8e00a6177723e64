import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../assumptions.ts';
import { afterTax } from './after-tax.ts';
import { depreciationOfYear } from './depreciation.ts';
import { estateTax } from './estate-tax.ts';
import { firptaRate } from './firpta.ts';
import { graduatedTax } from './graduated-tax.ts';
import { netInvestmentTax } from './net-investment-tax.ts';
import { taxFormsOf } from './tax-forms.ts';
import { ESTATE, TAX_YEARS } from './tax-tables.ts';

describe('graduated tax', () => {
  const brackets = TAX_YEARS[2025].ordinary.single;

  it('applies each band’s own rate', () => {
    // The IRS schedule for 2025: 17,651 plus 24 % of what exceeds 103,350.
    expect(graduatedTax(brackets, 103_350)).toBeCloseTo(17_651, 8);
    expect(graduatedTax(brackets, 150_000)).toBeCloseTo(17_651 + 0.24 * 46_650, 8);
    expect(graduatedTax(brackets, 626_350)).toBeCloseTo(188_769.75, 8);
  });

  it('of two parts is the tax of the whole', () => {
    const whole = graduatedTax(brackets, 300_000);
    const parts = graduatedTax(brackets, 90_000) + graduatedTax(brackets, 300_000, 90_000);
    expect(parts).toBeCloseTo(whole, 8);
  });

  it('of no income, or of a loss, is zero', () => {
    expect(graduatedTax(brackets, 0)).toBe(0);
    expect(graduatedTax(brackets, -5_000)).toBe(0);
  });
});

describe('the tables', () => {
  it('have bands that rise in income and in rate', () => {
    for (const table of Object.values(TAX_YEARS)) {
      const lists = [table.ordinary, table.longTermGain].flatMap((lists) => Object.values(lists));
      for (const list of [...lists, ESTATE.brackets]) {
        for (const [i, band] of list.entries()) {
          const before = list[i - 1];
          if (!before) continue;
          expect(band.upTo).toBeGreaterThan(before.upTo);
          expect(band.rate).toBeGreaterThan(before.rate);
        }
        expect(list.at(-1)?.upTo).toBe(Number.POSITIVE_INFINITY);
      }
      expect(table.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(table.source).toMatch(/^IRS /);
    }
  });

  it('double for a couple in the first bands, as the law says', () => {
    for (const { ordinary } of Object.values(TAX_YEARS))
      for (const i of [0, 1, 2, 3, 4])
        expect(ordinary.marriedJoint[i]?.upTo).toBe(2 * (ordinary.single[i]?.upTo ?? 0));
  });
});

describe('the forms', () => {
  it('of a foreign owner include the return, the withholding and the one with a large penalty', () => {
    const forms = taxFormsOf('foreignNet');
    expect(forms.map((form) => form.code)).toEqual(
      expect.arrayContaining(['W-7', '1040-NR', '8288', '8288-B']),
    );
    expect(forms.find((form) => form.code === '5472')?.penalty).toBe(25_000);
    expect(taxFormsOf('domestic').map((form) => form.code)).toEqual(['1040']);
  });
});

describe('depreciation', () => {
  it('follows IRS table A-6 for January: 3.485 % in year 1, 3.636 % after', () => {
    expect(depreciationOfYear(100, 1, 40)).toBeCloseTo(3.485, 3);
    expect(depreciationOfYear(100, 2, 40)).toBeCloseTo(3.636, 3);
    expect(depreciationOfYear(100, 28, 40)).toBeCloseTo(1.97, 3);
    expect(depreciationOfYear(100, 29, 40)).toBe(0);
  });

  it('adds up to the building and no more', () => {
    let sum = 0;
    for (let year = 1; year <= 40; year += 1) sum += depreciationOfYear(275_000, year, 40);
    expect(sum).toBeCloseTo(275_000, 6);
  });
});

describe('FIRPTA', () => {
  it('is 15 % for an investor, 10 % or nothing for a cheaper residence', () => {
    const foreign = { kind: 'foreignNet', buyerUse: 'residence' } as const;
    expect(firptaRate(200_000, { ...foreign, buyerUse: 'investor' })).toBe(0.15);
    expect(firptaRate(300_000, foreign)).toBe(0);
    expect(firptaRate(300_001, foreign)).toBe(0.1);
    expect(firptaRate(1_000_000, foreign)).toBe(0.1);
    expect(firptaRate(1_000_001, foreign)).toBe(0.15);
    expect(firptaRate(200_000, { kind: 'domestic', buyerUse: 'investor' })).toBe(0);
  });
});

describe('the 3.8 % tax', () => {
  const single = { netInvestmentIncomeTax: true, otherIncomeAnnual: 0, filing: 'single' } as const;

  it('applies to the smaller of investment income and income above the threshold', () => {
    expect(netInvestmentTax(50_000, single)).toBe(0);
    expect(netInvestmentTax(250_000, single)).toBeCloseTo(1_900, 8);
    expect(netInvestmentTax(10_000, { ...single, otherIncomeAnnual: 900_000 })).toBeCloseTo(380, 8);
    expect(netInvestmentTax(-10_000, { ...single, otherIncomeAnnual: 900_000 })).toBe(0);
  });
});

describe('the estate of an owner', () => {
  const foreign = { kind: 'foreignNet', taxYear: 2025, estateOwner: 'direct' } as const;

  it('of a non-resident owes the schedule less a credit of 13,000', () => {
    expect(estateTax(60_000, foreign)).toBe(0);
    expect(estateTax(450_000, foreign)).toBeCloseTo(70_800 + 0.34 * 200_000 - 13_000, 8);
    expect(estateTax(2_000_000, foreign)).toBeCloseTo(345_800 + 400_000 - 13_000, 8);
  });

  it('owes nothing below the exemption of residents or behind a foreign corporation', () => {
    expect(estateTax(5_000_000, { ...foreign, kind: 'domestic' })).toBe(0);
    expect(estateTax(14_990_000, { ...foreign, kind: 'domestic' })).toBeCloseTo(400_000, 6);
    expect(estateTax(5_000_000, { ...foreign, estateOwner: 'foreignCorporation' })).toBe(0);
  });

  it('includes only the equity with a nonrecourse loan', () => {
    const home = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };
    const whole = afterTax(home, { kind: 'foreignNet' }).estate;
    const equity = afterTax(home, { kind: 'foreignNet', loanIsNonRecourse: true }).estate;
    expect(whole.atPurchase).toBeCloseTo(125_800, 6);
    expect(equity.atPurchase).toBeCloseTo(38_800 + 0.32 * 7_500 - 13_000, 6);
    expect(equity.atExit).toBeLessThan(whole.atExit);
  });
});
