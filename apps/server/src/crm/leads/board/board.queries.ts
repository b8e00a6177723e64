import type { ScoreWeights } from '@alpha/contract';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leads } from '../../../platform/db/schema/index.ts';
import { type LeadFilter, type LeadScope, leadRows, matching } from '../leads.queries.ts';
import { scoreSql } from '../score/score-sql.ts';

export type ActivityMark = { activeAtText: string; id: number };
export type ScoreMark = { score: number; id: number };

type Column<Mark> = { scope: LeadScope; filter: LeadFilter; after: Mark | null };

/** The cards of a column, latest touch or signal first. */
export function listColumn(db: Db, { scope, filter, after }: Column<ActivityMark>, limit: number) {
  return leadRows(db)
    .where(and(matching(scope, filter), after ? isAfter(after) : undefined))
    .orderBy(desc(leads.activeAt), desc(leads.id))
    .limit(limit);
}

const isAfter = ({ activeAtText, id }: ActivityMark): SQL =>
  sql`(${leads.activeAt}, ${leads.id}) < (${activeAtText}::timestamptz, ${id}::int)`;

type Scored = Column<ScoreMark> & { weights: ScoreWeights; nowMs: number };

/**
 * The cards of a column, highest score first, with the scores of one instant: all pages of a column are of the same
 * one, because leads overtake each other while their scores fade.
 */
export function listScoredColumn(db: Db, column: Scored, limit: number) {
  const { scope, filter, after, weights, nowMs } = column;
  const score = scoreSql(weights, nowMs);
  const isAfter =
    after && sql`(${score}, ${leads.id}) < (${after.score}::float8, ${after.id}::int)`;
  const order = [desc(score), desc(leads.id)];
  // Details only of those that are shown.
  const page = db
    .select({ id: leads.id })
    .from(leads)
    .where(and(matching(scope, filter), isAfter ?? undefined))
    .orderBy(...order)
    .limit(limit);
  return leadRows(db)
    .where(inArray(leads.id, page))
    .orderBy(...order);
}

/** Role that decides the columns of a user's board: the specification takes the first lead's. */
export async function findBoardOwner(db: Db, userId: number, scope: LeadScope) {
  const [row] = await leadRows(db)
    .where(and(eq(leads.userId, userId), matching(scope, {})))
    .orderBy(asc(leads.id))
    .limit(1);
  return row?.owner;
}
