import type { Ctx } from '../../platform/http/context.ts';
import { recordNews } from './lead-activity.service.ts';
import { noteSignal, restoreSignal } from './lead-signals.queries.ts';
import { deleteEntry, findSavedEntry, type NamedHome, rewriteEntry } from './saved-news.queries.ts';

/** What is saved within this time is one entry. */
export const SAME_SITTING_MS = 60 * 60_000;

const startOfSitting = () => new Date(Date.now() - SAME_SITTING_MS);

/** One timeline entry and one notification for a sitting, until somebody has handled it. */
export async function announceSavedHomes(
  ctx: Ctx,
  leadId: number,
  added: readonly [NamedHome, ...NamedHome[]],
): Promise<void> {
  const before = await findSavedEntry(ctx.db, leadId, { since: startOfSitting() });
  if (!before || before.isHandled)
    return recordNews(ctx, leadId, 'home_saved', dataOf(added, added[0]));
  const kept = before.homes.filter(({ id }) => !added.some((home) => home.id === id));
  const data = dataOf([...added, ...kept], added[0]);
  await rewriteEntry(ctx.db, before.id, { data, isNow: true });
  await noteSignal(ctx.db, leadId, false);
}

/** Nothing to act on: the home is no longer in the entry of this sitting. */
export async function withdrawSavedHome(ctx: Ctx, leadId: number, homeId: number): Promise<void> {
  const before = await findSavedEntry(ctx.db, leadId, { since: startOfSitting(), homeId });
  if (!before) return;
  const kept = before.homes.filter(({ id }) => id !== homeId);
  const [first] = kept;
  if (first) await rewriteEntry(ctx.db, before.id, { data: dataOf(kept, first) });
  else await deleteEntry(ctx.db, before.id);
  await restoreSignal(ctx.db, leadId);
}

const dataOf = (homes: readonly NamedHome[], first: NamedHome) => ({
  ...{ property_id: first.id, address: first.address },
  ...{ count: homes.length, homes },
});
