import { sql } from 'drizzle-orm';
import { storeValues } from '../src/listings/index.ts';
import type { Db } from '../src/platform/db/db.ts';
import { valueHomes } from '../src/underwriting/valuation/value-homes.ts';

/** A small demo has too few sales for estimates: a third of the listings get one around their price. */
export async function fillValues(db: Db): Promise<void> {
  await valueHomes(db);
  await storeValues(db, async (inside) => {
    const { rows } = await inside.execute<{ id: number }>(sql`
      update property_valuations v set value = p.list_price * (0.7 + (p.id % 61) / 100.0)
      from properties p where p.id = v.property_id and p.id % 3 = 0 returning p.id`);
    return rows.map(({ id }) => id);
  });
}
