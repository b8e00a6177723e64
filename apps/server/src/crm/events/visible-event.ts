import { isAllowed, type LeadEvent, type Role } from '@alpha/contract';
import type { Notice } from './lead-notice.ts';

export type Person = { id: number; role: Role };
/** Salesmen with their leaders. */
export type Teams = ReadonlyMap<number, { leaderId: number | null; role: Role }>;

/** Same rule as `lead-scope.ts` applies in queries. */
export function sees({ id, role }: Person, ownerId: number, teams: Teams): boolean {
  if (ownerId === id || isAllowed(role, 'lead:read:all')) return true;
  if (!isAllowed(role, 'lead:read:team')) return false;
  const owner = teams.get(ownerId);
  return owner?.role === 'salesman' && owner.leaderId === id;
}

/** The event one user gets for a notice; null when they may not see it. */
export function eventFor(person: Person, notice: Notice, teams: Teams): LeadEvent | null {
  if (notice.kind === 'session') return null;
  if (notice.kind === 'statuses') return { kind: 'statuses' };
  if (notice.kind === 'team') return notice.users.includes(person.id) ? { kind: 'many' } : null;
  if (notice.kind === 'notifications')
    return notice.users.includes(person.id) ? { kind: 'notifications' } : null;
  if (notice.kind === 'shortlists')
    return sees(person, notice.ownerId, teams)
      ? { kind: 'shortlists', lead_id: notice.leadId }
      : null;
  if (notice.kind === 'many') {
    const { owners } = notice;
    return !owners || owners.some((owner) => sees(person, owner, teams)) ? { kind: 'many' } : null;
  }
  const { before, after } = notice;
  const saw = before !== null && sees(person, before.ownerId, teams);
  const seesIt = after !== null && sees(person, after.ownerId, teams);
  // Users who lose access see the previous owner and column, not the new ones.
  if (seesIt) return leadEvent(saw ? 'changed' : 'created', after);
  return saw ? leadEvent('removed', before) : null;

  function leadEvent(
    kind: 'created' | 'changed' | 'removed',
    { ownerId, statusId }: { ownerId: number; statusId: number },
  ): LeadEvent {
    const { leadId, version } = notice as Extract<Notice, { kind: 'lead' }>;
    return { kind, lead_id: leadId, user_id: ownerId, lead_status_id: statusId, version };
  }
}
