import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { properties } from '../../platform/db/schema/index.ts';
import { SAMPLE_REPORT } from '../../platform/db/setting-keys.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';

export async function findSampleId(db: Db): Promise<number | null> {
  const stored = (await findSetting(db, SAMPLE_REPORT)) as { property_id?: unknown } | null;
  return typeof stored?.property_id === 'number' ? stored.property_id : null;
}

export const saveSampleId = (db: Db, property_id: number | null): Promise<void> =>
  saveSetting(db, SAMPLE_REPORT, { property_id });

export async function findPlace(db: Db, id: number) {
  const [row] = await db
    .select({
      id: properties.id,
      address: properties.address,
      city: properties.city,
      state: properties.state,
      zip: properties.zip,
    })
    .from(properties)
    .where(eq(properties.id, id));
  return row;
}
