import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { isAnyOf, jsonParam } from '../../../platform/db/many-values.ts';
import {
  leadActivities,
  leadStatuses,
  leads,
  shortlists,
  users,
} from '../../../platform/db/schema/index.ts';
import { type AddressReach, withinReach } from '../duplicates/address-reach.ts';
import { type LeadScope, matching } from '../leads.queries.ts';

const KNOWN = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  phone: leads.phone,
  email: leads.email,
  statusId: leads.statusId,
  userId: leads.userId,
  source: leads.source,
  country: leads.country,
  profile: leads.profile,
  initialPayment: leads.initialPayment,
  adicionales: leads.adicionales,
  utms: leads.utms,
  version: leads.version,
  role: users.role,
};

const known = (db: Db) =>
  db.select(KNOWN).from(leads).innerJoin(users, eq(users.id, leads.userId)).$dynamic();

export type KnownLead = Awaited<ReturnType<typeof known>>[number];
export type NewLead = typeof leads.$inferInsert;
export type LeadChange = { id: number; changes: Partial<NewLead> };

const hasEmail = (emails: string[]) => isAnyOf(sql`lower(${leads.email})`, emails, 'text');

/**
 * Leads of the team by address: one the viewer may see, `several` when there is more than one, or `null`
 * for a colleague's.
 */
export async function findByEmails(
  db: Db,
  { scope, reach }: { scope: LeadScope; reach: AddressReach },
  emails: string[],
) {
  const found = new Map<string, KnownLead | 'several' | null>();
  const taken = await db
    .select({ email: sql<string>`lower(${leads.email})` })
    .from(leads)
    .where(and(isNull(leads.hiddenAt), hasEmail(emails), withinReach(reach)));
  for (const { email } of taken) found.set(email, null);
  if (found.size === 0) return found;
  const visible = await known(db)
    .where(and(matching(scope, {}), hasEmail(emails)))
    .orderBy(asc(leads.id));
  for (const lead of visible) {
    const email = lead.email.toLowerCase();
    found.set(email, found.get(email) ? 'several' : lead);
  }
  return found;
}

/** Locks them until this transaction ends, always in the same order. */
const lock = (db: Db, which: SQL | undefined) =>
  db.select({ id: leads.id }).from(leads).where(which).orderBy(asc(leads.id)).for('update');

export async function lockByEmails(db: Db, scope: LeadScope, emails: string[]): Promise<void> {
  await lock(db, and(matching(scope, {}), hasEmail(emails)));
}

/** The leads of an import as they are now, locked; only those the viewer may see. */
export async function listLeadsNow(db: Db, scope: LeadScope, ids: number[]) {
  const isOne = isAnyOf(leads.id, ids, 'int');
  await lock(db, isOne);
  const rows = await known(db).where(and(matching(scope, {}), isOne));
  return new Map(rows.map((lead) => [lead.id, lead]));
}

/** One statement, so that live listeners get one event. → ids in the same order. */
export async function insertLeads(db: Db, rows: NewLead[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await db.execute<{ id: number }>(sql`
    insert into leads (first_name, last_name, phone, email, status_id, user_id, source, country,
      profile, initial_payment, adicionales, utms)
    select first_name, last_name, phone, email, status_id, user_id, source, country,
      profile, initial_payment, coalesce(adicionales, '[]'), coalesce(utms, '{}')
    from jsonb_populate_recordset(null::leads, ${jsonParam(rows.map(columnsOf))})
      with ordinality as r order by r.ordinality
    returning id`);
  return made.rows.map(({ id }) => id);
}

/** Updates the given fields of each lead. → the new version of each. */
export async function updateImported(db: Db, rows: LeadChange[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const given = rows.map(({ id, changes }) => ({ id, changes: columnsOf(changes) }));
  const changed = await db.execute<{ id: number; version: number }>(sql`
    update leads l set
      (first_name, last_name, phone, email, status_id, user_id, source, country,
        profile, initial_payment, adicionales, utms) = (
        select n.first_name, n.last_name, n.phone, n.email, n.status_id, n.user_id, n.source,
          n.country, n.profile, n.initial_payment, n.adicionales, n.utms
        from jsonb_populate_record(l, c.changes) n),
      version = l.version + 1, last_touched_at = now(), updated_at = now()
    from jsonb_to_recordset(${jsonParam(given)}) as c (id int, changes jsonb)
    where l.id = c.id
    returning l.id, l.version`);
  return new Map(changed.rows.map(({ id, version }) => [id, version]));
}

/** Column names of the table. */
const columnsOf = (fields: Partial<NewLead>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
      value,
    ]),
  );

/** Leads with notes, contacts or a shortlist. */
export async function findWithHistory(db: Db, ids: number[]): Promise<Set<number>> {
  const touched = db
    .select({ leadId: leadActivities.leadId })
    .from(leadActivities)
    .where(and(isAnyOf(leadActivities.leadId, ids, 'int'), ne(leadActivities.kind, 'created')));
  // Drafts are not in the timeline.
  const listed = db
    .select({ leadId: shortlists.leadId })
    .from(shortlists)
    .where(isAnyOf(shortlists.leadId, ids, 'int'));
  return new Set((await touched.union(listed)).map(({ leadId }) => leadId));
}

/** → the role of each status, locked; deleted ones are left out. */
export async function rolesOfStatuses(db: Db) {
  const rows = await db
    .select({ id: leadStatuses.id, role: leadStatuses.role })
    .from(leadStatuses)
    .orderBy(asc(leadStatuses.id))
    .for('share');
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** → the role of each user, locked; deleted ones are left out. */
export async function rolesOfUsers(db: Db, ids: number[]) {
  const rows = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(isAnyOf(users.id, ids, 'int'))
    .orderBy(asc(users.id))
    .for('share');
  return new Map(rows.map(({ id, role }) => [id, role]));
}
