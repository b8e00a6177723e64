import { and, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf } from '../../platform/db/many-values.ts';
import { propertySearch } from '../../platform/db/schema/index.ts';
import { matches, type SearchFilter } from '../search/search.queries.ts';
import { FIGURES, WITH_FIGURES, type WithFigures } from './changed-listings.queries.ts';

const among = (ids: readonly number[], filter: SearchFilter) =>
  and(isAnyOf(propertySearch.id, ids, 'int'), matches(filter));

export async function listIdsMatching(
  db: Db,
  ids: readonly number[],
  filter: SearchFilter,
): Promise<number[]> {
  const rows = await db
    .select({ id: propertySearch.id })
    .from(propertySearch)
    .where(among(ids, filter));
  return rows.map(({ id }) => id);
}

export type MatchingListing = Pick<WithFigures, 'id' | 'price' | 'cashFlow' | 'chanceOfLoss'>;

export async function listFiguresMatching(
  db: Db,
  ids: readonly number[],
  filter: SearchFilter,
): Promise<MatchingListing[]> {
  const { rows } = await db.execute<MatchingListing>(sql`
    select ${propertySearch.id} as id, ${FIGURES} from ${propertySearch} ${WITH_FIGURES}
    where ${among(ids, filter)}`);
  return rows;
}
