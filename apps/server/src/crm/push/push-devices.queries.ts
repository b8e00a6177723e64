import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { pushDevices as table } from '../../platform/db/schema/index.ts';

export type DeviceRow = typeof table.$inferSelect;

export const listDeviceRows = (db: Db, userId: number): Promise<DeviceRow[]> =>
  db.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.seenAt), table.id);

export async function findDevice(
  db: Db,
  userId: number,
  id: number,
): Promise<DeviceRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)));
  return row;
}

type NewDevice = Omit<typeof table.$inferInsert, 'id'>;

/** A browser belongs to the person who turned it on last; of its session there is one. */
export async function putDevice(db: Db, device: NewDevice): Promise<void> {
  const { userId, sessionId, endpoint } = device;
  await db
    .delete(table)
    .where(
      and(eq(table.userId, userId), eq(table.sessionId, sessionId), ne(table.endpoint, endpoint)),
    );
  await db.delete(table).where(and(eq(table.endpoint, endpoint), ne(table.userId, userId)));
  await db
    .insert(table)
    .values(device)
    .onConflictDoUpdate({
      target: table.endpoint,
      set: { ...device, seenAt: sql`now()`, failures: 0, heldUntil: null },
    });
}

/** Leaves this many, those used last. */
export async function deleteSurplusDevices(db: Db, userId: number, most: number): Promise<void> {
  const surplus = db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.seenAt), desc(table.id))
    .offset(most);
  await db.delete(table).where(inArray(table.id, surplus));
}

type Seen = Pick<NewDevice, 'userId' | 'sessionId' | 'endpoint' | 'userAgent'>;

/** Somebody is signed in in this browser: messages of another person must not appear there. */
export async function confirmDevice(db: Db, { endpoint, ...seen }: Seen): Promise<void> {
  const { userId } = seen;
  await db.delete(table).where(and(eq(table.endpoint, endpoint), ne(table.userId, userId)));
  await db
    .update(table)
    .set({ ...seen, seenAt: sql`now()` })
    .where(eq(table.endpoint, endpoint));
}

export async function deleteDevice(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
    .returning({ id: table.id });
  return deleted.length > 0;
}

/** It takes messages (again). */
export async function noteDelivered(db: Db, id: number): Promise<void> {
  await db
    .update(table)
    .set({ deliveredAt: sql`now()`, failures: 0, heldUntil: null })
    .where(eq(table.id, id));
}

export async function noteFailed(db: Db, id: number): Promise<void> {
  await db
    .update(table)
    .set({ failures: sql`least(${table.failures} + 1, 1000)` })
    .where(eq(table.id, id));
}

/** Nothing is sent before: to this device, or to all of a push service that does not answer. */
export async function holdDevices(
  db: Db,
  which: { id: number } | { service: string },
  ms: number,
): Promise<void> {
  await db
    .update(table)
    .set({ heldUntil: sql`now() + ${ms} * interval '1 millisecond'` })
    .where('id' in which ? eq(table.id, which.id) : eq(table.service, which.service));
}

/** Nobody has signed in there for so long that the browser may be in other hands. */
export async function deleteUnusedDevices(db: Db, days: number): Promise<void> {
  await db.delete(table).where(sql`${table.seenAt} < now() - ${days} * interval '1 day'`);
}
