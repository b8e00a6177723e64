import { sql } from 'drizzle-orm';
import { refreshSearch } from '../src/listings/search/search-index.service.ts';
import type { Db } from '../src/platform/db/db.ts';
import { properties } from '../src/platform/db/schema/index.ts';

/** The demo's market is one of Florida: now a part is of Georgia, and one city is in both states. */
export async function divideMarket(db: Db): Promise<void> {
  const { city, id } = properties;
  await db
    .update(properties)
    .set({ state: 'GA' })
    .where(sql`${city} in ('Tampa', 'Orlando') or (${city} = 'Miami' and ${id} % 3 = 0)`);
  await refreshAll(db);
}

export async function refreshAll(db: Db): Promise<void> {
  const all = await db.select({ id: properties.id }).from(properties);
  await refreshSearch(
    db,
    all.map(({ id }) => id),
  );
}
