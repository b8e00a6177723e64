import type { updateLeadAttention as endpoint, InputOf, ResultOf } from '@alpha/contract';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { lockLead } from '../leads/leads.queries.ts';
import { getLeadRow } from '../leads/leads.service.ts';
import { markReadOfLead } from '../notifications/notifications.queries.ts';
import { saveAttention } from './attention.queries.ts';

/** Neither a contact nor a new version: the card stays where it is. */
export async function updateLeadAttention(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, id);
    const { owner } = await getLeadRow(ctx, id);
    const { id: viewerId } = viewerOf(ctx);
    const saved = await saveAttention(ctx.db, id, {
      viewerId,
      snoozedUntil: body.snoozed_until,
      signalsDoneAt: body.signals_done_at,
      sendsDoneAt: body.sends_done_at,
      isOpened: body.is_opened === true && owner.id === viewerId,
    });
    // Settled on Today: the bell needs not count it any more.
    if (body.snoozed_until || body.signals_done_at || body.sends_done_at)
      await markReadOfLead(ctx.db, viewerId, id);
    return {
      snoozed_until: saved.snoozedUntil?.toISOString() ?? null,
      signals_done_at: saved.signalsDoneAt?.toISOString() ?? null,
      sends_done_at: saved.sendsDoneAt?.toISOString() ?? null,
    };
  });
}
