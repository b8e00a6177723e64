import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../platform/db/db.ts';
import { takeInstallationLock } from '../../platform/db/installation-lock.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { readChangeMark } from './analysis.queries.ts';
import { currentTerms } from './analysis.service.ts';
import { analyzeAll } from './analyze-all.ts';

const PAUSE_MS = 5_000;
/** A full check of a large market takes seconds; without a detected change it runs this often. */
const FULL_CHECK_MS = 10 * 60_000;

/**
 * A valuation looks at every property, which takes seconds in a large market: between two of them it
 * pauses twenty times as long as the last one took.
 */
const VALUATION_PAUSE_FACTOR = 20;

/** Arbitrary, but the same in every process of an installation. */
const ANALYSIS_LOCK = 0x1a9_0e8;

/** Imports run the analysis themselves at the end. */
type IsImportRunning = (db: Db) => Promise<boolean>;

/** Keeps stored analyses up to date after changes of properties, areas or the model. */
export function startAnalysisLoop(
  { database }: Pick<AppDeps, 'database'>,
  log: FastifyBaseLogger,
  isImportRunning: IsImportRunning,
): BackgroundLoop {
  const stopping = new AbortController();
  const step = createAnalysisStep(database, stopping.signal, isImportRunning, (error) =>
    log.error({ err: error }, 'valuation failed'),
  );
  const loop = startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.error({ err: error }, 'analysis run failed'),
    step,
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
  };
}

/** One check; always returns false, so that the loop pauses. */
function createAnalysisStep(
  database: Database,
  signal: AbortSignal,
  isImportRunning: IsImportRunning,
  onValuationFailure: (error: Error) => void,
) {
  let seen = '';
  let nextCheckAt = 0;
  let nextValuationAt = 0;
  /** Something changed since the last valuation. */
  let isValuationDue = true;
  return async (): Promise<boolean> => {
    // Read first, so that changes during the run are seen next time.
    const mark = await markOf(database);
    const values = Date.now() >= nextValuationAt;
    const isUnchanged = mark === seen && Date.now() < nextCheckAt;
    if (isUnchanged && !(isValuationDue && values)) return false;
    // Both would compute the same properties.
    if (await isImportRunning(database.db)) return false;
    const lock = await takeInstallationLock(database, ANALYSIS_LOCK);
    // Another process has the lock and does the work. The lock is released if that process dies.
    if (!lock) return false;
    const stop = AbortSignal.any([signal, lock.signal]);
    try {
      await analyzeAll(database.db, {
        ...{ signal: stop, values, onValuationFailure },
        onValued: ({ seconds }) => {
          nextValuationAt = Date.now() + VALUATION_PAUSE_FACTOR * 1000 * seconds;
        },
      });
    } finally {
      await lock.release();
    }
    if (stop.aborted) return false;
    isValuationDue = !values;
    seen = mark;
    nextCheckAt = Date.now() + FULL_CHECK_MS;
    return false;
  };
}

async function markOf({ db }: Database): Promise<string> {
  const { stamp } = await currentTerms(db);
  return JSON.stringify([stamp, await readChangeMark(db)]);
}
