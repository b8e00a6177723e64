import { getPropertyByAddress, propertyReport, type ZillowMeasure } from '@alpha/contract';
import { pricePlan } from '@alpha/engine/city';
import { OTHER_ASSUMPTIONS } from '@alpha/report-model/assumption-origin';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../../test/people.ts';
import { scannedText } from '../../../test/scanned-text.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  areaSeries,
  areas,
  marketSeries,
  mortgageRates,
  properties,
  propertyAnalyses,
} from '../../platform/db/schema/index.ts';
import { wordsFor } from '../../reports/render-worker/words.ts';
import { analyzeStale } from '../../underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../../underwriting/analysis/analysis-pool.ts';
import { refreshAreas } from '../../underwriting/areas/area-market.service.ts';
import { SHIPPED_PRICES } from '../../underwriting/areas/consumer-prices.ts';
import { findCurrentRate, rateAsOf } from '../../underwriting/rates/current-rate.service.ts';
import type { MarketKind } from '../rows/market-kinds.ts';
import { importMarketFile } from './market-import.service.ts';

let test: TestApp;
const pool = inlineAnalysisPool();
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 5 } });
});
afterAll(() => test.close());

const db = () => test.database.db;
const take = async (
  kind: MarketKind,
  text: string,
  isDryRun = false,
  measure: ZillowMeasure = 'home_value',
) =>
  importMarketFile(db(), kind, await scannedText(text), { today: '2026-11-15', isDryRun, measure });
const analyze = () => analyzeStale(db(), pool);
const areaOf = async (city: string) =>
  (await db().select().from(areas).where(eq(areas.city, city)))[0] as typeof areas.$inferSelect;
const inputsIn = async (city: string) => {
  const [row] = await db()
    .select({ inputs: propertyAnalyses.inputs })
    .from(propertyAnalyses)
    .innerJoin(properties, eq(properties.id, propertyAnalyses.propertyId))
    .where(eq(properties.city, city))
    .limit(1);
  return row?.inputs;
};
const pointsIn = async (city: string, kind: 'home_value' | 'rental_rate') =>
  db()
    .select({ date: areaSeries.date, value: areaSeries.value, source: areaSeries.source })
    .from(areaSeries)
    .where(and(eq(areaSeries.areaId, (await areaOf(city)).id), eq(areaSeries.kind, kind)))
    .orderBy(asc(areaSeries.date));

/** Twelve years and a month of values that rise by 6 % a year, with one gap. */
const MONTHS = Array.from({ length: 145 }, (_, i) => {
  const [year, month] = [2013 + Math.floor(i / 12), (i % 12) + 1];
  return `${year}-${String(month).padStart(2, '0')}`;
});
const values = (from: number) =>
  MONTHS.map((_, i) => (i === 7 ? '' : (from * 1.06 ** (i / 12)).toFixed(2)));
const zillow = (from = 200_000) =>
  [
    `RegionID,SizeRank,RegionName,RegionType,StateName,State,Metro,CountyName,${MONTHS}`,
    `12700,20,Miami,city,FL,FL,"Miami-Fort Lauderdale, FL",Miami-Dade County,${values(from)}`,
    `12701,900,Miami,city,OK,OK,"Miami, OK",Ottawa County,${values(50_000)}`,
  ].join('\n');

