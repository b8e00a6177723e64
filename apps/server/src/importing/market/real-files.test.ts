import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { calendarCagr } from '@alpha/engine/city';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { areaSeries, areas, marketSeries } from '../../platform/db/schema/index.ts';
import { rateAsOf } from '../../underwriting/rates/current-rate.service.ts';
import { scanFile } from '../reading/scan-file.ts';
import type { MarketKind } from '../rows/market-kinds.ts';
import { importMarketFile } from './market-import.service.ts';

/** Real files outside of the repository. */
const REAL = process.env.SHARED_DATA ?? join(import.meta.dirname, '../../../../../../shared/data');
const ABSENT = 'skipped: there is no shared/data beside the repository';

let test: TestApp | undefined;
beforeAll(async () => {
  if (existsSync(REAL)) test = await openTestApp();
  const place = { state: 'FL', latitude: 25.8, longitude: -80.2 };
  await test?.database.db
    .insert(areas)
    .values(['Miami', 'Hialeah'].map((city) => ({ ...place, city })));
});
afterAll(() => test?.close());

const db = () => (test as TestApp).database.db;
const areaOf = async (city: string) =>
  (await db().select().from(areas).where(eq(areas.city, city)))[0] as typeof areas.$inferSelect;
const pointsIn = async (city: string, kind: 'home_value' | 'rental_rate') =>
  db()
    .select({ date: areaSeries.date, value: areaSeries.value })
    .from(areaSeries)
    .where(and(eq(areaSeries.areaId, (await areaOf(city)).id), eq(areaSeries.kind, kind)))
    .orderBy(asc(areaSeries.date));

describe('the real files', () => {
  const real = async (kind: MarketKind, name: string, isDryRun = false) =>
    importMarketFile(db(), kind, await scanFile(join(REAL, name)), {
      fileName: name,
      today: '2026-11-15',
      isDryRun,
    });

  it('of rents by city give Miami 5.360 % a year across the gap of July 2021', async (context) => {
    if (!existsSync(REAL)) return context.skip(ABSENT);
    const { counts, changedAreas } = await real('zillow-research', 'zillow_zori_city_2025-11.csv');
    expect(counts).toEqual({
      created: 3_740,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      quarantined: 0,
    });
    expect(changedAreas.map(({ city }) => city)).toContain('Hialeah');
    const miami = await pointsIn('Miami', 'rental_rate');
    expect(miami.map(({ date }) => date)).not.toContain('2021-07-31');
    expect(calendarCagr(miami, 10, '2025-11-30')).toBeCloseTo(0.0536, 5);
    expect(miami.at(-1)?.value).toBeCloseTo(2_949.93, 2);
    expect((await pointsIn('Hialeah', 'rental_rate')).at(-1)?.value).toBeCloseTo(2_405.39, 2);
  });

  it('of values by metro reach Hialeah through the metro given in the city file', async (context) => {
    if (!existsSync(REAL)) return context.skip(ABSENT);
    const { counts } = await real('zillow-research', 'zillow_zhvi_metro_2024-07.csv');
    expect(counts).toMatchObject({ created: 894, skipped: 1, quarantined: 0 });
    const hialeah = await pointsIn('Hialeah', 'home_value');
    expect(hialeah.at(-1)?.value).toBeCloseTo(492_317.77, 2);
    expect(calendarCagr(hialeah, 10, '2024-07-31')).toBeCloseTo(0.09315, 5);
    const area = await areaOf('Hialeah');
    expect(area.volatilityStdDev).toBeCloseTo(3.74, 2);
    expect(area.priceHistory).toMatchObject({ level: 'metro', place: 'Miami, FL', metros: null });
    expect(area.appreciationRateAnnual).toBeCloseTo(0.012, 4);
    expect(area.yearlySwing).toBeCloseTo(11.4, 1);
    expect(area.origins?.appreciation).toMatchObject({
      kind: 'metro',
      place: 'Miami, FL',
      asOf: '2024-07-31',
    });
  });

  it('of the FHFA have 528.15 for Miami in the third quarter of 2022, and the longer history', async (context) => {
    if (!existsSync(REAL)) return context.skip(ABSENT);
    const { counts } = await real('fhfa', 'fhfa_hpi_at_metro.csv');
    expect(counts.quarantined).toBe(0);
    const [miami] = await db().select().from(marketSeries).where(eq(marketSeries.code, '33124'));
    expect([miami?.asOf, miami?.values.at(-1)]).toEqual(['2022-09-30', 528.15]);
    const area = await areaOf('Hialeah');
    expect(area.origins).toMatchObject({
      homeValues: { source: 'zillow' },
      volatility: { source: 'zillow' },
      appreciation: { source: 'fhfa', since: '1975-12-31', asOf: '2022-09-30' },
    });
    expect(area.appreciationRateAnnual).toBeCloseTo(0.0202, 4);
    expect(area.priceHistory?.worst?.tenYears).toMatchObject({ from: '2007-03', to: '2017-03' });
    expect((await real('fhfa', 'fhfa_hpi_at_metro.csv', true)).counts).toMatchObject({
      created: 0,
      updated: 0,
    });
  });

  it('of the FHFA and the BLS in 2025 plan 0.55 % a year for Miami, and states by their metros', async (context) => {
    if (!existsSync(REAL)) return context.skip(ABSENT);
    const { counts } = await real('cpi', 'bls_cpi_u.csv');
    expect(counts).toMatchObject({ created: 1_360, quarantined: 0 });
    const place = { latitude: 27, longitude: -81 };
    await db()
      .insert(areas)
      .values([
        { city: 'Moore Haven', state: 'FL', ...place },
        { city: 'Nowhere', state: 'VI', ...place },
      ]);
    await real('fhfa', 'fhfa_hpi_at_metro_2025Q4.csv');
    const miami = (await areaOf('Miami')).priceHistory;
    expect(miami).toMatchObject({ level: 'metro', source: 'fhfa', isAfterInflation: true });
    expect(miami?.growth).toBeCloseTo(0.0055, 4);
    expect(miami?.gap).toBeCloseTo(0.406, 3);
    const [state, nation] = [await areaOf('Moore Haven'), await areaOf('Nowhere')];
    expect(state.priceHistory).toMatchObject({ level: 'state', place: 'Florida', worst: null });
    expect(state.priceHistory?.metros).toBeGreaterThan(20);
    expect(nation.priceHistory).toMatchObject({ level: 'nation', worst: null });
    expect(nation.priceHistory?.metros).toBeGreaterThanOrEqual(410);
    expect(nation.appreciationRateAnnual).toBeGreaterThan(0.01);
    expect(nation.appreciationRateAnnual).toBeLessThan(0.04);
  });

  it('of Freddie Mac say 6.15 on 23 January 2023 and 7.02 at their end', async (context) => {
    if (!existsSync(REAL)) return context.skip(ABSENT);
    const { counts, rate } = await real('pmms', 'freddiemac_pmms_history_2024-05.csv');
    expect(counts).toEqual({
      created: 2_773,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      quarantined: 0,
    });
    expect(rate).toMatchObject({ averagePercent: 7.02, aprPercent: 7.77, asOf: '2024-05-16' });
    expect((await rateAsOf(db(), '2023-01-23'))?.averagePercent).toBe(6.15);
  });
});
