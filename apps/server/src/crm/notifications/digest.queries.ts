import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  notifications,
  notificationSettings as settings,
  users,
} from '../../platform/db/schema/index.ts';

/** Nobody reads about something older in an email. */
const OLDEST_DAYS = 7;

/** A digest covers what came after the one before. */
const since = (due: Date) =>
  sql`greatest(${settings.digestAt}, ${due}::timestamptz - ${OLDEST_DAYS} * interval '1 day')`;

/** Someone with anything unread that no digest has covered. */
export async function findDigestReader(db: Db, due: Date) {
  const [reader] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      locale: users.locale,
      since: sql<Date>`${since(due)}`.mapWith((at: Date | string) => new Date(at)),
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(
      and(
        isNull(users.deactivatedAt),
        or(isNull(settings.digestAt), lt(settings.digestAt, due)),
        sql`exists (select from ${notifications} n where n.user_id = ${users.id}
          and n.read_at is null and n.created_at > ${since(due)} and n.created_at <= ${due})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(1);
  return reader;
}

/** → false when another process has written it meanwhile. */
export async function claimDigest(db: Db, userId: number, due: Date): Promise<boolean> {
  const claimed = await db
    .insert(settings)
    .values({ userId, digestAt: due })
    .onConflictDoUpdate({
      target: settings.userId,
      set: { digestAt: due },
      setWhere: sql`coalesce(${settings.digestAt}, '-infinity') < ${due}`,
    })
    .returning({ userId: settings.userId });
  return claimed.length > 0;
}
