import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { curators, users } from '../../platform/db/schema/index.ts';

export async function findCurator(db: Db, slug: string) {
  const [curator] = await db
    .select({
      user_id: curators.userId,
      slug: curators.slug,
      display_name: curators.displayName,
      headline: curators.headline,
      languages: curators.languages,
      photo_url: curators.photoUrl,
    })
    .from(curators)
    .innerJoin(users, eq(users.id, curators.userId))
    .where(and(eq(curators.slug, slug.toLowerCase()), isNull(users.deactivatedAt)));
  return curator;
}

export async function findCuratorSlug(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: curators.slug })
    .from(curators)
    .innerJoin(users, eq(users.id, curators.userId))
    .where(and(eq(curators.userId, userId), isNull(users.deactivatedAt)));
  return row?.slug;
}

export async function listCuratorSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: curators.slug })
    .from(curators)
    .innerJoin(users, eq(users.id, curators.userId))
    .where(isNull(users.deactivatedAt))
    .orderBy(curators.slug);
  return rows.map(({ slug }) => slug);
}
