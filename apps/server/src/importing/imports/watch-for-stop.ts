import type { Db } from '../../platform/db/db.ts';
import { findImport, updateImport } from './imports.queries.ts';

const POLL_MS = 1_000;

/**
 * Runs until the work ends or the import is stopped in the table: the process that received the
 * stop request need not be the one importing. What was written until then stays.
 */
export async function untilStopped(
  db: Db,
  importId: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<{ isStopped: boolean }> {
  const stopped = new AbortController();
  const look = async () => {
    const row = await findImport(db, importId);
    // A feed continues with its photos after its rows are done.
    if (row?.status === 'broken') stopped.abort(new Error('the import was stopped'));
  };
  // If the database is briefly unavailable, the work itself will notice.
  const watch = setInterval(() => void look().catch(() => undefined), POLL_MS);
  try {
    await work(AbortSignal.any([outer, stopped.signal]));
    return { isStopped: false };
  } catch (error) {
    if (!stopped.signal.aborted || outer.aborted) throw error;
    await updateImport(db, importId, { phase: null });
    return { isStopped: true };
  } finally {
    clearInterval(watch);
  }
}
