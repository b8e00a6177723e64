import { DEFAULT_NOTIFICATIONS, type NotificationSettings } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { notificationSettings as table } from '../../platform/db/schema/index.ts';

export async function findSettings(db: Db, userId: number): Promise<NotificationSettings> {
  const [row] = await db
    .select({ app: table.app, digest: table.digest, push: table.push })
    .from(table)
    .where(eq(table.userId, userId));
  return {
    app: row?.app ?? DEFAULT_NOTIFICATIONS.app,
    digest: row?.digest ?? DEFAULT_NOTIFICATIONS.digest,
    push: row?.push ?? DEFAULT_NOTIFICATIONS.push,
  };
}

export async function saveSettings(
  db: Db,
  userId: number,
  settings: NotificationSettings,
): Promise<void> {
  await db
    .insert(table)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: table.userId, set: settings });
}
