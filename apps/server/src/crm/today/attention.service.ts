import type { updateLeadAttention as endpoint, InputOf, ResultOf } from '@alpha/contract';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { lockLead } from '../leads/leads.queries.ts';
import { getLeadRow } from '../leads/leads.service.ts';
import { saveAttention } from './attention.queries.ts';

/** Neither a contact nor a new version: the card stays where it is. */
export async function updateLeadAttention(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, id);
    const { owner } = await getLeadRow(ctx, id);
    const { snoozedUntil, attendedAt } = await saveAttention(ctx.db, id, {
      snoozedUntil: toDate(body.snoozed_until),
      attendedAt: body.attended_at === 'now' ? 'now' : toDate(body.attended_at),
      isOpened: body.is_opened === true && owner.id === viewerOf(ctx).id,
    });
    return {
      snoozed_until: snoozedUntil?.toISOString() ?? null,
      attended_at: attendedAt?.toISOString() ?? null,
    };
  });
}

const toDate = (given: string | null | undefined): Date | null | undefined =>
  typeof given === 'string' ? new Date(given) : given;
