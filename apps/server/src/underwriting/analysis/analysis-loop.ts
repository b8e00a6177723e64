import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../platform/db/db.ts';
import { takeInstallationLock } from '../../platform/db/installation-lock.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { analyseAll } from './analyse-all.ts';
import { readChangeMark } from './analysis.queries.ts';
import { currentTerms } from './analysis.service.ts';

const PAUSE_MS = 5_000;
/** Looking at every home of a large market takes seconds; without a sign of change, this often. */
const LOOK_ANYWAY_MS = 10 * 60_000;

/** Any number, the same in every process of an installation. */
const ANALYSIS_LOCK = 0x1a9_0e8;

/** An import analyzes what it changed at its end. */
type IsImportAtWork = (db: Db) => Promise<boolean>;

/** Keeps every stored analysis up to date, whoever has changed the homes, the areas or the model. */
export function startAnalysisLoop(
  { database }: Pick<AppDeps, 'database'>,
  log: FastifyBaseLogger,
  isImportRunning: IsImportAtWork,
): BackgroundLoop {
  const stopping = new AbortController();
  const step = createAnalysisStep(database, stopping.signal, isImportRunning);
  const loop = startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.error({ err: error }, 'homes were not analysed'),
    step,
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
  };
}

/** One look; → false, for the next one can wait. */
function createAnalysisStep(
  database: Database,
  signal: AbortSignal,
  isImportRunning: IsImportAtWork,
) {
  let seen = '';
  let lookAgainAt = 0;
  return async (): Promise<boolean> => {
    // Before the look: what changes during it is looked at next time.
    const mark = await markOf(database);
    if (mark === seen && Date.now() < lookAgainAt) return false;
    // Two at once would work out the same homes.
    if (await isImportRunning(database.db)) return false;
    const lock = await takeInstallationLock(database, ANALYSIS_LOCK);
    // Whoever has it does the work; it dies with them, and then we go on from where they were.
    if (!lock) return false;
    const broken = AbortSignal.any([signal, lock.signal]);
    try {
      await analyseAll(database.db, { signal: broken });
    } finally {
      await lock.release();
    }
    if (broken.aborted) return false;
    seen = mark;
    lookAgainAt = Date.now() + LOOK_ANYWAY_MS;
    return false;
  };
}

async function markOf({ db }: Database): Promise<string> {
  const { stamp } = await currentTerms(db);
  return JSON.stringify([stamp, await readChangeMark(db)]);
}
