import { getPropertyByAddress, type PropertyReport, propertyReport } from '@alpha/contract';
import { plannedGrowth } from '@alpha/engine';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../test/people.ts';
import { expectIdentities } from '../../test/report-identities.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { properties, propertyAnalyses } from '../platform/db/schema/index.ts';

let test: TestApp;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
  staff = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

const ask = (address: string) => staff(getPropertyByAddress, { params: { address } });

async function reportOf(address: string): Promise<PropertyReport> {
  const answer = await ask(address);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return propertyReport.parse(answer.json());
}

type Home = typeof properties.$inferSelect;
const oneLine = ({ address, city, state, zip }: Home) => `${address}, ${city}, ${state} ${zip}`;

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function homes(count: number, status: Home['status'] = 'active'): Promise<Home[]> {
  const rows = await test.database.db
    .select({ home: properties })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(eq(properties.status, status))
    .orderBy(asc(sql`md5(${properties.id}::text)`))
    .limit(count);
  return rows.map(({ home }) => home);
}

describe('the report of a property', () => {
  it('satisfies every identity of the published formulas, for a hundred properties', async () => {
    const hundred = await homes(100);
    expect(hundred).toHaveLength(100);
    const isFeeCapped = new Set<boolean>();
    for (const home of hundred) {
      const report = await reportOf(oneLine(home));
      const { id, property_estimates: estimates } = report.property;
      expect(id).toBe(home.id);
      expectIdentities(report);
      isFeeCapped.add(estimates?.management_fee_monthly === estimates?.max_management_fee);
    }
    // The sample has properties on both sides of the cap.
    expect(isFeeCapped.size).toBe(2);
  });

  it('has our past forecasts of the metro its planned growth comes from', async () => {
    const cities = new Map((await homes(400)).map((home) => [home.city, home]));
    const miami = (await reportOf(oneLine(cities.get('Miami') as Home))).property.past_forecasts;
    expect(miami).toMatchObject({ code: '33124', name: 'Miami-Miami Beach-Kendall, FL' });
    expect(miami?.rows.map(({ quarter }) => quarter)).toEqual(['2006Q2', '2012Q2']);
    const { property } = await reportOf(oneLine(cities.get('Hialeah') as Home));
    expect(property.price_history?.place).toMatch(/^Miami-Fort Lauderdale/);
    expect(property.past_forecasts).toEqual(miami);
    // Its worst years are those of the same index, not of the demo's.
    const worst = property.price_history?.worst;
    expect(worst).toMatchObject({ metro: miami?.name, source: miami?.index });
    const sinceTheBoom = miami?.rows.find(({ quarter }) => quarter === '2006Q2')?.actual ?? 0;
    expect((worst?.ten_years?.levels.at(-1) ?? 0) - 1).toBeLessThanOrEqual(sinceTheBoom);
  });

  it('has the facts behind Florida’s rules: county, stories and the seller’s tax bill', async () => {
    const home = (await homes(400)).find(({ city }) => city === 'Hialeah') as Home;
    const { property } = await reportOf(oneLine(home));
    expect(property).toMatchObject({
      county: 'Miami-Dade',
      stories: home.stories,
      property_tax_annual: home.propertyTaxAnnual,
    });
  });

  it('has the distribution of simulated sale values, and the value by year', async () => {
    for (const home of await homes(10)) {
      const { property } = await reportOf(oneLine(home));
      const { value_distribution: spread, value_fan: fan, monte_carlo_results: stored } = property;
      if (!spread || !stored) throw new Error('no analysis');
      expect(spread.counts.reduce((sum, count) => sum + count, 0)).toBe(16_384);
      expect(spread.edges).toEqual([...new Set(spread.edges)].sort((a, b) => a - b));
      const bin = spread.edges.findIndex((edge) => edge > stored.median_simulated) - 1;
      const below = spread.counts.slice(0, bin).reduce((sum, count) => sum + count, 0);
      expect(below).toBeLessThan(8_192);
      expect(below + (spread.counts[bin] ?? 0)).toBeGreaterThanOrEqual(8_192);
      expect(fan.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(fan[0]).toMatchObject({ p5: home.listPrice, p95: home.listPrice });
      for (const { p5, p25, p50, p75, p95 } of fan)
        expect([p5, p25, p50, p75, p95]).toEqual([p5, p25, p50, p75, p95].sort((a, b) => a - b));
      // The fan is the area's path; a sale has its own noise around it.
      expect(fan[10]?.p5).toBeGreaterThan(stored.percentile_5);
      expect(fan[10]?.p95).toBeLessThan(stored.percentile_95);
      expect((fan[10]?.p50 ?? 0) / stored.median_simulated).toBeCloseTo(1, 1);
      expect((fan[1]?.p95 ?? 0) / (fan[1]?.p5 ?? 1)).toBeLessThan(1.3);
    }
  });

  it('says whose price history the planned appreciation comes from', async () => {
    const growths = new Set<number>();
    for (const home of await homes(10)) {
      const { property } = await reportOf(oneLine(home));
      const { price_history: history, model, property_estimates: estimates } = property;
      expect(history).toMatchObject({ level: 'metro', source: 'demo', is_after_inflation: true });
      expect(history?.planned_growth).toBe(estimates?.appreciation_rate_annual);
      expect(model?.market).toMatchObject({
        gap: history?.gap,
        lastYearGrowth: history?.last_year_growth,
        pull: 0.05,
      });
      expect(plannedGrowth(model?.market ?? {})).toBe(history?.planned_growth);
      expect(plannedGrowth({ ...model?.market, pull: 0 })).not.toBe(history?.planned_growth);
      expect(history?.worst?.ten_years?.levels).toHaveLength(11);
      expect(Math.min(...(history?.worst?.five_years?.levels ?? []))).toBeLessThan(0.7);
      if (history) growths.add(history.planned_growth);
    }
    expect(growths.size).toBeGreaterThan(1);
  });

  it('has a range of cash flow for each year, around the planned one', async () => {
    for (const home of await homes(5)) {
      const { property } = await reportOf(oneLine(home));
      expect(property.cashflow_fan.map(({ year }) => year)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ]);
      for (const { year, p5, p50, p95 } of property.cashflow_fan) {
        const planned = property.property_annual_amortizations[year - 1]?.yearly_cashflow;
        expect([p5, planned, p95]).toEqual([p5, planned, p95].sort((a, b) => (a ?? 0) - (b ?? 0)));
        expect(p50).toBeGreaterThan(p5);
        expect(p50).toBeLessThan(p95);
      }
    }
  });

  it('is compared with two cities and its peers', async () => {
    const [home] = await homes(1);
    if (!home) throw new Error('no home');
    const report = await reportOf(oneLine(home));
    const { current, miami, hialeah } = report.comparison_stats.months_to_cashflow;
    expect(current).toBe(
      report.property.profit_year ? 12 * (report.property.profit_year - 1) : 120,
    );
    expect([miami, hialeah].every((value) => value !== null)).toBe(true);
    expect(report.performance_vs_median.length).toBeGreaterThan(10);
    for (const row of report.performance_vs_median) {
      expect(row.n).toBeGreaterThanOrEqual(5);
      expect(row.diff).toBeCloseTo(row.property - (row.median ?? 0), 9);
      expect(row.label).not.toBe(row.metric);
    }
    const { min_volatility: least, max_volatility: most } = report.volatility_stats;
    const own = report.property.location_volatility.volatility_std_dev ?? Number.NaN;
    expect(own).toBeGreaterThanOrEqual(least ?? Number.NaN);
    expect(own).toBeLessThanOrEqual(most ?? Number.NaN);
  });

  it('ranks areas among areas, and leaves out what is the same for every property', async () => {
    const { rows: areas } = await test.database.db.execute<{ id: number; volatility: number }>(sql`
      select a.id, a.volatility_std_dev as volatility from areas a
      where exists (select from properties p join property_search s on s.id = p.id
        where p.area_id = a.id)`);
    const scores = new Map<string, Set<number>>();
    for (const home of await homes(30)) {
      const { property, ...report } = await reportOf(oneLine(home));
      const radar = JSON.parse(property.property_roi_stats?.radar_chart_data ?? '{}');
      // The demo has one set of loan terms.
      expect(radar.display_names).toEqual([
        'appreciation',
        'rent',
        'cash_flow',
        'stability',
        'rent_to_price',
      ]);
      expect(radar.left_out).toEqual([{ axis: 'pay_down', reason: 'same' }]);
      expect(report.performance_left_out).toContain('pay_down');
      const row = report.performance_vs_median.find(({ metric }) => metric === 'volatility');
      expect(row).toMatchObject({ scope: 'state', place: 'FL', n: areas.length });
      const own = areas.find(({ id }) => id === home.areaId)?.volatility ?? Number.NaN;
      const wilder = areas.filter(({ volatility }) => volatility > own).length;
      expect(row?.percentile).toBeCloseTo((100 * (wilder + 0.5)) / areas.length, 9);
      expect(radar.property_percentiles[3]).toBe(row?.percentile);
      expect([radar.scopes[3], radar.places[3], radar.peer_counts[3]]).toEqual([
        'state',
        'FL',
        areas.length,
      ]);
      for (const [i, axis] of radar.display_names.entries()) {
        const found = scores.get(axis) ?? new Set<number>();
        scores.set(axis, found.add(radar.property_percentiles[i]));
      }
    }
    for (const found of scores.values()) expect(found.size).toBeGreaterThan(5);
  });

  it('has the same medians as a naive computation', async () => {
    const [home] = (await homes(40)).filter(({ city }) => city === 'Miami');
    if (!home) throw new Error('no home');
    const report = await reportOf(oneLine(home));
    const peers = await test.database.db
      .select({ cap: propertyAnalyses.capRate })
      .from(propertyAnalyses)
      .innerJoin(properties, eq(properties.id, propertyAnalyses.propertyId))
      .where(
        and(eq(properties.city, 'Miami'), eq(properties.status, 'active'), properties.mayDisplay),
      );
    const caps = peers.map(({ cap }) => cap).sort((a, b) => a - b);
    const middle = caps.length / 2;
    const median =
      caps.length % 2
        ? caps[Math.floor(middle)]
        : ((caps[middle - 1] ?? 0) + (caps[middle] ?? 0)) / 2;
    expect(report.comparison_stats.cap_rate.miami).toBeCloseTo(median ?? Number.NaN, 9);
    expect(report.comparison_counts.cap_rate.miami).toBe(caps.length);
  });

  it('has similar sales of the same area, each with its own report', async () => {
    const [home] = await homes(1);
    if (!home) throw new Error('no home');
    const { property } = await reportOf(oneLine(home));
    expect(property.similar_sales.length).toBeGreaterThanOrEqual(3);
    for (const sale of property.similar_sales) {
      expect(sale.city).toBe(home.city);
      expect(sale.photos.length).toBeGreaterThan(0);
      expect(sale.date_sold).toMatch(/^\d{4}-\d\d-\d\d$/);
      const own = await reportOf(`${sale.street_address}, ${sale.city}, ${sale.state} ${sale.zip}`);
      expect(own.property).toMatchObject({ id: sale.id, status: 'sold' });
    }
    const same = property.similar_sales.filter(({ home_type }) => home_type === home.type);
    expect(same.length).toBeGreaterThan(0);
  });

  it('says what is near, and where similar properties sold and rented', async () => {
    const db = test.database.db;
    const [home] = await homes(1);
    if (!home?.totalSqft) throw new Error('no home');
    // A listing of the same kind that states its rent.
    const [, tenant] = await homes(2);
    if (!tenant) throw new Error('no other home');
    const alike = { type: home.type, beds: home.beds, totalSqft: home.totalSqft, city: home.city };
    const stated = { areaId: home.areaId, rentSource: 'listing', sourceAsOf: dayBefore(3) };
    await db
      .update(properties)
      .set({ ...alike, ...stated })
      .where(eq(properties.id, tenant.id));
    const { property } = await reportOf(oneLine(home));
    const { distances, comparables } = property.surroundings;
    expect(distances.map(({ kind }) => kind)).toEqual(['coast', 'airport', 'center']);
    for (const { km, source } of distances) {
      expect(km).toBeGreaterThanOrEqual(0);
      expect(source).not.toBe('');
    }
    const sales = comparables.filter(({ kind }) => kind === 'sale');
    expect(new Set(sales.map(({ id }) => id)).size).toBe(sales.length);
    const similar = property.similar_sales.map(({ id }) => id);
    const behindValue = property.valuation?.comparables.map(({ id }) => id) ?? [];
    expect(new Set(sales.map(({ id }) => id))).toEqual(new Set([...similar, ...behindValue]));
    const away = sales.map((sale) => sale.distance_km);
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    const { id: tenantId, rentEstimate: price, latitude } = tenant;
    expect(comparables.find(({ id }) => id === tenantId)).toMatchObject({
      ...{ kind: 'rent', price, latitude },
    });
    // Not one that may not be shown, and no real one beside an invented home.
    for (const change of [{ mayDisplay: false }, { mayDisplay: true, source: 'file' }]) {
      await db.update(properties).set(change).where(eq(properties.id, tenantId));
      const { surroundings } = (await reportOf(oneLine(home))).property;
      expect(surroundings.comparables.map(({ id }) => id)).not.toContain(tenantId);
    }
    const { id, ...original } = tenant;
    const { addressKey: _, ...writable } = original;
    await db.update(properties).set(writable).where(eq(properties.id, id));
  });

  it('is found by address regardless of case and spaces, and by a unique street line', async () => {
    const [home] = await homes(1);
    if (!home) throw new Error('no home');
    const sloppy = `  ${oneLine(home).toUpperCase().replaceAll(' ', '   ')} `;
    expect((await reportOf(sloppy)).property.id).toBe(home.id);
    const db = test.database.db;
    const { rows } = await db.execute<{ street: string; n: number }>(sql`
      select lower(address) as street, count(distinct address_key)::int as n from properties
      where may_display group by 1 order by 2 desc`);
    const alone = rows.find(({ n }) => n === 1)?.street ?? '';
    expect((await reportOf(alone)).property.address.toLowerCase()).toBe(alone);
    const [first, second] = await homes(2);
    if (!first || !second) throw new Error('too few homes');
    // The same street line in another city.
    await db.update(properties).set({ address: first.address }).where(eq(properties.id, second.id));
    expect((await reportOf(oneLine({ ...second, address: first.address }))).property.id).toBe(
      second.id,
    );
    expect((await ask(first.address)).statusCode).toBe(404);
    await db
      .update(properties)
      .set({ address: second.address })
      .where(eq(properties.id, second.id));
  });

  it.each(['nowhere at all', "1' or '1'='1", '%00', '../../etc/passwd', 'x'.repeat(400)])(
    'of %j is not found',
    async (address) => {
      expect((await ask(address)).statusCode).toBe(404);
    },
  );

  it('without an analysis has the known facts and omits the rest', async () => {
    const db = test.database.db;
    const [plain] = await homes(1);
    if (!plain) throw new Error('no home');
    await db.update(properties).set({ areaId: null }).where(eq(properties.id, plain.id));
    await db.delete(propertyAnalyses).where(eq(propertyAnalyses.propertyId, plain.id));
    const { property, performance_vs_median } = await reportOf(oneLine(plain));
    expect(property).toMatchObject({
      property_estimates: null,
      monte_carlo_results: null,
      value_distribution: null,
      value_fan: [],
      cashflow_fan: [],
      property_roi_stats: null,
      property_annual_amortizations: [],
      similar_sales: [],
      home_value_histories: [],
      total_roi: null,
    });
    expect(performance_vs_median).toEqual([]);
  });

  it('is not found when the listing may not be shown', async () => {
    const [, home] = await homes(2);
    if (!home) throw new Error('no home');
    await test.database.db
      .update(properties)
      .set({ mayDisplay: false })
      .where(eq(properties.id, home.id));
    expect((await ask(oneLine(home))).statusCode).toBe(404);
  });
});
