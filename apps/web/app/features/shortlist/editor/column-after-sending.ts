import type { Lead, LeadStatus } from '@alpha/contract';

/** The column for leads that got a shortlist, if this one is not there yet. */
export function columnAfterSending(
  lead: Pick<Lead, 'lead_status_id' | 'user'>,
  statuses: readonly LeadStatus[],
): LeadStatus | null {
  const board = statuses.filter(({ role }) => role === lead.user.roles[0]?.name);
  const now = board.find(({ id }) => id === lead.lead_status_id);
  const column = board.find(({ is_after_shortlist }) => is_after_shortlist);
  return now && column && now.order < column.order ? column : null;
}
