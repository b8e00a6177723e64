import { isAllowed, type LeadEvent, type Role } from '@alpha/contract';
import type { Notice } from './lead-notice.ts';

export type Person = { id: number; role: Role };
/** Who leads whom: the salesmen with their leaders. */
export type Teams = ReadonlyMap<number, { leaderId: number | null; role: Role }>;

/** The same question as `lead-scope.ts` answers for queries. */
export function sees({ id, role }: Person, ownerId: number, teams: Teams): boolean {
  if (ownerId === id || isAllowed(role, 'lead:read:all')) return true;
  if (!isAllowed(role, 'lead:read:team')) return false;
  const owner = teams.get(ownerId);
  return owner?.role === 'salesman' && owner.leaderId === id;
}

/** What one person is told of a notice; nothing when it is none of their business. */
export function eventFor(person: Person, notice: Notice, teams: Teams): LeadEvent | null {
  if (notice.kind === 'session') return null;
  if (notice.kind === 'statuses') return { kind: 'statuses' };
  if (notice.kind === 'team') return notice.users.includes(person.id) ? { kind: 'many' } : null;
  if (notice.kind === 'many') {
    const { owners } = notice;
    return !owners || owners.some((owner) => sees(person, owner, teams)) ? { kind: 'many' } : null;
  }
  const { before, after } = notice;
  const saw = before !== null && sees(person, before.ownerId, teams);
  const seesIt = after !== null && sees(person, after.ownerId, teams);
  // Whoever loses sight of it learns where it was, not where it went.
  if (seesIt) return tell(saw ? 'changed' : 'created', after);
  return saw ? tell('removed', before) : null;

  function tell(
    kind: 'created' | 'changed' | 'removed',
    { ownerId, statusId }: { ownerId: number; statusId: number },
  ): LeadEvent {
    const { leadId, version } = notice as Extract<Notice, { kind: 'lead' }>;
    return { kind, lead_id: leadId, user_id: ownerId, lead_status_id: statusId, version };
  }
}
