import {
  type ExchangeForecasts,
  type ExchangeRate,
  getExchangeForecasts,
  listExchangeRates,
} from '@alpha/contract';
import { demoExchangeRates } from '@alpha/demo-market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWith } from '../../../test/people.ts';
import { scannedText } from '../../../test/scanned-text.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { insertExchangeRates } from '../../demo/insert-exchange-rates.ts';
import { exchangeRates } from '../../platform/db/schema/index.ts';
import { exchangeTable, findCurrentExchange } from '../../underwriting/index.ts';
import { importMarketFile } from './market-import.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const take = async (text: string, isDryRun = false) =>
  importMarketFile(test.database.db, 'exchange-rates', await scannedText(text), { isDryRun });
const forecasts = async () =>
  (await callerWith(test)(getExchangeForecasts)).json<ExchangeForecasts[]>();
const rates = async () => (await callerWith(test)(listExchangeRates)).json<ExchangeRate[]>();
const reasons = ({ verdicts }: Awaited<ReturnType<typeof take>>) =>
  verdicts.map(({ why }) => why?.code ?? null);

/** Twelve years of months in which the peso is up and down by a fifth in turn. */
const PESOS = [
  'date,currency,per_usd',
  ...Array.from({ length: 144 }, (_, i) => {
    const month = new Date(Date.now() - (143 - i) * 30.44 * DAY_MS).toISOString().slice(0, 10);
    return `${month},COP,${Math.floor(i / 12) % 2 ? 4_800 : 4_000}`;
  }),
].join('\n');

describe('a file of exchange rates', () => {
  it('offers nothing before it is imported, and nothing after a dry run', async () => {
    expect(await rates()).toEqual([]);
    const tried = await take(PESOS, true);
    expect(tried.counts).toMatchObject({ created: 144, quarantined: 0 });
    expect(tried.exchange).toMatchObject([{ currency: 'COP', perUsd: 4_800 }]);
    expect(await rates()).toEqual([]);
  });

  it('offers its latest rate with its day and how much it moves in a year', async () => {
    await take(PESOS);
    const [peso] = await rates();
    expect(peso).toMatchObject({
      currency: 'COP',
      per_usd: 4_800,
      as_of: dayBefore(0),
      is_demo: false,
    });
    // Every year moves by ln 1.2 up or down: nearly twice the usual 10 %, which counts for ten years.
    const own = Math.log(1.2) ** 2;
    const years = peso?.years ?? 0;
    expect(peso?.volatility).toBeCloseTo(Math.sqrt((years * own + 10 * 0.01) / (years + 10)), 3);
    const [judged] = await forecasts();
    expect(judged).toMatchObject({ currency: 'COP', is_demo: false });
    expect(judged?.scores.map(({ years }) => years)).toEqual([1, 3, 5]);
    const printed = exchangeTable(await findCurrentExchange(test.database.db));
    expect(printed).toMatch(/^COP, 5 years +\d+ +[\d.]+/m);
  });

  it('changes nothing when it is imported twice', async () => {
    const before = await test.database.db.select().from(exchangeRates);
    expect((await take(PESOS)).counts).toMatchObject({ unchanged: 144, created: 0, updated: 0 });
    expect(await test.database.db.select().from(exchangeRates)).toEqual(before);
  });

  it('is read in the layout of the European Central Bank: units for a euro, dollars among them', async () => {
    const day = dayBefore(1);
    await take(
      `Date,USD,JPY,BRL,MXN,\n${day},1.25,160.1,6.25,25,\n${dayBefore(2)},1.2,N/A,N/A,N/A,`,
    );
    const found = new Map((await rates()).map((rate) => [rate.currency, rate.per_usd]));
    expect([found.get('EUR'), found.get('BRL'), found.get('MXN')]).toEqual([0.8, 5, 20]);
  });

  it('is read in the layout of the Federal Reserve: the euro is in dollars, blanks are holidays', async () => {
    await take(`observation_date,DEXBZUS,DEXUSEU\n${dayBefore(1)},.,\n${dayBefore(0)},5.50,1.10`);
    const found = new Map((await rates()).map((rate) => [rate.currency, rate.per_usd]));
    expect(found.get('BRL')).toBe(5.5);
    expect(found.get('EUR')).toBeCloseTo(1 / 1.1, 12);
  });

  it('says line by line what is wrong', async () => {
    const day = dayBefore(3);
    const answer = await take(
      [
        'date,currency,per_usd',
        `17/11/2026,COP,4000`,
        `${day},COP,0.00025`,
        `${day},COP,4000`,
        `${day},COP,4001`,
        `${dayBefore(4)},COP,40000`,
        `${dayBefore(-3)},COP,4000`,
        `${day},JPY,150`,
        `${day},CLP,`,
        `${day},CLP,many`,
      ].join('\n'),
    );
    expect(reasons(answer)).toEqual([
      'market.badDay',
      'market.badRate',
      null,
      'market.twice',
      'market.rateJump',
      'market.future',
      'market.otherCurrency',
      'market.noValues',
      'market.badRate',
    ]);
  });

  it('is refused when it has no rates at all', async () => {
    await expect(take('date,value\n2026-01-01,3')).rejects.toMatchObject({
      why: { code: 'file.otherLayout' },
    });
  });

  it('is not offered when its latest day is more than thirty days ago', async () => {
    await take(`date,currency,per_usd\n${dayBefore(31)},PEN,3.7\n${dayBefore(29)},CLP,910`);
    const offered = (await rates()).map(({ currency }) => currency);
    expect(offered).toContain('CLP');
    expect(offered).not.toContain('PEN');
  });
});

describe('the made-up rates of the demo', () => {
  it('are marked, and the first rate of a file replaces all of its currency', async () => {
    const { db } = test.database;
    await db.delete(exchangeRates);
    await insertExchangeRates(db, demoExchangeRates({ asOf: '2020-01-15' }));
    const before = await rates();
    expect(before).toHaveLength(7);
    expect(before.every(({ is_demo, volatility }) => is_demo && volatility !== null)).toBe(true);
    // A made-up history says nothing about our forecasts.
    expect(await forecasts()).toEqual([]);
    await take(`date,currency,per_usd\n${dayBefore(2)},COP,4123`);
    const after = await rates();
    expect(after.find(({ currency }) => currency === 'COP')).toEqual({
      currency: 'COP',
      per_usd: 4_123,
      as_of: dayBefore(2),
      is_demo: false,
      volatility: null,
      years: null,
    });
    expect(after.filter(({ is_demo }) => is_demo)).toHaveLength(6);
  });
});
