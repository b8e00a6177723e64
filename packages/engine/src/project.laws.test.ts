import { describe, expect, it } from 'vitest';
import { project } from './project.ts';
import type { ProjectInputs } from './project-inputs.ts';
import { randomHomes } from './test-support/random-home.ts';

const HOMES = randomHomes(400, 2);
const MONEY = [
  'listPrice',
  'rentMonthly',
  'hoaMonthly',
  'maxManagementFee',
  'fixedFeesAnnual',
] as const;

function roiWith(home: ProjectInputs, change: Partial<ProjectInputs>): number {
  return project({ ...home, ...change }).totalRoi;
}

describe('for any property', () => {
  it('the loan ends at zero and its principal payments add up to it', () => {
    for (const home of HOMES) {
      const { rows, loanAmount } = project(home);
      const principal = rows.reduce((sum, row) => sum + row.principal, 0);
      expect(rows.at(-1)?.loanBalance).toBe(0);
      expect(Math.abs(principal - loanAmount)).toBeLessThanOrEqual(1e-11 * loanAmount);
      for (const row of rows) expect(row.loanBalance).toBeGreaterThanOrEqual(0);
    }
  });

  it('rows add up', () => {
    for (const { rows } of HOMES.map(project))
      for (const row of rows) {
        const lines =
          row.mortgagePayment +
          row.taxes +
          row.insurance +
          row.hoa +
          row.managementFee +
          row.maintenance +
          row.fixedFees;
        expect(row.totalExpenses).toBeCloseTo(lines, 6);
        expect(row.yearlyCashflow).toBeCloseTo(row.yearlyRent - lines, 6);
        expect(row.interest + row.principal).toBeCloseTo(row.mortgagePayment, 6);
        expect(row.equity).toBeCloseTo(row.propertyValue - row.loanBalance, 6);
      }
  });

  it('cash flow, appreciation and principal, less costs, are the net profit', () => {
    for (const { reconciliation: r, netProfit, ...p } of HOMES.map(project)) {
      expect(r.cashflow + r.appreciation + r.principalPaid - r.costs).toBeCloseTo(netProfit, 5);
      expect(r.netProfit).toBe(netProfit);
      expect(p.appreciationRoi + p.rentRoi).toBeCloseTo(p.totalRoi, 6);
    }
  });

  it('ROI falls with rate, taxes, insurance and association dues', () => {
    for (const home of HOMES) {
      const roi = roiWith(home, {});
      expect(roiWith(home, { aprPercent: home.aprPercent + 0.5 })).toBeLessThan(roi);
      expect(roiWith(home, { propertyTaxRate: home.propertyTaxRate + 0.001 })).toBeLessThan(roi);
      expect(roiWith(home, { insuranceRateAnnual: home.insuranceRateAnnual + 0.001 })).toBeLessThan(
        roi,
      );
      expect(roiWith(home, { hoaMonthly: home.hoaMonthly + 10 })).toBeLessThan(roi);
    }
  });

  it('ROI rises with rent and with appreciation', () => {
    for (const home of HOMES) {
      const roi = roiWith(home, {});
      expect(roiWith(home, { rentMonthly: home.rentMonthly + 1 })).toBeGreaterThan(roi);
      const faster = home.appreciationRateAnnual + 0.005;
      expect(roiWith(home, { appreciationRateAnnual: faster })).toBeGreaterThan(roi);
    }
  });

  it('the cap rate does not depend on how it is financed', () => {
    for (const home of HOMES) {
      const other = { downpaymentPercentage: 0.6, aprPercent: 3, loanTermYears: 15 };
      expect(project({ ...home, ...other }).capRate).toBeCloseTo(project(home).capRate, 10);
    }
  });

  it('twice the money leaves every ratio unchanged to the last bit', () => {
    for (const home of HOMES) {
      const doubled = { ...home };
      for (const field of MONEY) doubled[field] *= 2;
      const [once, twice] = [project(home), project(doubled)];
      for (const ratio of [
        'totalRoi',
        'annualizedRoi',
        'averageRoiPerYear',
        'appreciationRoi',
        'rentRoi',
        'profitYear',
        'capRate',
        'rentToPrice',
        'irr',
        'cashOnCash',
        'dscr',
        'lenderDscr',
        'equityMultiple',
        'breakEvenOccupancy',
      ] as const)
        expect(twice[ratio], ratio).toBe(once[ratio]);
      expect(twice.netProfit).toBe(2 * once.netProfit);
    }
  });

  it('the rate of return makes the present value zero', () => {
    let found = 0;
    for (const { irr, flows } of HOMES.map(project)) {
      if (irr === null) continue;
      found += 1;
      const scale = flows.reduce((sum, flow) => sum + Math.abs(flow), 0);
      const left = flows.reduce((sum, flow, year) => sum + flow / (1 + irr / 100) ** year, 0);
      expect(Math.abs(left) / scale).toBeLessThan(1e-11 * (1 + irr / 100) ** -10 + 1e-12);
    }
    expect(found).toBeGreaterThan(200);
  });

  it('at its break-even occupancy, the first year breaks even', () => {
    let found = 0;
    for (const home of HOMES) {
      const { breakEvenOccupancy } = project(home);
      if (breakEvenOccupancy === null) continue;
      found += 1;
      const even = project({ ...home, occupancyRate: breakEvenOccupancy });
      expect(even.rows[0]?.yearlyCashflow).toBeCloseTo(0, 5);
    }
    expect(found).toBeGreaterThan(50);
  });
});
