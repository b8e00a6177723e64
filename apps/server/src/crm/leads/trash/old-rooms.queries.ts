import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { roomLinks, roomSessions } from '../../../platform/db/schema/index.ts';

/** As docs/security.md says. Until then a link asks for a fresh one, and staff see when the investor was last there. */
const ENDED_ROOM_DAYS = 90;

export async function deleteOldRooms(db: Db): Promise<void> {
  const before = sql`now() - make_interval(days => ${ENDED_ROOM_DAYS})`;
  for (const table of [roomSessions, roomLinks])
    await db.delete(table).where(lt(table.expiresAt, before));
}
