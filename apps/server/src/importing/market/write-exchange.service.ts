import type { Db } from '../../platform/db/db.ts';
import {
  type DailyRate,
  deleteDemoRates,
  listDailyRates,
  upsertDailyRates,
} from '../../underwriting/index.ts';
import { figureOfExchange } from '../rows/figure-snapshot.ts';
import type { MarketVerdict } from './market-import.service.ts';

/** Days per statement: a file may have decades of several currencies. */
const BATCH_SIZE = 2_000;

const keyOf = ({ currency, day }: Pick<DailyRate, 'currency' | 'day'>) => `${currency} ${day}`;

/** Writes the days that differ. The first rate of a file replaces made-up ones of its currency. */
export function exchangeWriter(db: Db, today: string) {
  const seen = new Set<string>();
  const cleared = new Set<string>();
  const changed: DailyRate[] = [];
  let stored: Map<string, number> | null = null;
  const known = async () => {
    if (stored) return stored;
    const rows = (await listDailyRates(db)).filter(({ isDemo }) => !isDemo);
    stored = new Map(rows.map((row) => [keyOf(row), row.perUsd]));
    return stored;
  };
  const end = async () => {
    if (changed.length === 0) return;
    const rows = changed.splice(0);
    const fresh = [...new Set(rows.map(({ currency }) => currency))].filter(
      (currency) => !cleared.has(currency),
    );
    for (const currency of fresh) cleared.add(currency);
    if (fresh.length > 0) await deleteDemoRates(db, fresh);
    await upsertDailyRates(db, rows);
  };
  const take = async ({
    line,
    rate,
  }: {
    line: number;
    rate: DailyRate;
  }): Promise<MarketVerdict> => {
    const key = keyOf(rate);
    const before = (await known()).get(key);
    const base = { line, name: key, figure: figureOfExchange(rate, before) };
    if (rate.day > today)
      return { ...base, verdict: 'quarantined', why: { code: 'market.future', value: rate.day } };
    if (seen.has(key)) return { ...base, verdict: 'quarantined', why: { code: 'market.twice' } };
    seen.add(key);
    if (before === rate.perUsd) return { ...base, verdict: 'unchanged' };
    changed.push(rate);
    if (changed.length >= BATCH_SIZE) await end();
    return { ...base, verdict: before === undefined ? 'created' : 'updated' };
  };
  return { take, end };
}
