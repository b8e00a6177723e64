import type { Lead, LeadStatus } from '@alpha/contract';

/** "Shortlist sent", "Options sent", "Selección enviada", "Opciones enviadas". */
const SENT = /(shortlist|options?|opcion(es)?|seleccion(es)?|lista)\b.*\b(sent|enviad[oa]s?)\b/;

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The column for leads that got a shortlist, if this one is not there yet. */
export function columnAfterSending(
  lead: Pick<Lead, 'lead_status_id' | 'user'>,
  statuses: readonly LeadStatus[],
): LeadStatus | null {
  const board = statuses.filter(({ role }) => role === lead.user.roles[0]?.name);
  const now = board.find(({ id }) => id === lead.lead_status_id);
  const column = board.find(({ name }) => SENT.test(plain(name)));
  return now && column && now.order < column.order ? column : null;
}
