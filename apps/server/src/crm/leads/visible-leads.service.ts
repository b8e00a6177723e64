import type { Ctx } from '../../platform/http/context.ts';
import { scopeOf } from './lead-scope.ts';
import { listIdsInScope } from './visible-leads.queries.ts';

/** Which of these leads the viewer may see. */
export async function findVisibleIds(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  return new Set((await listIdsInScope(ctx.db, ids, scopeOf(ctx))).map(({ id }) => id));
}
