import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads } from '../../platform/db/schema/index.ts';
import { type LeadScope, matching } from './leads.queries.ts';

export function listIdsInScope(db: Db, ids: readonly number[], scope: LeadScope) {
  return db
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, [...ids]), matching(scope, {})));
}
