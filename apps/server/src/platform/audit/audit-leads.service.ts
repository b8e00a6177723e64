import type { AuditEntry } from '@alpha/contract';
import type { Ctx } from '../http/context.ts';
import { listLeadNames } from './audit-leads.queries.ts';

/** Of a bulk change, enough to recognize it. */
const NAMED = 5;

type About = Pick<AuditEntry, 'target_type' | 'target_id' | 'data'>;
type Leads = AuditEntry['leads'];

/** The leads of each entry with the names they have now. */
export async function withLeads<Entry extends About>(
  ctx: Ctx,
  entries: readonly Entry[],
): Promise<(Entry & { leads: Leads })[]> {
  const ids = entries.map(leadIdsOf);
  const rows = await listLeadNames(ctx.db, [...new Set(ids.flat())]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const lead = (id: number): Leads[number] => {
    const row = known.get(id);
    return { id, name: row?.name || null, is_shown: row?.isShown ?? false };
  };
  return entries.map((entry, place) => ({ ...entry, leads: (ids[place] ?? []).map(lead) }));
}

/** "1-3, 7" names four; older entries have a lead among their details. */
function leadIdsOf({ target_type, target_id, data }: About): number[] {
  if (target_type === 'lead') return [Number(target_id)];
  if (typeof data.lead_id === 'number') return [data.lead_id];
  if (typeof data.lead_ids !== 'string') return [];
  const ids: number[] = [];
  for (const range of data.lead_ids.split(', ')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let id = from; id <= to && ids.length < NAMED; id += 1) ids.push(id);
  }
  return ids;
}
