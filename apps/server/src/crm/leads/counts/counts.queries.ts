import type { FieldCondition } from '@alpha/contract';
import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  leadCounts,
  leadFieldValues,
  leadStatuses,
  leads,
} from '../../../platform/db/schema/index.ts';
import { isValue } from '../fields/field-conditions.ts';
import { hasPeriod } from '../figure-filter.ts';
import {
  hasTextFilter,
  isOfKind,
  isTouchedSince,
  type LeadFilter,
  type LeadScope,
  matching,
  matchingErased,
} from '../leads.queries.ts';

/** Exact. Sums `lead_counts` instead of counting leads, unless the list has a text filter. */
export async function countLeads(db: Db, scope: LeadScope, filter: LeadFilter): Promise<number> {
  const field = onlyFieldOf(scope, filter);
  if (field) return countByField(db, field);
  if (hasTextFilter(filter)) return countRows(db, matching(scope, filter));
  const { stale_days: staleDays, ...kind } = filter;
  const [all, fresh] = await Promise.all([
    sumKinds(db, scope, kind),
    // Most leads of a long list have been silent for long: counting the others is cheaper.
    staleDays ? countRows(db, and(matching(scope, kind), isTouchedSince(staleDays))) : 0,
  ]);
  return all - fresh;
}

/** One custom field of all leads is counted in its index, without the leads. */
function onlyFieldOf(scope: LeadScope, filter: LeadFilter): FieldCondition | undefined {
  const { fields = [], ...others } = filter;
  const isAlone = scope === 'all' && Object.values(others).every((value) => value === undefined);
  return isAlone && fields !== 'nothing' && fields.length === 1 ? fields[0] : undefined;
}

async function countByField(db: Db, field: FieldCondition): Promise<number> {
  if (field.is === 'empty')
    return (
      (await sumKinds(db, 'all', {})) - (await countByField(db, { id: field.id, is: 'filled' }))
    );
  const [row] = await db
    .select({ total: count() })
    .from(leadFieldValues)
    .where(
      and(
        isValue(field),
        // Few are hidden, and `not in` reads their index once.
        sql`${leadFieldValues.leadId} not in (select ${leads.id} from ${leads} where ${isNotNull(leads.hiddenAt)})`,
      ),
    );
  return row?.total ?? 0;
}

/** Of a list that a figure of a period opens; undefined for other lists. */
export async function countErased(
  db: Db,
  scope: LeadScope,
  filter: LeadFilter,
): Promise<number | undefined> {
  return hasPeriod(filter) ? countRows(db, matchingErased(scope, filter)) : undefined;
}

async function countRows(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(leads).where(where);
  return row?.total ?? 0;
}

async function sumKinds(db: Db, scope: LeadScope, kind: LeadFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${leadCounts.leads}), 0)`.mapWith(Number) })
    .from(leadCounts)
    .where(isOfKind(leadCounts, scope, kind));
  return row?.total ?? 0;
}

/** Leads per column, of any role, and the sum of their budgets. */
export function sumColumns(db: Db, scope: LeadScope, filter: LeadFilter) {
  const isPlain = !hasTextFilter(filter) && !filter.stale_days;
  const rows = isPlain
    ? db
        .select({ statusId: leadCounts.statusId, n: leadCounts.leads, budget: leadCounts.budget })
        .from(leadCounts)
        .where(isOfKind(leadCounts, scope, filter))
        .as('rows')
    : db
        .select({
          statusId: leads.statusId,
          n: sql<number>`1`.as('n'),
          budget: leads.initialPayment,
        })
        .from(leads)
        .where(matching(scope, filter))
        .as('rows');
  return db
    .select({
      statusId: leadStatuses.id,
      role: leadStatuses.role,
      count: sql<number>`sum(${rows.n})`.mapWith(Number),
      budget: sql<number>`coalesce(sum(${rows.budget}), 0)`.mapWith(Number),
    })
    .from(rows)
    .innerJoin(leadStatuses, eq(leadStatuses.id, rows.statusId))
    .groupBy(leadStatuses.id);
}

/** Below this, compacting is not worth it. */
const MANY_DIFFERENCES = 500;

/** Two processes at once: the later finds nothing to compact. */
export async function addUpCounts(db: Db): Promise<void> {
  const { userId, statusId, source, profile } = leadCounts;
  const kind = sql`${userId}, ${statusId}, ${source}, ${profile}`;
  await db.execute(sql`with gone as (
      delete from ${leadCounts} where (
        select count(*) - count(distinct (${kind})) from ${leadCounts}) >= ${MANY_DIFFERENCES}
      returning *)
    insert into ${leadCounts}
    select user_id, status_id, source, profile, sum(leads), sum(budget) from gone
    group by 1, 2, 3, 4 having sum(leads) <> 0 or sum(budget) <> 0`);
}
