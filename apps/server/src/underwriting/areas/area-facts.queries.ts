import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import { areaFactColumns, areaFacts } from '../../platform/db/schema/index.ts';
import type { FactColumn, FactPlace, PlaceFacts } from './area-facts.ts';

export function listPlaceFacts(db: Db, scope: FactPlace['scope']): Promise<PlaceFacts[]> {
  const { placeKey, place, values } = areaFacts;
  return db
    .select({ scope: areaFacts.scope, placeKey, place, values })
    .from(areaFacts)
    .where(eq(areaFacts.scope, scope));
}

type Stated = Omit<FactColumn, 'isLabeled'> & FactPlace & { value: string | number };

/** Facts of the places that a property is in, with their columns; none without an import. */
export async function listFactsOf(db: Db, places: readonly FactPlace[]) {
  const { rows } = await db.execute<Stated>(sql`
    select f.scope, f.place, c.key, c.label_en as "labelEn", c.label_es as "labelEs", c.unit, c.source,
      c.as_of::text as "asOf", c.position, f.values -> c.key as value
    from jsonb_to_recordset(${jsonParam(places)}) as w (scope area_fact_scope, "placeKey" text)
    join area_facts f on f.scope = w.scope and f.place_key = w."placeKey"
    join area_fact_columns c on f.values ? c.key
    order by c.position, c.key, f.scope`);
  return rows;
}

export async function upsertFactColumns(db: Db, columns: readonly FactColumn[]): Promise<void> {
  for (const { isLabeled, ...column } of columns)
    await db
      .insert(areaFactColumns)
      .values(column)
      .onConflictDoUpdate({
        target: areaFactColumns.key,
        set: {
          ...(isLabeled && { labelEn: sql`excluded.label_en`, labelEs: sql`excluded.label_es` }),
          unit: sql`excluded.unit`,
          source: sql`excluded.source`,
          asOf: sql`excluded.as_of`,
          position: sql`excluded.position`,
        },
      });
}

/** Adds to what other files state about the same place. */
export async function upsertPlaceFacts(db: Db, rows: readonly PlaceFacts[]): Promise<void> {
  await db
    .insert(areaFacts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [areaFacts.scope, areaFacts.placeKey],
      set: {
        place: sql`excluded.place`,
        values: sql`${areaFacts.values} || excluded.values`,
        updatedAt: sql`now()`,
      },
    });
}
