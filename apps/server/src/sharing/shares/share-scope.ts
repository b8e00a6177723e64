import { isAllowed } from '@alpha/contract';
import { eq, or, type SQL } from 'drizzle-orm';
import { shareLinks, users } from '../../platform/db/schema/index.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';

/** Which links a user can see by their sender: all, their team's, or their own. Same rule as for leads. */
export type ShareScope = { all: true } | { team: number } | { own: number };

export function scopeOf(ctx: Ctx): ShareScope {
  const { id, role } = viewerOf(ctx);
  if (isAllowed(role, 'lead:read:all')) return { all: true };
  return isAllowed(role, 'lead:read:team') ? { team: id } : { own: id };
}

/** Needs the sender joined as `users`. */
export function inScope(scope: ShareScope): SQL | undefined {
  if ('all' in scope) return undefined;
  if ('own' in scope) return eq(shareLinks.createdBy, scope.own);
  return or(eq(shareLinks.createdBy, scope.team), eq(users.leaderId, scope.team));
}
