import { isAllowed, type Role } from '@alpha/contract';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import type { LeadScope } from './leads.queries.ts';

/** Whose leads the viewer may see. */
export const scopeOf = (ctx: Ctx): LeadScope => scopeOfUser(viewerOf(ctx));

export function scopeOfUser({ id, role }: { id: number; role: Role }): LeadScope {
  if (isAllowed(role, 'lead:read:all')) return 'all';
  return isAllowed(role, 'lead:read:team') ? { leaderId: id } : { ownerId: id };
}
