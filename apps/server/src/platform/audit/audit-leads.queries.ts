import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { leadMerges, leads } from '../db/schema/index.ts';

const { firstName, lastName } = leads;
const SHOWN = {
  name: sql<string>`concat_ws(' ', nullif(nullif(trim(${firstName}), '-'), ''),
    nullif(nullif(trim(${lastName}), '-'), ''))`,
  isShown: sql<boolean>`${leads.hiddenAt} is null`,
};

/**
 * By their names of today; the log itself never has them. An erased lead has none, and a merged one that of the
 * lead it is part of now.
 */
export async function listLeadNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const own = db
    .select({ id: leads.id, ...SHOWN })
    .from(leads)
    .where(inArray(leads.id, [...ids]));
  const merged = db
    .select({ id: leadMerges.absorbedId, ...SHOWN })
    .from(leadMerges)
    .innerJoin(leads, eq(leads.id, leadMerges.leadId))
    .where(inArray(leadMerges.absorbedId, [...ids]));
  return [...(await own), ...(await merged)];
}
