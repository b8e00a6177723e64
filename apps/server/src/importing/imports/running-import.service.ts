import type { Db } from '../../platform/db/db.ts';
import { countWorking } from './imports.queries.ts';

/** A running import analyzes its changes and everything else that is pending when it ends. */
export const isImportAtWork = async (db: Db): Promise<boolean> => (await countWorking(db)) > 0;
