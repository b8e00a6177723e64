import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '../loan.ts';
import { project } from '../project.ts';
import { EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { randomHomes } from '../test-support/random-home.ts';
import { type StressRow, type StressTest, stress } from './stress.ts';
import type { StressCase } from './stress-cases.ts';

const HOMES = randomHomes(300, 21);
/** None of these cases needs a price history. */
const CASES: StressCase[] = ['rates', 'rents', 'insurance', 'vacancy'];
const UNCHANGED = { worstYearCashflow: 0, cashflow: 0, netProceeds: 0, cashAdded: 0, netProfit: 0 };

/** Price ÷ price at the start, year by year. */
const FELL = [1, 0.98, 0.85, 0.7, 0.63, 0.6];
const CRASH = [1, 1.02, 0.9, 0.7, 0.6, 0.58, 0.57, 0.6, 0.68, 0.78, 0.86];

function rowOf({ rows }: StressTest, kind: StressCase): StressRow {
  const row = rows.find((each) => each.kind === kind);
  if (!row) throw new Error(`no row for ${kind}`);
  return row;
}

describe('for any property', () => {
  it('the plan is the report’s own projection', () => {
    for (const home of HOMES) {
      const { plan } = stress(home);
      const projection = project(home);
      const flows = projection.rows.slice(0, 10).map((row) => row.yearlyCashflow);
      expect(plan.netProfit).toBe(projection.netProfit);
      expect(plan.cashflow).toBe(projection.reconciliation.cashflow);
      expect(plan.worstYearCashflow).toBe(Math.min(...flows));
      expect(flows[plan.worstYear - 1]).toBe(plan.worstYearCashflow);
    }
  });

  it('nothing that goes wrong brings more cash, a better sale or less to add', () => {
    for (const home of HOMES)
      for (const { change } of stress(home).rows) {
        for (const figure of ['worstYearCashflow', 'cashflow', 'netProceeds', 'netProfit'] as const)
          expect(change[figure]).toBeLessThanOrEqual(0);
        expect(change.cashAdded).toBeGreaterThanOrEqual(0);
      }
  });

  it('cash in and out add up to the net profit, and added cash is what was short', () => {
    for (const home of HOMES) {
      const { plan, rows } = stress(home);
      const { cashInvested } = project(home);
      for (const figures of [plan, ...rows.map((row) => row.figures)]) {
        expect(figures.netProceeds + figures.cashflow - cashInvested).toBeCloseTo(
          figures.netProfit,
          5,
        );
        expect(figures.cashAdded).toBe(figures.addedInYears + figures.addedAtSale);
        expect(figures.addedInYears).toBeGreaterThanOrEqual(Math.max(0, -figures.cashflow) - 1e-6);
        expect(figures.addedAtSale).toBe(Math.max(0, -figures.netProceeds));
      }
    }
  });

  it('only dearer loans change the sale', () => {
    for (const home of HOMES)
      for (const kind of CASES.slice(1))
        expect(rowOf(stress(home), kind).change.netProceeds).toBe(0);
  });
});

describe('in closed form', () => {
  const test = stress(EXAMPLE_A);

  it('two points more are the difference of two payments, every month', () => {
    const loan = 0.65 * EXAMPLE_A.listPrice;
    const more = monthlyPayment(loan, 9.5 / 1200, 360) - monthlyPayment(loan, 7.5 / 1200, 360);
    expect(rowOf(test, 'rates').change.cashflow).toBeCloseTo(-120 * more, 6);
    expect(rowOf(test, 'rates').change.worstYearCashflow).toBeCloseTo(-12 * more, 6);
  });

  it('doubled insurance costs the insurance once more', () => {
    const paid = project(EXAMPLE_A)
      .rows.slice(0, 10)
      .reduce((sum, row) => sum + row.insurance, 0);
    expect(rowOf(test, 'insurance').change.cashflow).toBeCloseTo(-paid, 6);
    expect(rowOf(test, 'insurance').change.cashAdded).toBeCloseTo(paid, 6);
  });

  it('a tenth less rent costs a tenth of it, less the fee on it', () => {
    const uncapped = { ...EXAMPLE_A, maxManagementFee: 100_000 };
    const rent = project(uncapped)
      .rows.slice(0, 10)
      .reduce((sum, row) => sum + row.yearlyRent, 0);
    expect(rowOf(stress(uncapped), 'rents').change.cashflow).toBeCloseTo(-0.1 * 0.92 * rent, 6);
  });

  it('an empty year costs that year’s rent less its fee, and no other year changes', () => {
    const second = project(EXAMPLE_A).rows[1];
    const lost = (second?.yearlyRent ?? 0) - (second?.managementFee ?? 0);
    const { figures, change } = rowOf(test, 'vacancy');
    expect(figures.worstYear).toBe(2);
    expect(change.worstYearCashflow).toBeCloseTo(-lost, 6);
    expect(change.netProfit).toBeCloseTo(-lost, 6);
  });

  it('a profitable home adds nothing in the plan, and only the empty year when it is empty', () => {
    const rich = { ...EXAMPLE_C, rentMonthly: 9_000 };
    const { plan, ...rest } = stress(rich);
    const { figures } = rowOf({ plan, ...rest }, 'vacancy');
    expect(plan.cashAdded).toBe(0);
    expect(figures.cashAdded).toBe(-figures.worstYearCashflow);
  });
});

describe('the worst years of the metro again', () => {
  const sold = (level: number) =>
    EXAMPLE_A.listPrice * level * (1 - EXAMPLE_A.sellingRate) -
    project(EXAMPLE_A).balanceAfter10Years;
  const test = stress(EXAMPLE_A, { fiveYears: FELL, tenYears: CRASH });

  it('ten years end at their last level, five go on as planned', () => {
    expect(rowOf(test, 'worstTen').figures.netProceeds).toBeCloseTo(sold(0.86), 6);
    expect(rowOf(test, 'worstFive').figures.netProceeds).toBeCloseTo(sold(0.6 * 1.035 ** 5), 6);
  });

  it('leave cash flow as planned and count what the sale does not cover', () => {
    const low = { ...EXAMPLE_A, downpaymentPercentage: 0.05 };
    const { plan, ...rest } = stress(low, { fiveYears: FELL, tenYears: CRASH });
    const { figures, change } = rowOf({ plan, ...rest }, 'worstTen');
    expect(change.cashflow).toBe(0);
    expect(figures.netProceeds).toBeLessThan(0);
    expect(figures.cashAdded).toBeCloseTo(plan.cashAdded - figures.netProceeds, 6);
  });

  it('change nothing when they were what is planned, and never help when they were worse', () => {
    for (const home of HOMES) {
      const planned = Array.from({ length: 11 }, (_, i) => (1 + home.appreciationRateAnnual) ** i);
      const worse = planned.map((level, i) => (i === 0 ? 1 : 0.9 * level));
      const same = stress(home, { fiveYears: planned.slice(0, 6), tenYears: planned });
      const hard = stress(home, { fiveYears: worse.slice(0, 6), tenYears: worse });
      for (const kind of ['worstTen', 'worstFive'] as const) {
        expect(Math.abs(rowOf(same, kind).change.netProfit)).toBeLessThan(1e-6 * home.listPrice);
        expect(rowOf(hard, kind).change.netProceeds).toBeLessThan(0);
        expect(rowOf(hard, kind).change.cashAdded).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('a case that does not apply', () => {
  it('is named with its reason: no rate without a loan', () => {
    const { rows, skipped } = stress({ ...EXAMPLE_A, downpaymentPercentage: 1 });
    expect(skipped).toContainEqual({ kind: 'rates', reason: 'noLoan' });
    expect(rows.map(({ kind }) => kind)).toEqual(CASES.slice(1));
    expect(stress(EXAMPLE_A, { fiveYears: FELL, tenYears: CRASH }).skipped).toEqual([]);
  });

  it('is named with its reason: no history of the metro, or too short a one', () => {
    const missing = (reason: string) => [
      { kind: 'worstTen', reason },
      { kind: 'worstFive', reason },
    ];
    expect(stress(EXAMPLE_A).skipped).toEqual(missing('noPriceHistory'));
    const short = { fiveYears: null, tenYears: null };
    expect(stress(EXAMPLE_A, short).skipped).toEqual(missing('shortHistory'));
  });

  it('changes nothing where there is nothing to lose', () => {
    const bare = stress({ ...EXAMPLE_A, rentMonthly: 0, insuranceRateAnnual: 0 });
    for (const kind of CASES.slice(1)) expect(rowOf(bare, kind).change).toEqual(UNCHANGED);
  });

  it('counts what is missing at the sale as cash to add', () => {
    const falling = { ...EXAMPLE_A, appreciationRateAnnual: -0.08, downpaymentPercentage: 0.1 };
    const { plan } = stress(falling);
    expect(plan.netProceeds).toBeLessThan(0);
    expect(plan.addedAtSale).toBe(-plan.netProceeds);
    expect(plan.cashAdded).toBeGreaterThan(plan.addedInYears);
  });

  it('refuses inputs out of bounds', () => {
    expect(() => stress({ ...EXAMPLE_A, listPrice: 0 })).toThrow('listPrice');
  });
});
