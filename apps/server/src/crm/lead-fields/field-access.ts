import type { FieldAccess, Role } from '@alpha/contract';

type Rights = { leaderAccess: FieldAccess; salesmanAccess: FieldAccess };

/** Administrators define the fields, so they may do everything with them. */
export function accessOf({ leaderAccess, salesmanAccess }: Rights, role: Role): FieldAccess {
  if (role === 'admin') return 'edit';
  return role === 'leader' ? leaderAccess : salesmanAccess;
}
