import type { Db } from '../../platform/db/db.ts';
import { findImport, updateImport } from './imports.queries.ts';

const LOOKED_AT_MS = 1_000;

/**
 * Runs until the work ends, or somebody has ended the import in the table: the process that was asked
 * need not be the one that imports. What was written until then stands.
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
    // A feed goes on with its photos when its rows are done.
    if (row?.status === 'broken') stopped.abort(new Error('the import was stopped'));
  };
  // A database that is away for a moment is for the work itself to notice.
  const watch = setInterval(() => void look().catch(() => undefined), LOOKED_AT_MS);
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
