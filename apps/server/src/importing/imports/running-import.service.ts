import type { Db } from '../../platform/db/db.ts';
import { countRunningImports } from './imports.queries.ts';

/** A running import analyzes its changes and everything else that is pending when it ends. */
export const isImportRunning = async (db: Db): Promise<boolean> =>
  (await countRunningImports(db)) > 0;
