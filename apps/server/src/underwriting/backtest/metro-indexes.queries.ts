import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { marketSeries } from '../../platform/db/schema/index.ts';
import type { RegionSeries } from '../areas/region-series.ts';

export async function listMetroIndexes(db: Db): Promise<RegionSeries[]> {
  const { updatedAt: _u, id: _i, contentHash: _h, ...columns } = getTableColumns(marketSeries);
  const rows = await db
    .select(columns)
    .from(marketSeries)
    .where(
      and(
        eq(marketSeries.kind, 'metro'),
        inArray(marketSeries.measure, ['price_index', 'home_value']),
      ),
    )
    .orderBy(asc(marketSeries.code));
  return rows as RegionSeries[];
}
