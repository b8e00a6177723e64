import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { curatorSlugs, curators, staffProfiles, users } from '../../platform/db/schema/index.ts';

/** Whose pages: everybody's, or one user's own and those of their team. */
export type PageScope = 'all' | { userId: number; hasTeam: boolean };

const inScope = (scope: PageScope): SQL | undefined => {
  if (scope === 'all') return undefined;
  const own = eq(users.id, scope.userId);
  if (!scope.hasTeam) return own;
  return or(own, and(eq(users.leaderId, scope.userId), eq(users.role, 'salesman')));
};

const PAGE = {
  userId: curators.userId,
  slug: curators.slug,
  displayName: curators.displayName,
  headline: curators.headline,
  about: curators.about,
  languages: curators.languages,
  photoUrl: staffProfiles.photoUrl,
  isPublished: curators.isPublished,
  version: curators.version,
  updatedAt: curators.updatedAt,
  user: { id: users.id, name: users.name, deactivatedAt: users.deactivatedAt },
  oldSlugs: sql<string[]>`array(select ${curatorSlugs.slug} from ${curatorSlugs}
    where ${curatorSlugs.userId} = ${curators.userId} and ${curatorSlugs.slug} <> ${curators.slug}
    order by ${curatorSlugs.createdAt} desc, ${curatorSlugs.slug})`,
};

export function listPages(db: Db, scope: PageScope) {
  return db
    .select(PAGE)
    .from(curators)
    .innerJoin(users, eq(users.id, curators.userId))
    .leftJoin(staffProfiles, eq(staffProfiles.userId, curators.userId))
    .where(inScope(scope))
    .orderBy(asc(sql`lower(${curators.displayName})`), asc(curators.userId));
}

export async function findPage(db: Db, userId: number, scope: PageScope) {
  const [row] = await db
    .select(PAGE)
    .from(curators)
    .innerJoin(users, eq(users.id, curators.userId))
    .leftJoin(staffProfiles, eq(staffProfiles.userId, curators.userId))
    .where(and(eq(curators.userId, userId), inScope(scope)));
  return row;
}

export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** Active users who have none. */
export function listUsersWithoutPage(db: Db, scope: PageScope) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .leftJoin(curators, eq(curators.userId, users.id))
    .where(and(isNull(curators.userId), isNull(users.deactivatedAt), inScope(scope)))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
}

export async function isActiveUser(db: Db, id: number, scope: PageScope): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deactivatedAt), inScope(scope)))
    .for('key share');
  return row !== undefined;
}

/** Writers of one page wait for each other. */
export async function lockPage(db: Db, userId: number): Promise<void> {
  await db
    .select({ userId: curators.userId })
    .from(curators)
    .where(eq(curators.userId, userId))
    .for('update');
}

export type PageFields = Pick<
  typeof curators.$inferInsert,
  'slug' | 'displayName' | 'headline' | 'about' | 'languages' | 'isPublished'
>;

export async function insertPage(db: Db, userId: number, fields: PageFields): Promise<void> {
  await db.insert(curators).values({ userId, ...fields });
}

export async function updatePage(db: Db, userId: number, fields: PageFields): Promise<void> {
  await db
    .update(curators)
    .set({ ...fields, version: sql`${curators.version} + 1` })
    .where(eq(curators.userId, userId));
}

/** False when it is or was another page's. */
export async function claimSlug(db: Db, userId: number, slug: string): Promise<boolean> {
  await db.insert(curatorSlugs).values({ slug, userId }).onConflictDoNothing();
  return (
    (await db.$count(
      curatorSlugs,
      and(eq(curatorSlugs.slug, slug), eq(curatorSlugs.userId, userId)),
    )) > 0
  );
}

export async function deletePage(db: Db, userId: number): Promise<void> {
  await db.delete(curators).where(eq(curators.userId, userId));
}
