import type { Ctx } from '../../platform/http/context.ts';
import { type Conditions, readSearch } from '../search/search.service.ts';
import { listFiguresMatching, type MatchingListing } from './matching.queries.ts';

/** Which of these listings the explorer would find now with these conditions, with their figures. */
export async function listMatching(
  ctx: Ctx,
  ids: readonly number[],
  conditions: Conditions,
): Promise<MatchingListing[]> {
  const search = ids.length > 0 ? await readSearch(ctx, conditions) : null;
  return search ? listFiguresMatching(ctx.db, ids, search.filter) : [];
}
