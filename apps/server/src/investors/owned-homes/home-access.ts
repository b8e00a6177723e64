import { findVisibleLead, lockLead } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findHomeRow, type OwnedHomeRow } from './owned-homes.queries.ts';

/** The investor in their own room; else a member of staff. */
export const isInvestor = (ctx: Ctx): boolean => ctx.room !== undefined;

/** Of the room’s own lead, or of one that the viewer may see. Others are not found. */
export async function getHomeRow(ctx: Ctx, id: number): Promise<OwnedHomeRow> {
  const row = await findHomeRow(ctx.db, id);
  const isOwn = row && (ctx.room ? row.leadId === ctx.room.leadId : await isVisible(ctx, row));
  if (!isOwn) throw new AppError('ownedHome.notFound');
  return row;
}

const isVisible = async (ctx: Ctx, { leadId }: OwnedHomeRow): Promise<boolean> =>
  (await findVisibleLead(ctx, leadId)) !== undefined;

/** Changes of one lead’s homes wait for each other; a merge may have moved it meanwhile. */
export async function lockHome(ctx: Ctx, id: number): Promise<OwnedHomeRow> {
  const { leadId } = await getHomeRow(ctx, id);
  await lockLead(ctx.db, leadId);
  return getHomeRow(ctx, id);
}
