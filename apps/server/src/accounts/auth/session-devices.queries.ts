import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { pushDevices } from '../../platform/db/schema/index.ts';

/** Signing out in a browser also ends push messages there. An expired session does not. */
export async function deleteDeviceOfSession(
  db: Db,
  userId: number,
  sessionId: number,
): Promise<void> {
  await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.sessionId, sessionId)));
}

/** Also of sessions that have expired. */
export async function deleteDevicesOfUser(
  db: Db,
  userId: number,
  exceptSessionId?: number,
): Promise<void> {
  await db
    .delete(pushDevices)
    .where(
      and(
        eq(pushDevices.userId, userId),
        exceptSessionId === undefined ? undefined : ne(pushDevices.sessionId, exceptSessionId),
      ),
    );
}
