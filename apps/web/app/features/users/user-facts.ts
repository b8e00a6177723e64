import type { Role, StaffUser } from '@alpha/contract';
import { readSession } from '~/lib/session';

export const roleOf = (user: StaffUser): Role => user.roles[0]?.name ?? 'salesman';

export const isOwn = (id: number): boolean => readSession().userId === String(id);

export const hasTwoFactor = (user: StaffUser): boolean => user.google2fa_secret !== null;

/** Has not chosen a password yet. */
export const isInvited = ({ invitation, deactivated_at }: StaffUser): boolean =>
  invitation !== null && deactivated_at === null;

export function isLocked(user: StaffUser, now = Date.now()): boolean {
  return user.locked_until !== null && Date.parse(user.locked_until) > now;
}
