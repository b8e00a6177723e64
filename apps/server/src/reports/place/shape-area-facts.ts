import type { AreaFact } from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import { listFactsOf, placesOf } from '../../underwriting/index.ts';
import type { Home } from '../report.queries.ts';

/** What imported files state about its area, each from the narrowest place that has it. */
export async function listAreaFacts(
  db: Db,
  { home, county }: Pick<Home, 'home' | 'county'>,
): Promise<AreaFact[]> {
  const { zip, city, state } = home;
  const rows = await listFactsOf(db, placesOf({ zip, city, state, county }));
  const nearest = new Map<string, AreaFact>();
  for (const row of rows) {
    if (nearest.has(row.key)) continue;
    const { key, labelEn: label_en, labelEs: label_es, asOf: as_of } = row;
    const { unit, value, scope, place, source } = row;
    nearest.set(key, { key, label_en, label_es, unit, value, scope, place, source, as_of });
  }
  return [...nearest.values()];
}
