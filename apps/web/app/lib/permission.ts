import { isAllowed, type Permission } from '@alpha/contract';
import { readSession } from './session';

/** What the stored role allows. The server checks again; this only saves a request it would refuse. */
export function isPermitted(permission: Permission): boolean {
  const { role } = readSession();
  return role !== null && isAllowed(role, permission);
}
