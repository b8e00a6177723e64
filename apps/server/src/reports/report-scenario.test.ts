import { getPropertyByAddress, type PropertyReport } from '@alpha/contract';
import { cashflowSpread, type ProjectInputs, project, simulate, valueSpread } from '@alpha/engine';
import { scenarioReport } from '@alpha/report-model/scenario';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../test/people.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { properties, propertyAnalyses } from '../platform/db/schema/index.ts';

let test: TestApp;
let reports: PropertyReport[];
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
  const staff = await signedIn(test, 'salesman@alpha.test');
  const homes = await test.database.db
    .select({ key: properties.addressKey })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(eq(properties.status, 'active'))
    .orderBy(asc(sql`md5(${properties.id}::text)`))
    .limit(25);
  reports = [];
  for (const { key } of homes)
    reports.push((await staff(getPropertyByAddress, { params: { address: key } })).json());
});
afterAll(() => test.close());

const inputsOf = ({ property }: PropertyReport) => property.model?.inputs as ProjectInputs;

/** The full simulation sums in another order than the stored one, so the last digits may differ. */
const rounded = (report: PropertyReport) =>
  JSON.parse(JSON.stringify(report), (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(6)) : value,
  );

const changed = (report: PropertyReport, inputs: ProjectInputs) =>
  scenarioReport(
    report,
    { inputs, market: report.property.model?.market ?? {} },
    project(inputs),
    null,
  );

describe('a report under other assumptions', () => {
  it('equals the stored one for the default assumptions', () => {
    for (const report of reports) {
      const inputs = inputsOf(report);
      const market = report.property.model?.market ?? {};
      const simulated = {
        ...simulate(inputs, market),
        ...valueSpread(inputs, market),
        cashflowYears: cashflowSpread(inputs, market),
      };
      const shown = scenarioReport(report, { inputs, market }, project(inputs), simulated);
      expect(rounded(shown)).toEqual(rounded(report));
    }
  });

  it('follows price and rent, and keeps facts and peers', () => {
    for (const report of reports) {
      const inputs = inputsOf(report);
      const cheaper = {
        ...inputs,
        listPrice: inputs.listPrice * 0.8,
        rentMonthly: inputs.rentMonthly * 1.2,
      };
      const { property, ...rest } = changed(report, cheaper);
      expect(property.list_price).toBe(report.property.list_price);
      expect(property.monte_carlo_results).toEqual(report.property.monte_carlo_results);
      expect(property.total_roi).toBeGreaterThan(report.property.total_roi ?? 0);
      expect(property.property_roi_stats?.total_roi).toBe(property.total_roi);
      expect(rest.comparison_stats.cap_rate.current).toBeGreaterThan(
        report.comparison_stats.cap_rate.current ?? 0,
      );
      expect(rest.comparison_stats.cap_rate.miami).toBe(report.comparison_stats.cap_rate.miami);
      for (const row of rest.performance_vs_median)
        if (row.median !== null) expect(row.diff).toBeCloseTo(row.property - row.median, 9);
    }
  });

  it('has no debt service to compare without a loan', () => {
    const [report] = reports;
    if (!report) throw new Error('no home');
    const inputs = { ...inputsOf(report), downpaymentPercentage: 1 };
    const shown = changed(report, inputs);
    expect(report.performance_vs_median.some(({ metric }) => metric === 'dscr')).toBe(true);
    expect(shown.performance_vs_median.some(({ metric }) => metric === 'dscr')).toBe(false);
  });
});
