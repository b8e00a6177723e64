import type { Db } from '../../platform/db/db.ts';
import { countWorking } from './imports.queries.ts';

/** Whether one is at work now: it analyses what it has changed, and whatever else waits, at its end. */
export const isImportAtWork = async (db: Db): Promise<boolean> => (await countWorking(db)) > 0;
