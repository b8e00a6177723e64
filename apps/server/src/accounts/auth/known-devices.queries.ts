import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { knownDevices } from '../../platform/db/schema/index.ts';

export async function findDevice(db: Db, userId: number, deviceHash: string, now: Date) {
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        eq(knownDevices.deviceHash, deviceHash),
        gt(knownDevices.expiresAt, now),
      ),
    );
  return device;
}

/** The browser gets a new id, for everybody who signs in there. */
export async function renameDevice(db: Db, from: string, to: string): Promise<void> {
  await db.update(knownDevices).set({ deviceHash: to }).where(eq(knownDevices.deviceHash, from));
}

export async function saveDevice(
  db: Db,
  device: { userId: number; deviceHash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { expiresAt: device.expiresAt },
    });
}

/** Expired ones, and the oldest beyond `most`. */
export async function deleteOldDevices(
  db: Db,
  userId: number,
  { now, most }: { now: Date; most: number },
): Promise<void> {
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), lte(knownDevices.expiresAt, now)));
  const surplus = db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.expiresAt), desc(knownDevices.id))
    .offset(most);
  await db.delete(knownDevices).where(inArray(knownDevices.id, surplus));
}

export async function deleteDevices(
  db: Db,
  userId: number,
  exceptHash?: string | undefined,
): Promise<void> {
  await db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        exceptHash === undefined ? undefined : ne(knownDevices.deviceHash, exceptHash),
      ),
    );
}
