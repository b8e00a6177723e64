import { isAllowed } from '@alpha/contract';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import type { Scope } from './users.queries.ts';

/** Which users the viewer sees: all, or the salesmen of the viewer's team. */
export function scopeOf(ctx: Ctx): Scope {
  const viewer = viewerOf(ctx);
  return isAllowed(viewer.role, 'user:write:all') ? 'all' : { leaderId: viewer.id };
}
