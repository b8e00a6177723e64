import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { properties } from '../../../db/schema/index.ts';

export async function mayBeShown(db: Db, propertyId: number): Promise<boolean> {
  const [home] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, propertyId), properties.mayDisplay));
  return home !== undefined;
}
