import type { LeadSummary } from '@alpha/contract';
import type { BoardParams } from '~/data/board';
import { type Board, columnOf, findCard, putCard, takeCard } from '~/data/board-columns';
import type { LeadChange } from '~/data/live/lead-events';
import { readTagIds } from '~/features/crm/tag-ids';

type OneLead = Extract<LeadChange, { lead_id: number }>;

/** Above this number, reloading the board is cheaper than fetching each lead. */
const MOST_ONE_BY_ONE = 8;

export type EventPlan =
  | { kind: 'all' }
  | {
      kind: 'some';
      events: OneLead[];
      /** A card that is not loaded was added, removed or moved: only the server knows the counts. */
      needsTotals: boolean;
    };

/** What to refetch after these events. */
export function planEvents(
  board: Board,
  heard: readonly LeadChange[],
  params: BoardParams,
): EventPlan {
  const events = new Map<number, OneLead>();
  for (const event of heard) {
    if (!('lead_id' in event)) return { kind: 'all' };
    const known = findCard(board, event.lead_id);
    if (known && event.kind !== 'removed' && event.version < known.version) continue;
    events.set(event.lead_id, event);
  }
  // Text search runs on the server, so only it knows whether a lead matches.
  if (events.size > 0 && (params.search || events.size > MOST_ONE_BY_ONE)) return { kind: 'all' };
  return {
    kind: 'some',
    events: [...events.values()],
    needsTotals: [...events.keys()].some((id) => !findCard(board, id)),
  };
}

/** A lead as just fetched; null when the viewer can't (or can no longer) see it. */
export function applyLead(
  board: Board,
  leadId: number,
  lead: LeadSummary | null,
  params: BoardParams,
): Board {
  const known = findCard(board, leadId);
  if (known && lead && lead.version < known.version) return board;
  if (lead && fits(lead, params) && columnOf(board, lead.lead_status_id))
    return putCard(board, lead);
  return takeCard(board, leadId);
}

/** Cards that are new, have moved to another column or have a new signal. */
export function arrivals(before: Board, after: Board, leadIds: readonly number[]): number[] {
  return leadIds.filter((id) => {
    const now = findCard(after, id);
    const then = findCard(before, id);
    return (
      now &&
      (now.lead_status_id !== then?.lead_status_id ||
        (now.signal !== null && now.signal.at !== then.signal?.at))
    );
  });
}

function fits(lead: LeadSummary, params: BoardParams): boolean {
  const { user_id, source, profile, stale_days, tags } = params;
  if (user_id !== undefined && lead.user_id !== user_id) return false;
  if (source !== undefined && lead.source !== source) return false;
  if (profile !== undefined && lead.profile !== profile) return false;
  if (tags && !readTagIds(tags).some((id) => lead.tag_ids.includes(id))) return false;
  const idleDays = (Date.now() - Date.parse(lead.last_touched_at)) / 86_400_000;
  return stale_days === undefined || idleDays > stale_days;
}
