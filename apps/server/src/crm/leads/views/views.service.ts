import {
  type createLeadView as createLeadViewEndpoint,
  type deleteLeadView as deleteLeadViewEndpoint,
  type InputOf,
  type LeadView,
  MOST_VIEWS,
  type updateLeadView as updateLeadViewEndpoint,
} from '@alpha/contract';
import { isUniqueViolation } from '../../../platform/db/db-errors.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import {
  countViews,
  deleteViewRow,
  insertView,
  listViewRows,
  lockViewsOf,
  updateViewRow,
} from './views.queries.ts';

export async function listLeadViews(ctx: Ctx): Promise<LeadView[]> {
  return listViewRows(ctx.db, viewerOf(ctx).id);
}

export function createLeadView(
  ctx: Ctx,
  { body: { name, query } }: InputOf<typeof createLeadViewEndpoint>,
): Promise<LeadView> {
  const { id: userId } = viewerOf(ctx);
  return namedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      await lockViewsOf(ctx.db, userId);
      if ((await countViews(ctx.db, userId)) >= MOST_VIEWS) throw new AppError('view.tooMany');
      return insertView(ctx.db, userId, { name, query: asAddress(query) });
    }),
  );
}

export function updateLeadView(
  ctx: Ctx,
  { params: { id }, body: { name, query } }: InputOf<typeof updateLeadViewEndpoint>,
): Promise<LeadView> {
  return namedOnce(async () => {
    const row = await updateViewRow(ctx.db, id, viewerOf(ctx).id, {
      ...(name === undefined ? {} : { name }),
      ...(query === undefined ? {} : { query: asAddress(query) }),
    });
    if (!row) throw new AppError('view.notFound');
    return row;
  });
}

export async function deleteLeadView(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteLeadViewEndpoint>,
): Promise<{ status: 'success' }> {
  if (!(await deleteViewRow(ctx.db, id, viewerOf(ctx).id))) throw new AppError('view.notFound');
  return { status: 'success' };
}

/** As the list reads it: strings, with unset values left out. */
const asAddress = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

async function namedOnce<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'lead_views_user_name_key')) throw error;
    throw new AppError('view.nameTaken', { fields: { name: ['taken'] } });
  }
}
