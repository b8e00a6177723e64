import { isAllowed, type Permission } from '@alpha/contract';
import { readSession } from './session';

/** Permissions of the stored role. The server checks again; this only avoids requests it would refuse. */
export function isPermitted(permission: Permission): boolean {
  const { role } = readSession();
  return role !== null && isAllowed(role, permission);
}
