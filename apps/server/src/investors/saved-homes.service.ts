import {
  type InputOf,
  type Listing,
  type noteRoomHome as noteEndpoint,
  type removeRoomHome as removeEndpoint,
  type restoreRoomHome as restoreEndpoint,
  SAVED_HOMES_MAX,
  type SavedHome,
  type saveRoomHomes as saveEndpoint,
} from '@alpha/contract';
import { announceSavedHomes, lockLead, SAME_SITTING_MS, withdrawSavedHome } from '../crm/index.ts';
import { getListings } from '../listings/index.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type Ctx, inTransaction, roomOf } from '../platform/http/context.ts';
import { type KeptHome, resolveSavedHomes } from '../sharing/index.ts';
import { openRemoved, sealRemoved } from './removed-home.ts';
import {
  deleteSaved,
  type HomeSnapshot,
  insertSaved,
  listSaved,
  putNote,
  restoreSaved,
  type SavedRow,
} from './saved-homes.queries.ts';

type Done = { status: 'success' };

/** In a transaction. Homes beyond the limit, and those that may not be shown, are left out. → whether all had room */
export async function saveHomes(
  ctx: Ctx,
  leadId: number,
  kept: readonly KeptHome[],
): Promise<boolean> {
  const byId = new Map(kept.map((home) => [home.propertyId, home]));
  if (byId.size === 0) return true;
  await lockLead(ctx.db, leadId);
  const before = new Set((await listSaved(ctx.db, leadId)).map((row) => row.propertyId));
  const listings = await getListings(ctx, [...byId.keys()]);
  const added = listings.filter(({ id }) => !before.has(id));
  const fitting = added.slice(0, Math.max(0, SAVED_HOMES_MAX - before.size));
  const again = listings.filter(({ id }) => before.has(id));
  const rows = [...fitting, ...again].map((listing) => ({
    leadId,
    propertyId: listing.id,
    shareId: byId.get(listing.id)?.shareId ?? null,
    snapshot: snapshotOf(listing),
  }));
  const isNew = new Set(await insertSaved(ctx.db, rows));
  const saved = fitting.filter(({ id }) => isNew.has(id));
  const [first, ...others] = saved.map(({ id, address }) => ({ id, address }));
  if (first) await announceSavedHomes(ctx, leadId, [first, ...others]);
  return fitting.length === added.length;
}

/** For the first quiz or form of a visitor. */
export async function keepVisitorHomes(
  ctx: Ctx,
  leadId: number,
  homes: readonly SavedHome[],
): Promise<void> {
  await saveHomes(ctx, leadId, await resolveSavedHomes(ctx, homes));
}

export async function saveRoomHomes(
  ctx: Ctx,
  { body }: InputOf<typeof saveEndpoint>,
): Promise<Done> {
  const { leadId } = roomOf(ctx);
  await inTransaction(ctx, async (ctx) => {
    const hadRoom = await saveHomes(ctx, leadId, await resolveSavedHomes(ctx, body.homes));
    if (!hadRoom) throw new AppError('room.full');
  });
  return { status: 'success' };
}

export async function removeRoomHome(
  ctx: Ctx,
  { params: { id: propertyId } }: InputOf<typeof removeEndpoint>,
): Promise<Done & { undo: string }> {
  const { leadId } = roomOf(ctx);
  const removed = await inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    const row = await deleteSaved(ctx.db, { leadId, propertyId });
    if (!row) throw new AppError('room.homeNotFound');
    await withdrawSavedHome(ctx, leadId, propertyId);
    return row;
  });
  return { status: 'success', undo: sealRemoved(ctx, removed) };
}

export async function restoreRoomHome(
  ctx: Ctx,
  { params: { id: propertyId }, body: { undo } }: InputOf<typeof restoreEndpoint>,
): Promise<Done> {
  const { leadId } = roomOf(ctx);
  const removed = openRemoved(ctx, { leadId, propertyId }, undo);
  if (!removed) throw new AppError('room.homeNotFound');
  await inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    const others = (await listSaved(ctx.db, leadId)).filter((row) => row.propertyId !== propertyId);
    if (others.length >= SAVED_HOMES_MAX) throw new AppError('room.full');
    if (!(await restoreSaved(ctx.db, removed))) throw new AppError('room.homeNotFound');
    await announceRestored(ctx, removed);
  });
  return { status: 'success' };
}

/** Its removal took only fresh news back. */
async function announceRestored(ctx: Ctx, { leadId, propertyId, savedAt }: SavedRow) {
  if (Date.now() - savedAt.getTime() > SAME_SITTING_MS) return;
  const [listing] = await getListings(ctx, [propertyId]);
  if (listing)
    await announceSavedHomes(ctx, leadId, [{ id: propertyId, address: listing.address }]);
}

export async function noteRoomHome(
  ctx: Ctx,
  { params: { id: propertyId }, body: { note } }: InputOf<typeof noteEndpoint>,
): Promise<{ note: string }> {
  const { leadId } = roomOf(ctx);
  if (!(await putNote(ctx.db, { leadId, propertyId }, note)))
    throw new AppError('room.homeNotFound');
  return { note };
}

export const snapshotOf = ({ status, outcome, ...home }: Listing): HomeSnapshot => ({
  price: (status === 'sold' ? home.sold_price : null) ?? home.list_price,
  status,
  cash_flow_monthly: outcome?.cash_flow_monthly ?? null,
  result_median: outcome?.result_median ?? null,
});
