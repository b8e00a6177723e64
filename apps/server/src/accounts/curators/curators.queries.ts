import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { curatorSlugs, curators, staffProfiles, users } from '../../platform/db/schema/index.ts';

/** What visitors can see. */
const isPublic = and(eq(curators.isPublished, true), isNull(users.deactivatedAt));

/** By its slug or an earlier one; the answer has the current slug. */
export async function findCurator(db: Db, slug: string) {
  const [curator] = await db
    .select({
      user_id: curators.userId,
      slug: curators.slug,
      display_name: curators.displayName,
      headline: curators.headline,
      about: curators.about,
      languages: curators.languages,
      photo_url: staffProfiles.photoUrl,
    })
    .from(curatorSlugs)
    .innerJoin(curators, eq(curators.userId, curatorSlugs.userId))
    .innerJoin(users, eq(users.id, curators.userId))
    .leftJoin(staffProfiles, eq(staffProfiles.userId, curators.userId))
    .where(and(eq(curatorSlugs.slug, slug.toLowerCase()), isPublic));
  return curator;
}

export async function findCuratorSlug(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: curators.slug })
    .from(curators)
    .innerJoin(users, eq(users.id, curators.userId))
    .where(and(eq(curators.userId, userId), isPublic));
  return row?.slug;
}

export async function listCuratorSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: curators.slug })
    .from(curators)
    .innerJoin(users, eq(users.id, curators.userId))
    .where(isPublic)
    .orderBy(asc(curators.slug));
  return rows.map(({ slug }) => slug);
}
