import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../assumptions.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { seededRandom } from '../test-support/seeded-random.ts';
import { type AfterTax, afterTax } from './after-tax.ts';
import type { TaxLens } from './tax-lens.ts';

const ROUNDS = 200;
const KINDS = ['domestic', 'foreignNet', 'foreignGross'] as const;

function eachCase(check: (result: AfterTax, inputs: ProjectInputs, lens: TaxLens) => void) {
  const random = seededRandom(20_251_115);
  const between = (low: number, high: number) => low + (high - low) * random();
  for (let round = 0; round < ROUNDS; round += 1) {
    const inputs = {
      ...DEFAULT_ASSUMPTIONS,
      listPrice: between(80_000, 3_000_000),
      rentMonthly: between(500, 15_000),
      hoaMonthly: between(0, 900),
      downpaymentPercentage: between(0.05, 1),
      aprPercent: between(0, 12),
      loanTermYears: Math.floor(between(5, 31)),
      appreciationRateAnnual: between(-0.05, 0.1),
    };
    for (const kind of KINDS) {
      const lens: TaxLens = {
        kind,
        otherIncomeAnnual: between(0, 700_000),
        buyerUse: between(0, 1) < 0.5 ? 'investor' : 'residence',
        taxYear: between(0, 1) < 0.5 ? 2024 : 2025,
      };
      check(afterTax(inputs, lens), inputs, lens);
    }
  }
}

describe('laws of the tax lenses', () => {
  it('no tax is negative and none makes the owner richer', () => {
    eachCase(({ rows, exit, totalTax, ...result }) => {
      for (const row of rows) expect(row.taxDue).toBeGreaterThanOrEqual(0);
      expect(exit.taxDue).toBeGreaterThanOrEqual(0);
      expect(totalTax).toBeGreaterThanOrEqual(0);
      expect(result.afterTaxNetProfit).toBeLessThanOrEqual(result.beforeTaxNetProfit);
      expect(result.notAdvice).toBe(true);
    });
  });

  it('the withheld amount is the tax due plus the refund less the shortfall', () => {
    eachCase(({ exit }) => {
      expect(exit.taxDue + exit.refunded - exit.shortfall).toBeCloseTo(exit.withheld, 5);
      expect(Math.min(exit.refunded, exit.shortfall)).toBe(0);
      const later = exit.cashAtClosing + exit.refunded - exit.shortfall;
      expect(later).toBeCloseTo(exit.netProceedsAfterTax, 5);
    });
  });

  it('the flows after tax add up to the profit after tax', () => {
    eachCase(({ cashFlows, afterTaxNetProfit }) => {
      expect(cashFlows.reduce((sum, flow) => sum + flow, 0)).toBeCloseTo(afterTaxNetProfit, 4);
    });
  });

  it('net taxation taxes the profit of the whole period, no more and no less', () => {
    eachCase(({ rows, exit, beforeTaxNetProfit }, _inputs, lens) => {
      if (lens.kind === 'foreignGross') return;
      const income = rows.reduce((sum, row) => sum + row.netIncome, exit.gain);
      expect(income).toBeCloseTo(beforeTaxNetProfit, 4);
      const used = rows.reduce((sum, row) => sum + row.taxableIncome, -exit.lossesReleased);
      expect(used + exit.gain).toBeCloseTo(beforeTaxNetProfit, 4);
    });
  });

  it('tax on the sale is below the top rates', () => {
    eachCase(({ exit }) => {
      const top = 0.25 * exit.recapturedDepreciation + 0.2 * exit.longTermGain;
      expect(exit.recaptureTax + exit.longTermGainTax).toBeLessThanOrEqual(top + 1e-6);
    });
  });

  it('more other income never lowers the tax on the rent of a foreign net owner', () => {
    eachCase((result, inputs, lens) => {
      if (lens.kind !== 'foreignNet') return;
      const more = afterTax(inputs, {
        ...lens,
        otherIncomeAnnual: (lens.otherIncomeAnnual ?? 0) + 50_000,
      });
      const yearly = (r: AfterTax) => r.rows.reduce((sum, row) => sum + row.taxDue, 0);
      expect(yearly(more)).toBeGreaterThanOrEqual(yearly(result) - 1e-6);
    });
  });
});
