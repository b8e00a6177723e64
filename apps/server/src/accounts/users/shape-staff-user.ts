import type { StaffUser } from '@alpha/contract';
import { shapeUser } from '../auth/shape-user.ts';
import type { UserRow } from './users.queries.ts';

export function shapeStaffUser(row: UserRow): StaffUser {
  const { leader, leadsCount, lockedUntil, deactivatedAt, createdAt, invitedUntil } = row;
  const isLocked = lockedUntil !== null && lockedUntil.getTime() > Date.now();
  return {
    ...shapeUser(row),
    leader: leader ? { id: leader.id, name: leader.name } : null,
    leads_count: leadsCount,
    locked_until: isLocked ? lockedUntil.toISOString() : null,
    deactivated_at: deactivatedAt?.toISOString() ?? null,
    invitation: row.hasPassword ? null : { valid_until: invitedUntil?.toISOString() ?? null },
    created_at: createdAt.toISOString(),
  };
}
