import type {
  answerRoomHome as answerEndpoint,
  GivenHomeAnswer,
  InputOf,
  Room,
} from '@alpha/contract';
import { findSender } from '../accounts/index.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type Ctx, roomOf } from '../platform/http/context.ts';
import { roomReportToken, saveAnswer } from '../sharing/index.ts';
import { findInvestor } from './investor.queries.ts';
import { countShownPurchases } from './purchases/purchases.queries.ts';
import { listRoomHomes } from './room-homes.service.ts';
import { countSessions } from './sessions.queries.ts';

export async function getRoom(ctx: Ctx): Promise<Room> {
  const { leadId, sessionId } = roomOf(ctx);
  const investor = await findInvestor(ctx.db, leadId);
  if (!investor) throw new AppError('room.closed');
  const [homes, curator, sessionCount, purchaseCount] = await Promise.all([
    listRoomHomes(ctx, leadId),
    findSender(ctx, investor.userId),
    countSessions(ctx.db, leadId, new Date()),
    countShownPurchases(ctx.db, leadId),
  ]);
  return {
    first_name: investor.firstName === '-' ? '' : investor.firstName,
    curator,
    session_count: sessionCount,
    has_purchase: purchaseCount > 0,
    homes: homes.map(({ home, note, link }) => ({
      ...home,
      note,
      report_token: link ? roomReportToken(ctx, { shareId: link.id, sessionId }) : null,
    })),
  };
}

/** The answer to a home is the answer to the link it was sent with. */
export async function answerRoomHome(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof answerEndpoint>,
): Promise<GivenHomeAnswer> {
  const { leadId, sessionId } = roomOf(ctx);
  const found = (await listRoomHomes(ctx, leadId)).find(({ home }) => home.property_id === id);
  if (!found?.link?.isOwn) throw new AppError('room.homeNotFound');
  return saveAnswer(ctx, roomReportToken(ctx, { shareId: found.link.id, sessionId }), body);
}
