import { createHash } from 'node:crypto';
import type { Db } from '../../../db/db.ts';
import { listStored, upsertSeries } from './market.queries.ts';
import type { MarketVerdict } from './market-import.service.ts';
import type { MarketItem, RegionSeries, WeeklyRate } from './market-item.ts';
import { listRates, upsertRates } from './rates.queries.ts';

type Written = { verdicts: MarketVerdict[]; asOf: string | null };
type Of<K extends MarketItem['kind']> = Extract<MarketItem, { kind: K }>;

/** Series and weeks a statement. */
const AT_ONCE = 200;

/** Compares with what is stored, writes what differs, and says so line by line. */
export async function writeItems(
  db: Db,
  items: readonly MarketItem[],
  today: string,
): Promise<Written> {
  const series = items.filter((item): item is Of<'series'> => item.kind === 'series');
  const rates = items.filter((item): item is Of<'rate'> => item.kind === 'rate');
  const judged = [
    ...items.flatMap((item): MarketVerdict[] =>
      item.kind === 'series' || item.kind === 'rate'
        ? []
        : [{ line: item.line, name: item.name, verdict: item.kind, why: item.why }],
    ),
    ...(await writeSeries(db, series, endOfMonth(today))),
    ...(await writeRates(db, rates, today)),
  ];
  const days = [
    ...series.map((item) => item.series.asOf),
    ...rates.map((item) => item.rate.week),
  ].filter((day) => day <= endOfMonth(today));
  return {
    verdicts: judged.sort((a, b) => a.line - b.line),
    asOf: days.reduce<string | null>((last, day) => (last && last > day ? last : day), null),
  };
}

async function writeSeries(
  db: Db,
  items: readonly Of<'series'>[],
  lastDay: string,
): Promise<MarketVerdict[]> {
  const [first] = items;
  if (!first) return [];
  const stored = new Map(
    (await listStored(db, first.series)).map((row) => [`${row.kind} ${row.code}`, row]),
  );
  const seen = new Set<string>();
  const changed: (RegionSeries & { contentHash: string })[] = [];
  const verdicts = items.map(({ line, series }): MarketVerdict => {
    const key = `${series.kind} ${series.code}`;
    const row = { ...series, contentHash: hashOf(series) };
    const known = stored.get(key);
    const told = { line, name: nameOf(series) };
    if (seen.has(key)) return { ...told, verdict: 'quarantined', why: { code: 'market.twice' } };
    seen.add(key);
    if (series.asOf > lastDay)
      return {
        ...told,
        verdict: 'quarantined',
        why: { code: 'market.future', value: series.asOf },
      };
    if (known?.contentHash === row.contentHash) return { ...told, verdict: 'unchanged' };
    changed.push(row);
    if (!known) return { ...told, verdict: 'created' };
    // The last file counts, so that a wrong one can be put right by the one before it.
    const why = { code: 'market.older', value: known.asOf };
    return { ...told, verdict: 'updated', ...(known.asOf > series.asOf && { why }) };
  });
  for (let i = 0; i < changed.length; i += AT_ONCE)
    await upsertSeries(db, changed.slice(i, i + AT_ONCE));
  return verdicts;
}

async function writeRates(
  db: Db,
  items: readonly Of<'rate'>[],
  today: string,
): Promise<MarketVerdict[]> {
  if (items.length === 0) return [];
  const stored = new Map((await listRates(db)).map((rate) => [rate.week, rate]));
  const changed = new Map<string, WeeklyRate>();
  const verdicts = items.map(({ line, rate }): MarketVerdict => {
    const told = { line, name: rate.week };
    const known = stored.get(rate.week);
    if (rate.week > today)
      return { ...told, verdict: 'quarantined', why: { code: 'market.future', value: rate.week } };
    if (changed.has(rate.week))
      return { ...told, verdict: 'quarantined', why: { code: 'market.twice' } };
    if (known?.thirtyYear === rate.thirtyYear && known.fifteenYear === rate.fifteenYear)
      return { ...told, verdict: 'unchanged' };
    changed.set(rate.week, rate);
    return { ...told, verdict: known ? 'updated' : 'created' };
  });
  const rows = [...changed.values()];
  for (let i = 0; i < rows.length; i += 1_000) await upsertRates(db, rows.slice(i, i + 1_000));
  return verdicts;
}

/** A series of this month is dated at its end. */
function endOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const nameOf = ({ kind, name, state }: RegionSeries) =>
  kind === 'city' ? `${name}, ${state}` : name;

function hashOf(series: RegionSeries): string {
  return createHash('sha256').update(JSON.stringify(series)).digest('base64url').slice(0, 22);
}
