import { MODEL_VERSION } from '@alpha/engine';
import type { Db } from '../../platform/db/db.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';
import { type BacktestRecord, cpiOf, historyOf, isBacktestRecord } from './backtest-record.ts';
import type { MetroHistory } from './metro-history.ts';
import { originsOf } from './origins.ts';
import shipped from './shipped-backtest.json' with { type: 'json' };

const SETTING = 'backtest';
/** Other processes write it, too. */
const KEPT_MS = 5 * 60_000;

/** A record with its metros ready to be asked. */
export type Backtest = {
  record: BacktestRecord;
  /** Computed from this installation's files. */
  isOwn: boolean;
  cpi: ReturnType<typeof cpiOf>;
  /** Those with at least one forecast, by code. */
  metros: ReadonlyMap<string, BacktestMetro>;
};

export type BacktestMetro = {
  history: MetroHistory;
  isHeldOut: boolean;
  firstOrigin: number;
  lastOrigin: number;
};

type Kept = { backtest: Promise<Backtest>; until: number };
const kept = new WeakMap<Db, Kept>();

/** The installation's own back-test; without one, the figures that the product ships. */
export function currentBacktest(db: Db): Promise<Backtest> {
  const known = kept.get(db);
  if (known && known.until > Date.now()) return known.backtest;
  const backtest = readBacktest(db);
  kept.set(db, { backtest, until: Date.now() + KEPT_MS });
  backtest.catch(() => kept.delete(db));
  return backtest;
}

export async function saveBacktest(db: Db, record: BacktestRecord): Promise<void> {
  await saveSetting(db, SETTING, record);
  kept.delete(db);
}

async function readBacktest(db: Db): Promise<Backtest> {
  const stored = await findSetting(db, SETTING);
  // Fans are drawn by this version of the model, so scores of another one would not be theirs.
  const isCurrent = isBacktestRecord(stored) && stored.model === MODEL_VERSION;
  return isCurrent ? backtestOf(stored, true) : shippedBacktest();
}

let ready: Backtest | null = null;

/** Made once: it never changes. */
export function shippedBacktest(): Backtest {
  ready ??= backtestOf(shipped as unknown as BacktestRecord, false);
  return ready;
}

function backtestOf(record: BacktestRecord, isOwn: boolean): Backtest {
  const metros = record.metros.flatMap((stored): [string, BacktestMetro][] => {
    const history = historyOf(stored);
    const origins = originsOf(history);
    const [firstOrigin, lastOrigin] = [origins[0], origins.at(-1)];
    if (firstOrigin === undefined || lastOrigin === undefined) return [];
    return [[stored.code, { history, isHeldOut: stored.isHeldOut, firstOrigin, lastOrigin }]];
  });
  return { record, isOwn, cpi: cpiOf(record), metros: new Map(metros) };
}
