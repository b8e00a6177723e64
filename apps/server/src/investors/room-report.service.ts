import type { InputOf, openRoomHomeReport as openEndpoint, ResultOf } from '@alpha/contract';
import { lockLead } from '../crm/index.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type Ctx, inTransaction, roomOf } from '../platform/http/context.ts';
import { makeRoomShare, roomReportToken } from '../sharing/index.ts';
import { findInvestor } from './investor.queries.ts';
import { listRoomHomes } from './room-homes.service.ts';

/** One link for each home: the next time it is found. */
export async function openRoomHomeReport(
  ctx: Ctx,
  { params: { id: propertyId }, body: { locale } }: InputOf<typeof openEndpoint>,
): Promise<ResultOf<typeof openEndpoint>> {
  const { leadId, sessionId } = roomOf(ctx);
  const shareId = await inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    const homes = await listRoomHomes(ctx, leadId);
    const found = homes.find(({ home }) => home.property_id === propertyId);
    if (!found?.home.listing) throw new AppError('room.homeNotFound');
    if (found.link) return found.link.id;
    const investor = await findInvestor(ctx.db, leadId);
    if (!investor) throw new AppError('room.closed');
    return makeRoomShare(ctx, { ...investor, leadId }, { propertyId, locale });
  });
  return { report_token: roomReportToken(ctx, { shareId, sessionId }) };
}
