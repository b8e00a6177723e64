import type { Role } from './roles.ts';

/**
 * Permissions by role. Used by route registration and the permission tests.
 * `own` is the viewer's own rows, `team` those of the salesmen whose leader the viewer is.
 */
export const PERMISSIONS = {
  'property:read': ['admin', 'leader', 'salesman'],
  'lead:read:own': ['admin', 'leader', 'salesman'],
  'lead:read:team': ['admin', 'leader'],
  'lead:read:all': ['admin'],
  'lead:edit:own': ['admin', 'leader', 'salesman'],
  'lead:assign': ['admin', 'leader'],
  'lead:erase': ['admin', 'leader'],
  'status:read': ['admin', 'leader', 'salesman'],
  'status:write': ['admin'],
  'user:read:team': ['admin', 'leader'],
  'user:write:team': ['admin', 'leader'],
  'user:write:all': ['admin'],
  'curator:edit:own': ['admin', 'leader', 'salesman'],
  'curator:write:team': ['admin', 'leader'],
  'audit:read': ['admin'],
  'listing:import': ['admin'],
  /** Confirm or correct results that look wrong. */
  'check:decide': ['admin', 'leader'],
  'site:write': ['admin'],
  'intake:write': ['admin'],
  'integration:write': ['admin'],
  'template:write': ['admin', 'leader', 'salesman'],
  'template:write:team': ['leader'],
  'template:write:all': ['admin'],
  'sequence:write': ['admin'],
  /** Custom fields and labels. */
  'field:write': ['admin'],
  'account:own': ['admin', 'leader', 'salesman'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export function isAllowed(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}
