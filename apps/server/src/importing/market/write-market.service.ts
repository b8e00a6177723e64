import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import {
  listConsumerPrices,
  listRates,
  listStored,
  type MonthlyPrices,
  type RegionSeries,
  upsertConsumerPrices,
  upsertRates,
  upsertSeries,
  type WeeklyRate,
} from '../../underwriting/index.ts';
import { figureOfPrices, figureOfRate, figureOfSeries } from '../rows/figure-snapshot.ts';
import type { MarketVerdict } from './market-import.service.ts';
import type { MarketItem } from './market-item.ts';
import { areaFactsWriter } from './write-area-facts.service.ts';
import { exchangeWriter } from './write-exchange.service.ts';

type Written = { verdicts: MarketVerdict[]; asOf: string | null };
type Of<K extends MarketItem['kind']> = Extract<MarketItem, { kind: K }>;

/** Series or weeks per statement: thousands of regions have hundreds of months each. */
const BATCH_SIZE = 200;

/** Writes what differs from the stored data and reports a verdict for each line. */
export async function writeItems(
  db: Db,
  items: AsyncIterable<MarketItem>,
  today: string,
): Promise<Written> {
  const lastDay = endOfMonth(today);
  const series = seriesWriter(db, lastDay);
  const rates = rateWriter(db, today);
  const prices = pricesWriter(db, today);
  const exchange = exchangeWriter(db, today);
  const facts = areaFactsWriter(db);
  const verdicts: MarketVerdict[] = [];
  let asOf: string | null = null;
  const dated = (day: string) => {
    if (day <= lastDay && (asOf === null || day > asOf)) asOf = day;
  };
  for await (const item of items) {
    if (item.kind === 'series') {
      dated(item.series.asOf);
      verdicts.push(await series.take(item));
    } else if (item.kind === 'rate') {
      dated(item.rate.week);
      verdicts.push(await rates.take(item));
    } else if (item.kind === 'prices') {
      dated(item.prices.month);
      verdicts.push(await prices.take(item));
    } else if (item.kind === 'exchange') {
      dated(item.rate.day);
      verdicts.push(await exchange.take(item));
    } else if (item.kind === 'facts') {
      for (const column of item.columns) dated(column.asOf);
      verdicts.push(await facts.take(item));
    } else verdicts.push({ line: item.line, name: item.name, verdict: item.kind, why: item.why });
  }
  await series.end();
  await rates.end();
  await prices.end();
  await exchange.end();
  await facts.end();
  return { verdicts: verdicts.sort((a, b) => a.line - b.line), asOf };
}

function seriesWriter(db: Db, lastDay: string) {
  const seen = new Set<string>();
  const changed: (RegionSeries & { contentHash: string })[] = [];
  const storedLike = memoised(async (like: RegionSeries) => {
    const rows = await listStored(db, like);
    return new Map(rows.map((row) => [`${row.kind} ${row.code}`, row]));
  });
  const end = async () => {
    if (changed.length > 0) await upsertSeries(db, changed.splice(0));
  };
  const take = async ({ line, series }: Of<'series'>): Promise<MarketVerdict> => {
    const key = `${series.kind} ${series.code}`;
    const row = { ...series, contentHash: hashOf(series) };
    const known = (await storedLike(series)).get(key);
    const was = known ? { value: known.last, day: known.asOf } : null;
    const base = { line, name: nameOf(series), figure: figureOfSeries(series, was) };
    if (seen.has(key)) return { ...base, verdict: 'quarantined', why: { code: 'market.twice' } };
    seen.add(key);
    if (series.asOf > lastDay)
      return {
        ...base,
        verdict: 'quarantined',
        why: { code: 'market.future', value: series.asOf },
      };
    if (known?.contentHash === row.contentHash) return { ...base, verdict: 'unchanged' };
    changed.push(row);
    if (changed.length >= BATCH_SIZE) await end();
    if (!known) return { ...base, verdict: 'created' };
    // The last file wins, so that a wrong file can be fixed by importing an older one.
    const why = { code: 'market.older', value: known.asOf };
    return { ...base, verdict: 'updated', ...(known.asOf > series.asOf && { why }) };
  };
  return { take, end };
}

function rateWriter(db: Db, today: string) {
  const seen = new Set<string>();
  const changed: WeeklyRate[] = [];
  const stored = memoised(
    async () => new Map((await listRates(db)).map((rate) => [rate.week, rate])),
  );
  const end = async () => {
    if (changed.length > 0) await upsertRates(db, changed.splice(0));
  };
  const take = async ({ line, rate }: Of<'rate'>): Promise<MarketVerdict> => {
    const known = (await stored()).get(rate.week);
    const base = { line, name: rate.week, figure: figureOfRate(rate, known) };
    if (rate.week > today)
      return { ...base, verdict: 'quarantined', why: { code: 'market.future', value: rate.week } };
    if (seen.has(rate.week))
      return { ...base, verdict: 'quarantined', why: { code: 'market.twice' } };
    if (known?.thirtyYear === rate.thirtyYear && known.fifteenYear === rate.fifteenYear)
      return { ...base, verdict: 'unchanged' };
    seen.add(rate.week);
    changed.push(rate);
    if (changed.length >= BATCH_SIZE) await end();
    return { ...base, verdict: known ? 'updated' : 'created' };
  };
  return { take, end };
}

function pricesWriter(db: Db, today: string) {
  const seen = new Set<string>();
  const changed: MonthlyPrices[] = [];
  const stored = memoised(
    async () => new Map((await listConsumerPrices(db)).map(({ month, value }) => [month, value])),
  );
  const end = async () => {
    if (changed.length > 0) await upsertConsumerPrices(db, changed.splice(0));
  };
  const take = async ({ line, prices }: Of<'prices'>): Promise<MarketVerdict> => {
    const { month, value } = prices;
    const known = (await stored()).get(month);
    const base = { line, name: month.slice(0, 7), figure: figureOfPrices(prices, known) };
    if (month > today)
      return { ...base, verdict: 'quarantined', why: { code: 'market.future', value: month } };
    if (seen.has(month)) return { ...base, verdict: 'quarantined', why: { code: 'market.twice' } };
    seen.add(month);
    if (known === value) return { ...base, verdict: 'unchanged' };
    changed.push(prices);
    if (changed.length >= BATCH_SIZE) await end();
    return { ...base, verdict: known === undefined ? 'created' : 'updated' };
  };
  return { take, end };
}

/** Loaded once: a file has either series or rates, of one source and measure. */
function memoised<A extends unknown[], T>(read: (...args: A) => Promise<T>) {
  let known: Promise<T> | null = null;
  return (...args: A): Promise<T> => {
    known ??= read(...args);
    return known;
  };
}

/** A series for the current month is dated at its end. */
function endOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const nameOf = ({ kind, name, state }: RegionSeries) =>
  kind === 'city' ? `${name}, ${state}` : name;

function hashOf(series: RegionSeries): string {
  return createHash('sha256').update(JSON.stringify(series)).digest('base64url').slice(0, 22);
}
