import {
  type CuratorPage,
  type createCuratorPage as createEndpoint,
  type deleteCuratorPage as deleteEndpoint,
  type getCuratorPage as getEndpoint,
  type InputOf,
  isAllowed,
  type listCuratorPages as listEndpoint,
  type ResultOf,
  type updateCuratorPage as updateEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { isUniqueViolation } from '../../platform/db/db-errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import {
  claimSlug,
  deletePage,
  findPage,
  insertPage,
  isActiveUser,
  listPages,
  listUsersWithoutPage,
  lockPage,
  type PageFields,
  type PageRow,
  type PageScope,
  updatePage,
} from './curator-pages.queries.ts';

export async function listCuratorPages(ctx: Ctx): Promise<ResultOf<typeof listEndpoint>> {
  const mayCreate = isAllowed(viewerOf(ctx).role, 'curator:write:team');
  const pages = await listPages(ctx.db, scopeOf(ctx));
  return {
    pages: pages.map(shapePage),
    without_page: mayCreate ? await listUsersWithoutPage(ctx.db, scopeOf(ctx)) : [],
  };
}

export async function getCuratorPage(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof getEndpoint>,
): Promise<CuratorPage> {
  return shapePage(await getPage(ctx, id));
}

export async function createCuratorPage(
  ctx: Ctx,
  { body: { user_id: id, ...form } }: InputOf<typeof createEndpoint>,
): Promise<CuratorPage> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      if (!(await isActiveUser(ctx.db, id, scopeOf(ctx))))
        throw new AppError('request.invalid', { fields: { user_id: ['notAllowed'] } });
      const fields = fieldsOf(form);
      await insertPage(ctx.db, id, fields);
      await assertSlugFree(ctx, id, fields.slug);
      const page = await getPage(ctx, id);
      await audit(ctx, 'curator.created', page, { slug: page.slug });
      return shapePage(page);
    });
  } catch (error) {
    throw isUniqueViolation(error, 'curators_pkey')
      ? new AppError('curator.hasPage')
      : asSlugTaken(error);
  }
}

export async function updateCuratorPage(
  ctx: Ctx,
  { params: { id }, body: { version, ...form } }: InputOf<typeof updateEndpoint>,
): Promise<CuratorPage> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      await lockPage(ctx.db, id);
      const before = await getPage(ctx, id);
      if (before.version !== version) throw new AppError('curator.changed');
      const fields = fieldsOf(form);
      await assertSlugFree(ctx, id, fields.slug);
      await updatePage(ctx.db, id, fields);
      const changed = changesBetween(before, fields);
      await audit(ctx, 'curator.updated', before, { slug: fields.slug, changed });
      return shapePage(await getPage(ctx, id));
    });
  } catch (error) {
    throw asSlugTaken(error);
  }
}

export async function deleteCuratorPage(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    await lockPage(ctx.db, id);
    const page = await getPage(ctx, id);
    await deletePage(ctx.db, id);
    await audit(ctx, 'curator.deleted', page, { slug: page.slug });
  });
  return { status: 'success' };
}

/** Everyone has their own page; leaders also their team's, administrators all. */
function scopeOf(ctx: Ctx): PageScope {
  const { id, role } = viewerOf(ctx);
  if (isAllowed(role, 'user:write:all')) return 'all';
  return { userId: id, hasTeam: isAllowed(role, 'curator:write:team') };
}

async function getPage(ctx: Ctx, userId: number): Promise<PageRow> {
  const page = await findPage(ctx.db, userId, scopeOf(ctx));
  if (!page) throw new AppError('curator.notFound');
  return page;
}

async function assertSlugFree(ctx: Ctx, userId: number, slug: string): Promise<void> {
  if (!(await claimSlug(ctx.db, userId, slug))) throw slugTaken();
}

const slugTaken = () => new AppError('curator.slugTaken', { fields: { slug: ['taken'] } });

/** Two pages took the slug at the same moment. */
const asSlugTaken = (error: unknown) =>
  isUniqueViolation(error, 'curators_slug_unique') ? slugTaken() : error;

type Form = Omit<InputOf<typeof updateEndpoint>['body'], 'version'>;

function fieldsOf({ display_name, is_published, ...form }: Form): PageFields {
  return { ...form, displayName: display_name, isPublished: is_published };
}

function changesBetween(before: PageRow, after: PageFields): string[] {
  const pairs: [string, unknown, unknown][] = [
    ['slug', before.slug, after.slug],
    ['display_name', before.displayName, after.displayName],
    ['headline', inOrder(before.headline), inOrder(after.headline)],
    ['about', inOrder(before.about), inOrder(after.about)],
    ['languages', before.languages, after.languages],
    ['is_published', before.isPublished, after.isPublished],
  ];
  return pairs
    .filter(([, was, is]) => JSON.stringify(was) !== JSON.stringify(is))
    .map(([field]) => field);
}

const inOrder = ({ en, es }: Record<'en' | 'es', string> = { en: '', es: '' }) => [en, es];

function audit(
  ctx: Ctx,
  action: 'curator.created' | 'curator.updated' | 'curator.deleted',
  { user: { id, name } }: PageRow,
  data: Record<string, unknown>,
): Promise<void> {
  return recordAudit(ctx, { action, target: { type: 'user', id, name }, data });
}

function shapePage(row: PageRow): CuratorPage {
  const { id, name, deactivatedAt } = row.user;
  return {
    user_id: row.userId,
    slug: row.slug,
    display_name: row.displayName,
    headline: row.headline,
    about: row.about,
    languages: row.languages,
    photo_url: row.photoUrl,
    user: { id, name, is_active: deactivatedAt === null },
    is_published: row.isPublished,
    old_slugs: row.oldSlugs,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
  };
}
