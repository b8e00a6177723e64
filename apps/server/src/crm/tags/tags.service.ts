import {
  type createTag as createTagEndpoint,
  type deleteTag as deleteTagEndpoint,
  type InputOf,
  type LeadTag,
  type mergeTags as mergeTagsEndpoint,
  TAG_COLORS,
  TAGS_MAX,
  type TagColor,
  type TagSetting,
  type updateTag as updateTagEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { isUniqueViolation } from '../../platform/db/db-errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { nameKey } from '../lead-fields/field-names.ts';
import {
  deleteTagRow,
  findTag,
  giveTag,
  insertTags,
  listCountedTags,
  listTagKeys,
  listTagRows,
  lockTags,
  updateTagRow,
} from './tags.queries.ts';

export const listTags = (ctx: Ctx): Promise<LeadTag[]> => listTagRows(ctx.db);

export const listTagSettings = (ctx: Ctx): Promise<TagSetting[]> => listCountedTags(ctx.db);

export async function createTag(
  ctx: Ctx,
  { body: { name, color } }: InputOf<typeof createTagEndpoint>,
): Promise<LeadTag> {
  return inTransaction(ctx, async (ctx) => {
    const [id] = await ensureTags(ctx, [name], color);
    if (id === undefined) throw new AppError('tag.tooMany');
    return getTag(ctx, id);
  });
}

/** → the label of each name, made where there is none; undefined where there is no room for another. */
export async function ensureTags(
  ctx: Ctx,
  names: readonly string[],
  color?: TagColor,
): Promise<(number | undefined)[]> {
  if (names.length === 0) return [];
  await lockTags(ctx.db);
  const known = await listTagKeys(ctx.db);
  const missing = new Map(
    names.map((name) => [nameKey(name), name] as const).filter(([key]) => !known.has(key)),
  );
  const made = [...missing].slice(0, Math.max(0, TAGS_MAX - known.size));
  await insertTags(
    ctx.db,
    made.map(([key, name], place) => ({
      ...{ key, name, color: color ?? usualColor(known.size + place) },
    })),
  );
  const all = made.length > 0 ? await listTagKeys(ctx.db) : known;
  return names.map((name) => all.get(nameKey(name)));
}

/** One after the other; the first is for those who choose none. */
const usualColor = (place: number): TagColor =>
  TAG_COLORS[1 + (place % (TAG_COLORS.length - 1))] ?? 'gray';

export async function updateTag(
  ctx: Ctx,
  { params: { id }, body: { name, color } }: InputOf<typeof updateTagEndpoint>,
): Promise<LeadTag> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const tag = await updateTagRow(ctx.db, id, { name, key: nameKey(name), color });
      if (!tag) throw new AppError('tag.notFound');
      // Without names here and below: one may name a person, and the log cannot forget.
      await recordAudit(ctx, { action: 'tag.updated', data: { tag_id: id } });
      return tag;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'tags_key_unique')) throw error;
    throw new AppError('tag.nameTaken', { fields: { name: ['taken'] } });
  }
}

export async function mergeTags(
  ctx: Ctx,
  { params: { id }, body: { into_id } }: InputOf<typeof mergeTagsEndpoint>,
): Promise<{ status: 'success' }> {
  if (id === into_id)
    throw new AppError('request.invalid', { fields: { into_id: ['notAllowed'] } });
  await inTransaction(ctx, async (ctx) => {
    await lockTags(ctx.db);
    await getTag(ctx, id);
    await getTag(ctx, into_id);
    await giveTag(ctx.db, id, into_id);
    await deleteTagRow(ctx.db, id);
    await recordAudit(ctx, { action: 'tag.merged', data: { tag_id: id, into_id } });
  });
  return { status: 'success' };
}

export async function deleteTag(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteTagEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    if (!(await deleteTagRow(ctx.db, id))) throw new AppError('tag.notFound');
    await recordAudit(ctx, { action: 'tag.deleted', data: { tag_id: id } });
  });
  return { status: 'success' };
}

async function getTag(ctx: Ctx, id: number): Promise<LeadTag> {
  const tag = await findTag(ctx.db, id);
  if (!tag) throw new AppError('tag.notFound');
  return tag;
}
