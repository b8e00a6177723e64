import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { importMappings } from '../../platform/db/schema/index.ts';
import type { Mapping } from '../adapters/adapter.ts';
import { withCurrentNames } from '../rows/earlier-names.ts';

export async function findMapping(db: Db, fingerprint: string): Promise<Mapping | null> {
  const [row] = await db
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(eq(importMappings.fingerprint, fingerprint));
  return row ? withCurrentNames(row.mapping) : null;
}

export async function rememberMapping(
  db: Db,
  fingerprint: string,
  mapping: Mapping,
): Promise<void> {
  await db
    .insert(importMappings)
    .values({ fingerprint, mapping: { ...mapping } })
    .onConflictDoUpdate({
      target: importMappings.fingerprint,
      set: { mapping: { ...mapping }, updatedAt: sql`now()` },
    });
}
