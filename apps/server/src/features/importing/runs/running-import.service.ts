import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { imports } from '../../../db/schema/index.ts';

/** Whether one is at work now: it analyses what it has changed, and whatever else waits, at its end. */
export async function isImportAtWork(db: Db): Promise<boolean> {
  const isAtWork = and(eq(imports.status, 'running'), isNotNull(imports.phase));
  return (await db.$count(imports, isAtWork)) > 0;
}
