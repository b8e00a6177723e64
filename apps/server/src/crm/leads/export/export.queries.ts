import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leadStatuses, leads, users } from '../../../platform/db/schema/index.ts';
import { type LeadFilter, type LeadScope, matching } from '../leads.queries.ts';

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
      status: leadStatuses.name,
      owner: users.name,
      ownerEmail: users.email,
      source: leads.source,
      country: leads.country,
      profile: leads.profile,
      initialPayment: leads.initialPayment,
      adicionales: leads.adicionales,
      utms: leads.utms,
      createdAt: leads.createdAt,
      lastTouchedAt: leads.lastTouchedAt,
    })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
    .where(
      and(matching(scope, filter), beforeId === undefined ? undefined : lt(leads.id, beforeId)),
    )
    .orderBy(desc(leads.id))
    .limit(limit);
}

export type ExportRow = Awaited<ReturnType<typeof listExportRows>>[number];
