import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leadActivities, leads } from '../../../platform/db/schema/index.ts';
import { isValidSignal } from '../lead-signals.queries.ts';
import { type LeadScope, matching } from '../leads.queries.ts';
import { SCORE_COLUMNS } from './score-facts.ts';

export type SignalCount = {
  part: 'opens' | 'likes' | 'asks' | 'passes';
  count: number;
  at: Date;
};

/** Entries that still matter for the score, by part of it. */
export async function countSignals(db: Db, leadId: number, days: number): Promise<SignalCount[]> {
  const { kind, data, createdAt } = leadActivities;
  const part = sql<SignalCount['part']>`case when ${kind}::text like '%opened' then 'opens'
    when ${data}->>'answer' = 'like' then 'likes'
    when ${data}->>'answer' = 'pass' then 'passes' else 'asks' end`;
  return db
    .select({
      part,
      count: sql<number>`count(*)::int`,
      at: sql`max(${createdAt})`.mapWith(createdAt),
    })
    .from(leadActivities)
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        isValidSignal(sql`${leadActivities}`),
        sql`${createdAt} > now() - ${days} * interval '1 day'`,
      ),
    )
    .groupBy(part);
}

export function listTopScored(
  db: Db,
  { scope, score, limit }: { scope: LeadScope; score: SQL<number>; limit: number },
) {
  return db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      email: leads.email,
      ...SCORE_COLUMNS,
    })
    .from(leads)
    .where(matching(scope, {}))
    .orderBy(desc(score), desc(leads.id))
    .limit(limit);
}