describe('importing a file of home values', () => {
  it('can be tried first: the verdicts match the real run, and nothing is written', async () => {
    const before = await areaOf('Miami');
    const tried = await take('zillow-research', zillow(), true);
    expect(tried.counts).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
    expect(tried.changedAreas).toMatchObject([{ city: 'Miami', state: 'FL' }]);
    expect(await db().select().from(marketSeries)).toEqual([]);
    expect(await areaOf('Miami')).toEqual(before);
    expect(await take('zillow-research', zillow())).toEqual(tried);
  });

  it('sets the series of the area with that name and state only', async () => {
    const shown = await pointsIn('Miami', 'home_value');
    expect(shown).toHaveLength(144);
    expect(shown[0]).toEqual({ date: '2013-01-31', value: 200_000, source: 'zillow' });
    expect(shown.map(({ date }) => date)).not.toContain('2013-08-31');
    expect(shown.at(-1)?.date).toBe('2025-01-31');
    const miami = await areaOf('Miami');
    const points = shown.map(({ date, value }) => ({ date, value }));
    const plan = pricePlan(points, { cpi: SHIPPED_PRICES });
    expect(miami.appreciationRateAnnual).toBe(plan?.growth);
    expect(miami.priceHistory).toMatchObject({ ...plan, level: 'area', place: 'Miami, FL' });
    expect(miami.origins).toMatchObject({
      homeValues: { source: 'zillow', kind: 'city', place: 'Miami, FL', asOf: '2025-01-31' },
      appreciation: { since: '2013-01-31' },
    });
    const hialeah = await areaOf('Hialeah');
    expect([hialeah.priceHistory?.source, hialeah.origins]).toEqual(['demo', null]);
  });

  it('makes the analyses of its properties stale, and no others', async () => {
    const other = await inputsIn('Hialeah');
    const inMiami = await db().select().from(properties).where(eq(properties.city, 'Miami'));
    expect(await analyze()).toMatchObject({ computed: inMiami.length });
    const { appreciationRateAnnual, yearlySwing } = await areaOf('Miami');
    const given = await inputsIn('Miami');
    expect(given?.inputs.appreciationRateAnnual).toBe(appreciationRateAnnual);
    expect(given?.market.volatility).toBe((yearlySwing ?? 0) / 100);
    expect(await inputsIn('Hialeah')).toEqual(other);
  });

  it('a second time changes nothing, and nothing is computed again', async () => {
    const again = await take('zillow-research', zillow());
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(again.changedAreas).toEqual([]);
    expect(await analyze()).toMatchObject({ total: 0 });
  });

  it('replaces a revised series as a whole, with a note if the file is older', async () => {
    const revised = await take('zillow-research', zillow(210_000));
    expect(revised.counts).toMatchObject({ updated: 1, unchanged: 1 });
    const shown = await pointsIn('Miami', 'home_value');
    expect([shown.length, shown[0]?.value]).toEqual([144, 210_000]);
    const older = `RegionID,RegionName,RegionType,State,2019-01-31\n12700,Miami,city,FL,1000000`;
    const { verdicts } = await take('zillow-research', older, true);
    expect(verdicts).toMatchObject([
      {
        line: 2,
        name: 'Miami, FL',
        verdict: 'updated',
        figure: { value: 1_000_000, was: { day: '2025-01-31' } },
        why: { code: 'market.older', value: '2025-01-31' },
      },
    ]);
  });

  it('refuses future months and duplicate regions', async () => {
    const text = `RegionID,RegionName,RegionType,State,2026-11-30,2031-01-31
1,Doral,city,FL,500000,
1,Doral,city,FL,500001,
2,Davie,city,FL,500000,600000`;
    const { counts } = await take('zillow-research', text, true);
    expect(counts).toMatchObject({ created: 1, quarantined: 2 });
  });

  it('is all or nothing: a file that cannot be stored changes nothing', async () => {
    const [before, miami] = [await db().select().from(marketSeries), await areaOf('Miami')];
    const broken = importMarketFile(db(), 'zillow-research', await scannedText(zillow(300_000)), {
      measure: 'home_value',
      record: () => Promise.reject(new Error('killed')),
    });
    await expect(broken).rejects.toThrow('killed');
    await expect(take('zillow-research', 'PK\u0003\u0004')).rejects.toThrow('file.notText');
    expect(await db().select().from(marketSeries)).toEqual(before);
    expect(await areaOf('Miami')).toEqual(miami);
  });

  it('reaches a new area as soon as there is one', async () => {
    await db()
      .insert(areas)
      .values({ city: 'Miami', state: 'OK', latitude: 36.9, longitude: -94.9 });
    expect(await refreshAreas(db(), 'without series')).toMatchObject([{ state: 'OK' }]);
    await db().delete(areas).where(eq(areas.state, 'OK'));
  });
});

