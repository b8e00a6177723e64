import type { Db } from '../../platform/db/db.ts';
import type { ImportRecord } from '../imports/imports.queries.ts';
import { deleteIdleRuns, deleteOldRows } from './delete-old-imports.queries.ts';

/** Half a year; older imports can no longer be undone. */
const KEPT_DAYS = 180;
/** Dry runs changed nothing that could be undone. */
const CHECK_KEPT_DAYS = 30;
/** Feeds refreshed every few minutes mostly have no changes. */
const IDLE_RUN_KEPT_DAYS = 30;
/** Small enough that locks are held only briefly. */
const MAX_AT_ONCE = 10_000;
const DAY_MS = 86_400_000;

/** Whether its rows are still stored; without them it cannot be undone. */
export function hasRows({ finishedAt, isDryRun }: ImportRecord): boolean {
  const keptMs = (isDryRun ? CHECK_KEPT_DAYS : KEPT_DAYS) * DAY_MS;
  return finishedAt === null || Date.now() - finishedAt.getTime() < keptMs;
}

/** → whether there may be more to delete. The imports themselves stay in the history. */
export async function deleteOldImports(db: Db): Promise<boolean> {
  const rows = await deleteOldRows(db, {
    keptDays: KEPT_DAYS,
    checkKeptDays: CHECK_KEPT_DAYS,
    idleKeptDays: IDLE_RUN_KEPT_DAYS,
    most: MAX_AT_ONCE,
  });
  if (rows > 0) return true;
  await deleteIdleRuns(db, IDLE_RUN_KEPT_DAYS);
  return false;
}
