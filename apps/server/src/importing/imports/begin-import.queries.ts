import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { imports } from '../../platform/db/schema/index.ts';
import type { Refusal } from '../rows/listing-row.ts';
import type { ImportRecord } from './imports.queries.ts';

type Begun = Pick<ImportRecord, 'kind' | 'fileHash' | 'isDryRun' | 'isFull' | 'options'>;

/**
 * An interrupted import of the same bytes with the same options and kind of caller, to be resumed.
 */
export async function findInterrupted(
  db: Db,
  { kind, fileHash, isDryRun, isFull, options }: Begun,
): Promise<ImportRecord | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.kind, kind),
        eq(imports.fileHash, fileHash ?? ''),
        eq(imports.isDryRun, isDryRun),
        eq(imports.isFull, isFull),
        eq(imports.options, options),
        inArray(imports.status, ['running', 'broken']),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return row;
}

/** Ends interrupted imports of the same file that an earlier command left behind. */
export async function interruptReplaced(
  db: Db,
  { id, kind, fileHash, isDryRun }: ImportRecord,
  error: Refusal,
): Promise<void> {
  await db
    .update(imports)
    .set({ status: 'broken', error, phase: null, finishedAt: sql`now()` as unknown as Date })
    .where(
      and(
        lt(imports.id, id),
        eq(imports.kind, kind),
        eq(imports.fileHash, fileHash ?? ''),
        eq(imports.isDryRun, isDryRun),
        eq(imports.status, 'running'),
        sql`not (${imports.options} ->> 'isUpload')::boolean`,
      ),
    );
}

/** → whether it could be started: if two people start the same file, only one succeeds. */
export async function claimImport(
  db: Db,
  id: number,
  from: 'not begun' | 'broken',
  set: Partial<typeof imports.$inferInsert>,
): Promise<boolean> {
  const isClaimable =
    from === 'broken'
      ? eq(imports.status, 'broken')
      : or(eq(imports.status, 'ready'), and(eq(imports.status, 'done'), imports.isDryRun));
  const claimed = await db
    .update(imports)
    .set(set)
    .where(and(eq(imports.id, id), isClaimable))
    .returning({ id: imports.id });
  return claimed.length > 0;
}