describe('importing mortgage rates', () => {
  const survey = (last: number) =>
    `date,pmms30,pmms30p,pmms15\n1/19/2023,6.15, ,5.28\n2026-11-12,${last}`;

  it('sets the rate: the latest survey plus the spread for foreign buyers', async () => {
    expect(await findCurrentRate(db())).toBeNull();
    expect((await inputsIn('Hialeah'))?.inputs.aprPercent).toBe(7.5);
    const { rate, counts } = await take('pmms', survey(6.4));
    expect(counts.created).toBe(2);
    expect(rate).toEqual({
      aprPercent: 7.15,
      averagePercent: 6.4,
      spreadPoints: 0.75,
      asOf: '2026-11-12',
    });
    expect(await rateAsOf(db(), '2023-01-23')).toMatchObject({ averagePercent: 6.15 });
    expect(await rateAsOf(db(), '1970-01-01')).toBeNull();
  });

  it('makes every analysis stale, once', async () => {
    const { computed, total } = await analyze();
    expect(computed).toBe(total);
    expect((await inputsIn('Hialeah'))?.inputs.aprPercent).toBe(7.15);
    expect(await analyze()).toMatchObject({ total: 0 });
    await take('pmms', survey(6.4));
    expect(await analyze()).toMatchObject({ total: 0 });
  });

  it('replaces a corrected week', async () => {
    const { counts, rate } = await take('pmms', survey(6.5));
    expect(counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect(rate?.aprPercent).toBe(7.25);
    expect(await db().select().from(mortgageRates)).toHaveLength(2);
  });
});

describe('a file with more lines than the country has places', () => {
  it('is refused before its verdicts are held in memory', async () => {
    const file = await scannedText(`date,pmms30\n${'x\n'.repeat(51)}2026-11-05,6.2`);
    const before = await db().select().from(mortgageRates);
    const refused = importMarketFile(db(), 'pmms', file, { maxLines: 50 });
    await expect(refused).rejects.toThrow('file.tooManySeries');
    expect(await db().select().from(mortgageRates)).toEqual(before);
  });
});

describe('importing rents', () => {
  const rents = (last: number) =>
    `RegionID,RegionName,RegionType,State,2025-10-31,2025-11-30\n12700,Miami,city,FL,2900,${last}`;
  const homeIn = async (city: string) => {
    const [home] = await db()
      .select()
      .from(properties)
      .where(and(eq(properties.city, city), eq(properties.status, 'active')))
      .orderBy(asc(properties.id))
      .limit(1);
    return home as typeof properties.$inferSelect;
  };

  it('estimates missing rents from the index, and again with the next file', async () => {
    const { id } = await homeIn('Miami');
    const unknown = {
      rentEstimate: null,
      rentSource: null,
      rentAsOf: null,
      beds: 2,
      totalSqft: null,
    };
    await db().update(properties).set(unknown).where(eq(properties.id, id));
    await take('zillow-research', rents(3_000), false, 'rental_rate');
    expect(await homeIn('Miami')).toMatchObject({
      rentEstimate: 3_000,
      rentSource: 'index',
      rentAsOf: '2025-11-30',
    });
    await take('zillow-research', rents(3_100), false, 'rental_rate');
    expect(await homeIn('Miami')).toMatchObject({ rentEstimate: 3_100 });
    expect((await homeIn('Hialeah')).rentSource).not.toBe('index');
  });

  it('leads to a report with the source of each figure', async () => {
    await analyze();
    const staff = await signedIn(test, 'salesman@alpha.test');
    const originsIn = async (city: string) => {
      const { address, state, zip } = await homeIn(city);
      const line = `${address}, ${city}, ${state} ${zip}`;
      const answer = await staff(getPropertyByAddress, { params: { address: line } });
      return propertyReport.parse(answer.json()).property.origins;
    };
    const originTexts = async (city: string) => {
      const origins = await originsIn(city);
      return (['en', 'es'] as const).map((locale) =>
        wordsFor(locale)
          .origins({ origins, type: 'single_family' })
          .map(({ line }) => line),
      );
    };
    // A measured average and a spread that was not measured: together an estimate.
    const bases = (await originsIn('Miami')).map(({ figure, basis }) => [figure, basis]);
    expect(Object.fromEntries(bases)).toMatchObject({
      list_price: 'stated',
      rent: 'estimated',
      apr: 'estimated',
      others: 'assumed',
    });
    const [english, spanish] = await originTexts('Miami');
    expect(english).toEqual([
      'Asking price: from the listing, Nov 2026.',
      'Rent: estimated from rents in Miami, FL, Nov 2025.',
      expect.stringMatching(
        /^APR: Freddie Mac’s weekly average plus 0.75 points for foreign buyers, Nov 2026; usual range/,
      ),
      expect.stringMatching(
        /^Appreciation: Zillow home values for Miami, FL since 2013, from its recent growth and a pull toward its usual level, Jan 2025; usual range/,
      ),
      'Volatility: Zillow home values for Miami, FL, Jan 2025.',
      expect.stringMatching(/^Property tax: /),
      expect.stringMatching(/^Insurance: /),
      expect.stringMatching(/^HOA: /),
      'Area home values: Zillow home values for Miami, FL, Jan 2025.',
      'Area rents: Zillow rents for Miami, FL, Nov 2025.',
      ...OTHER_ASSUMPTIONS.map(() => expect.stringContaining('Alpha Agent’s assumption: ')),
    ]);
    expect(spanish?.[1]).toMatch(
      /^Renta: estimada a partir de las rentas de Miami, FL, nov.* 2025\.$/,
    );
    const [demo] = await originTexts('Hialeah');
    expect(demo).toContainEqual(expect.stringMatching(/^Appreciation: demo data; usual range/));
    expect(demo).toContainEqual(expect.stringMatching(/^Volatility: demo data; usual range/));
    // Homes of the demo with a tenant state their rent.
    expect(demo?.[1]).toMatch(
      /^Rent: (estimated from \d+ comparables|from the listing), Nov 2026\.$/,
    );
  });
});

describe('a file of facts by area', () => {
  const FACTS = `zip,city,state,flood_zone,Median income,vacancy
#label_en,,,Flood zone,Median household income,Vacancy
#label_es,,,Zona de inundación,Ingreso medio del hogar,Vacancia
#unit,,,text,usd,percent
#source,,,FEMA,Census Bureau,Census Bureau
#date,,,2025-06-01,2024-12-31,2024
ZIP,Miami,FL,AE,"$61,250",7.5%
,Miami,FL,X,58000,9
,,FL,,67000,
,Miami,FL,X,1,1
,,,X,1,1
90001,,,X,many,1
`;
  let home: typeof properties.$inferSelect;
  const factsOf = async () => {
    const staff = await signedIn(test, 'salesman@alpha.test');
    const { address, city, state, zip } = home;
    const params = { address: `${address}, ${city}, ${state} ${zip}` };
    const reply = await staff(getPropertyByAddress, { params });
    return propertyReport.parse(reply.json()).property.surroundings.facts;
  };
  beforeAll(async () => {
    const [found] = await db()
      .select()
      .from(properties)
      .where(and(eq(properties.city, 'Miami'), eq(properties.status, 'active')))
      .orderBy(asc(properties.id))
      .limit(1);
    if (!found) throw new Error('no home');
    home = found;
  });

  it('is shown with label, unit, source and date, from the narrowest place', async () => {
    expect(await factsOf()).toEqual([]);
    const text = FACTS.replace('ZIP', home.zip);
    const check = await take('area-facts', text, true);
    expect(check.counts).toMatchObject({ created: 3, quarantined: 2, skipped: 1 });
    expect(check.verdicts[0]).toMatchObject({
      name: home.zip,
      why: { value: expect.stringContaining('Flood zone: AE') },
    });
    expect(await factsOf()).toEqual([]);
    const { verdicts, asOf } = await take('area-facts', text);
    expect(verdicts.map(({ name, why }) => [name, why?.code])).toEqual([
      [home.zip, 'market.facts'],
      ['Miami, FL', 'market.facts'],
      ['FL', 'market.facts'],
      ['Miami, FL', 'market.twice'],
      ['X', 'market.otherRegion'],
      ['90001', 'market.badValue'],
    ]);
    expect(asOf).toBe('2025-06-01');
    expect(await factsOf()).toEqual([
      {
        key: 'floodzone',
        label_en: 'Flood zone',
        label_es: 'Zona de inundación',
        unit: 'text',
        value: 'AE',
        scope: 'zip',
        place: home.zip,
        source: 'FEMA',
        as_of: '2025-06-01',
      },
      expect.objectContaining({ key: 'medianincome', unit: 'usd', value: 61_250, scope: 'zip' }),
      expect.objectContaining({ unit: 'percent', value: 7.5, as_of: '2024-12-31' }),
    ]);
    expect((await take('area-facts', text)).counts).toMatchObject({ created: 0, unchanged: 3 });
  });

  it('adds to earlier files and needs no lines about its columns', async () => {
    const plain =
      'County,State,Hospitals,Walkable,Source,Date\nMiami-Dade County,Florida,33,41%,County,2024\n';
    expect((await take('area-facts', plain)).counts).toMatchObject({ created: 1 });
    const facts = await factsOf();
    expect(facts.map(({ label_en, unit }) => [label_en, unit])).toEqual([
      ['Hospitals', 'number'],
      ['Flood zone', 'text'],
      ['Walkable', 'percent'],
      ['Median household income', 'usd'],
      ['Vacancy', 'percent'],
    ]);
    // Where the values of a row are from is no fact about its place.
    expect(facts[0]).toMatchObject({ scope: 'county', source: 'County', as_of: '2024-12-31' });
    const corrected = `zip,flood_zone\n${home.zip},VE\n`;
    expect((await take('area-facts', corrected)).counts).toMatchObject({ updated: 1 });
    const zone = (await factsOf()).find(({ key }) => key === 'floodzone');
    const corrects = { value: 'VE', label_es: 'Zona de inundación', as_of: '2026-11-15' };
    expect(zone).toMatchObject(corrects);
  });

  it.each([
    ['names no place', 'flood_zone,income\nAE,1\n'],
    ['has no facts', 'zip,city,state\n33101,Miami,FL\n'],
    ['has an unknown unit', 'zip,risk\n#unit,parsecs\n33101,1\n'],
    ['has a date that is none', 'zip,risk\n#date,soon\n33101,1\n'],
    ['names a column twice', 'zip,risk,Risk\n33101,1,2\n'],
  ])('is refused as a whole when it %s', async (_, text) => {
    await expect(take('area-facts', text)).rejects.toThrow();
  });
});
