import type { Db } from '../../db/db.ts';
import { auditLog } from '../../db/schema/index.ts';

export async function insertAudit(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}
