import { isAllowed } from '@alpha/contract';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import type { LeadScope } from './leads.queries.ts';

/** Whose leads the viewer may see. */
export function scopeOf(ctx: Ctx): LeadScope {
  const { id, role } = viewerOf(ctx);
  if (isAllowed(role, 'lead:read:all')) return 'all';
  return isAllowed(role, 'lead:read:team') ? { leaderId: id } : { ownerId: id };
}
