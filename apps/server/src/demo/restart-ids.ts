import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/** Rows with ids of their own leave the counter behind; the next insert must not collide. */
export async function restartIds(db: Db, ...tables: string[]): Promise<void> {
  for (const table of tables)
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
}
