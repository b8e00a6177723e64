import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { repeatableRequests } from '../../db/schema/index.ts';

/** → false: this change has been made. */
export async function claimRequest(
  db: Db,
  request: { userId: number; keyHash: string },
): Promise<boolean> {
  const claimed = await db
    .insert(repeatableRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ keyHash: repeatableRequests.keyHash });
  return claimed.length > 0;
}

/** → whether there may be more. */
export async function deleteOldRequests(db: Db, days: number, most: number): Promise<boolean> {
  const old = db
    .select({ keyHash: repeatableRequests.keyHash })
    .from(repeatableRequests)
    .where(lt(repeatableRequests.createdAt, sql`now() - ${days} * interval '1 day'`))
    .limit(most);
  const deleted = await db
    .delete(repeatableRequests)
    .where(inArray(repeatableRequests.keyHash, old))
    .returning({ keyHash: repeatableRequests.keyHash });
  return deleted.length >= most;
}
