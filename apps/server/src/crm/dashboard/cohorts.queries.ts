import type { LeadOutcome } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads } from '../../platform/db/schema/index.ts';
import { hasBecome } from '../leads/figure-filter.ts';
import { arrivedIn, type Period } from './dashboard.queries.ts';
import type { Owners } from './owners.queries.ts';

/** Columns by what their leads count as; `closedIds` with archives. */
type Outcomes = { ids: Record<LeadOutcome, number[]>; closedIds: number[] };

export type Cohort = { place: number; arrived: number; became: Record<LeadOutcome, number[]> };

/**
 * Leads of a period by the step in which they arrived, and how many of them were open, won and lost: once
 * for each of `ages`, in days after arrival, undefined for now.
 */
export async function countCohorts(
  db: Db,
  period: Period & { starts: readonly Date[] },
  owners: Owners,
  { outcomes, ages }: { outcomes: Outcomes; ages: readonly (number | undefined)[] },
): Promise<Cohort[]> {
  const beginnings = `{${period.starts.map((start) => start.toISOString()).join()}}`;
  const became = (outcome: LeadOutcome) =>
    sql<number[]>`array[${sql.join(
      ages.map((days) => {
        // Open after some days: closed later, or not at all.
        const isOpenThen = outcome === 'open' && days !== undefined;
        const statusIds = isOpenThen ? outcomes.closedIds : outcomes.ids[outcome];
        return sql`count(*) filter (where ${hasBecome({ statusIds, isIn: !isOpenThen, days })})`;
      }),
      sql`, `,
    )}]`.mapWith((counts: unknown) => (counts as unknown[]).map(Number));
  const rows = await db
    .select({
      place: sql<number>`width_bucket(${leads.createdAt}, ${beginnings}::timestamptz[])`.mapWith(
        Number,
      ),
      arrived: sql<number>`count(*)`.mapWith(Number),
      open: became('open'),
      won: became('won'),
      lost: became('lost'),
    })
    .from(leads)
    .where(arrivedIn(period, owners))
    .groupBy(sql`1`);
  return rows.map(({ place, arrived, ...counts }) => ({ place, arrived, became: counts }));
}
