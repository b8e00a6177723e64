import type { Subject } from './change';

/** The leads that a change is about; null: whichever match a filter. A new lead is none yet. */
export type Reach = readonly number[] | null;

export function reachOf({ lead, action }: Subject): Reach {
  if (lead) return [lead.id];
  if (action.kind === 'create') return [];
  const chosen = action.kind === 'bulk' ? action.chosen : action.leads;
  return chosen && 'ids' in chosen ? chosen.ids : null;
}

/** Whether two changes may be about the same lead, so that their order matters. */
export function meets(one: Reach, other: Reach): boolean {
  if (one === null) return other === null || other.length > 0;
  if (other === null) return one.length > 0;
  if (one.length > other.length) return meets(other, one);
  return one.some((id) => other.includes(id));
}

export const isAbout = (change: Subject, leadId: number): boolean =>
  reachOf(change)?.includes(leadId) ?? false;
