import type { ZillowMeasure } from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import {
  analyzeAll,
  type CurrentExchange,
  countPlacesWithHomes,
} from '../../underwriting/index.ts';
import {
  type ImportRecord,
  insertImportRows,
  raiseCounts,
  updateImport,
} from '../imports/imports.queries.ts';
import type { Progress } from '../imports/progress.ts';
import type { ScannedFile } from '../reading/scan-file.ts';
import type { MarketKind } from '../rows/market-kinds.ts';
import {
  importMarketFile,
  type MarketImportResult,
  type MarketVerdict,
} from './market-import.service.ts';

export type MarketRun = {
  db: Db;
  row: ImportRecord & { kind: MarketKind };
  file: ScannedFile;
  /** Date whose mortgage rate applies. */
  asOf: string;
  /** For Zillow Research files, if given explicitly. */
  measure: ZillowMeasure | undefined;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
};

/** Rows per insert statement. */
const BATCH_SIZE = 5_000;

/** From a market file to analyzed properties; resumes where it was killed. */
export async function runMarketImport(run: MarketRun): Promise<{ analyzed: number }> {
  const { db, row, file, asOf, measure, onProgress, signal } = run;
  const { id, kind, name, isDryRun } = row;
  const enter = async (phase: Progress['phase']) => {
    signal.throwIfAborted();
    await updateImport(db, id, { phase, done: 0, total: 0 });
    onProgress({ phase, done: 0, total: 0 });
  };
  if (row.resumeAt === 0) {
    await enter('reading');
    const record = (inside: Db, result: MarketImportResult) => keepVerdicts(inside, id, result);
    const options = { fileName: name, measure, rateDay: asOf, isDryRun, record };
    await importMarketFile(db, kind, file, options);
  }
  if (isDryRun) return { analyzed: 0 };
  await enter('analyzing');
  const { computed } = await analyzeAll(db, {
    signal,
    onProgress: ({ done, total }) => {
      onProgress({ phase: 'analyzing', done, total });
      void updateImport(db, id, { done, total }).catch(() => undefined);
    },
  });
  signal.throwIfAborted();
  return { analyzed: computed };
}

async function keepVerdicts(
  db: Db,
  importId: number,
  { verdicts, counts, asOf, rate, exchange, changedAreas }: MarketImportResult,
): Promise<void> {
  for (let start = 0; start < verdicts.length; start += BATCH_SIZE)
    await insertImportRows(db, importId, verdicts.slice(start, start + BATCH_SIZE).map(rowOf));
  const upTo = { from: 0, to: verdicts.length };
  await raiseCounts(db, importId, { ...counts, off_market: 0 }, upTo);
  const ids = changedAreas.map(({ id }) => id);
  const marketEffect = {
    rate,
    places: await countPlacesWithHomes(db, ids),
    ...(exchange && { exchange: exchange.map(latestOf) }),
  };
  await updateImport(db, importId, { marketEffect, ...(asOf && { asOf }) });
}

const latestOf = ({ currency, perUsd, since, asOf, isDemo }: CurrentExchange) => ({
  currency,
  perUsd,
  since,
  asOf,
  isDemo,
});

const rowOf = ({ line, name, verdict, why, figure }: MarketVerdict) => ({
  line,
  verdict,
  source_key: name,
  property_id: null,
  reasons: why ? [why] : null,
  snapshot: figure ?? null,
  before: null,
  content_hash: null,
});
