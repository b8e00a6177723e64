import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { apiKeys, users } from '../../platform/db/schema/index.ts';

const SHOWN = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  isExpired: sql<boolean>`${apiKeys.expiresAt} <= now()`,
  user: {
    id: users.id,
    name: users.name,
    isActive: sql<boolean>`${users.deactivatedAt} is null`,
  },
};

export function listApiKeyRows(db: Db) {
  return db
    .select(SHOWN)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .orderBy(asc(apiKeys.id));
}

export type ApiKeyRow = Awaited<ReturnType<typeof listApiKeyRows>>[number];

export async function findApiKey(db: Db, id: number): Promise<ApiKeyRow | undefined> {
  const [row] = await db
    .select(SHOWN)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.id, id));
  return row;
}

type NewKey = Omit<typeof apiKeys.$inferInsert, 'expiresAt'> & { days: number };

export async function insertApiKey(db: Db, { days, ...key }: NewKey): Promise<number> {
  const [row] = await db
    .insert(apiKeys)
    .values({ ...key, expiresAt: sql`now() + ${days} * interval '1 day'` })
    .returning({ id: apiKeys.id });
  if (!row) throw new Error('the key was not stored');
  return row.id;
}

export async function deleteApiKeyRow(db: Db, id: number): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.id, id));
}

export const countApiKeys = (db: Db): Promise<number> => db.$count(apiKeys);

export async function findActiveUser(db: Db, id: number) {
  const [user] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deactivatedAt)));
  return user;
}

/** A key that is neither expired nor that of a deactivated user. */
export async function findKeyViewer(db: Db, keyHash: string) {
  const [row] = await db
    .select({
      key: { id: apiKeys.id, name: apiKeys.name, scopes: apiKeys.scopes },
      user: { id: users.id, name: users.name, role: users.role },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.keyHash, keyHash),
        gt(apiKeys.expiresAt, sql`now()`),
        isNull(users.deactivatedAt),
      ),
    );
  return row;
}

/** At most once a minute: every request would otherwise write. */
export async function touchApiKey(db: Db, id: number): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(apiKeys.id, id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`)),
      ),
    );
}
