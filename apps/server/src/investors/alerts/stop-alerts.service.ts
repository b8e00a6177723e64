import type * as contract from '@alpha/contract';
import type { InputOf, ResultOf } from '@alpha/contract';
import { notifyLead } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import {
  findByStopKey,
  forgetTwin,
  listActiveTwins,
  lockSearch,
  pauseSearch,
} from './saved-searches.queries.ts';

type State = ResultOf<typeof contract.getAlertState>;

export async function getAlertState(
  ctx: Ctx,
  { params: { token } }: InputOf<typeof contract.getAlertState>,
): Promise<State> {
  const { name, isPaused } = await findOrThrow(ctx, token);
  return { name, is_paused: isPaused };
}

/** Mail programs post it without a reader at the screen; the body says nothing that we need. */
export function stopAlerts(
  ctx: Ctx,
  { params: { token } }: InputOf<typeof contract.stopAlerts>,
): Promise<State> {
  return inTransaction(ctx, async (ctx) => {
    const found = await findOrThrow(ctx, token);
    await lockSearch(ctx.db, found);
    // A merge leaves one of two equal searches paused: a link in the emails of either stops both, also if it is undone.
    await forgetTwin(ctx.db, found);
    const active = await listActiveTwins(ctx.db, found);
    for (const id of active) await pauseSearch(ctx.db, id, true);
    if (active.length > 0) await notifyLead(ctx, found.leadId);
    return { name: found.name, is_paused: true };
  });
}

async function findOrThrow(ctx: Ctx, token: string) {
  const found = await findByStopKey(ctx.db, token);
  if (!found) throw new AppError('alert.notFound');
  return found;
}
