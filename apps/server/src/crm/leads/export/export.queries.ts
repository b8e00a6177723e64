import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import {
  leadStatuses,
  leads,
  lostReasons,
  properties,
  savedHomes,
  savedSearches,
  users,
} from '../../../platform/db/schema/index.ts';
import { type LeadFilter, type LeadScope, matching, TAG_IDS } from '../leads.queries.ts';
import { PURCHASE_COLUMNS } from './purchase-columns.ts';

/** Streets of the homes in the lead's room; notes are the investor's own. */
const SAVED_HOMES = sql<string>`(select coalesce(string_agg(p.address || ', ' || p.city, '; '
    order by h.saved_at, p.id), '')
  from ${savedHomes} h join ${properties} p on p.id = h.property_id
  where h.lead_id = ${leads.id})`;

/** Names of what the lead is emailed about. */
const SAVED_SEARCHES = sql<string>`(select coalesce(string_agg(s.name, '; ' order by s.created_at, s.id), '')
  from ${savedSearches} s where s.lead_id = ${leads.id})`;

type Window = { beforeId: number | undefined; limit: number };

/** Newest first, in windows by key: no row is read twice, whatever changes meanwhile. */
export function listExportRows(
  db: Db,
  scope: LeadScope,
  filter: LeadFilter,
  { beforeId, limit }: Window,
) {
  return db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      email: leads.email,
      phone: leads.phone,
      status: { name: leadStatuses.name, nameEs: leadStatuses.nameEs },
      owner: users.name,
      ownerEmail: users.email,
      source: leads.source,
      country: leads.country,
      profile: leads.profile,
      initialPayment: leads.initialPayment,
      adicionales: leads.adicionales,
      utms: leads.utms,
      tagIds: TAG_IDS,
      lostReason: { name: lostReasons.name, nameEs: lostReasons.nameEs },
      lostWords: leads.lostWords,
      savedHomes: SAVED_HOMES,
      savedSearches: SAVED_SEARCHES,
      ...PURCHASE_COLUMNS,
      createdAt: leads.createdAt,
      lastTouchedAt: leads.lastTouchedAt,
    })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
    .leftJoin(lostReasons, eq(lostReasons.id, leads.lostReasonId))
    .where(
      and(matching(scope, filter), beforeId === undefined ? undefined : lt(leads.id, beforeId)),
    )
    .orderBy(desc(leads.id))
    .limit(limit);
}

export type ExportRow = Awaited<ReturnType<typeof listExportRows>>[number];
