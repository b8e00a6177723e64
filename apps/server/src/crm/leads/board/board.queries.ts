import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leads } from '../../../platform/db/schema/index.ts';
import { type LeadFilter, type LeadScope, leadRows, matching } from '../leads.queries.ts';

export type ColumnMark = { activeAtText: string; id: number };

/** The cards of a column, latest touch or signal first. */
export function listColumn(
  db: Db,
  { scope, filter, after }: { scope: LeadScope; filter: LeadFilter; after: ColumnMark | null },
  limit: number,
) {
  return leadRows(db)
    .where(and(matching(scope, filter), after ? isAfter(after) : undefined))
    .orderBy(desc(leads.activeAt), desc(leads.id))
    .limit(limit);
}

const isAfter = ({ activeAtText, id }: ColumnMark): SQL =>
  sql`(${leads.activeAt}, ${leads.id}) < (${activeAtText}::timestamptz, ${id}::int)`;

/** Role that decides the columns of a user's board: the specification takes the first lead's. */
export async function findBoardOwner(db: Db, userId: number, scope: LeadScope) {
  const [row] = await leadRows(db)
    .where(and(eq(leads.userId, userId), matching(scope, {})))
    .orderBy(asc(leads.id))
    .limit(1);
  return row?.owner;
}
