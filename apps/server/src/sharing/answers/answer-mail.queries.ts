import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/index.ts';

/** The sender, unless the account was deactivated. */
export async function findNoticeRecipient(db: Db, userId: number) {
  const [user] = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)));
  return user;
}
