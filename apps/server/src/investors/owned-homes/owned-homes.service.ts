import type {
  createOwnedHome as createEndpoint,
  deleteOwnedHome as deleteEndpoint,
  InputOf,
  listOwnedHomes as listEndpoint,
  OwnedHome,
  updateOwnedHome as updateEndpoint,
} from '@alpha/contract';
import { getLeadRow, lockLead } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, roomOf } from '../../platform/http/context.ts';
import { freezeHome, landProblem, storeHome } from './freeze-home.service.ts';
import { getHomeRow, lockHome } from './home-access.ts';
import { listEntryRows, listStatementRows } from './home-entries.queries.ts';
import { record, recordOnTimeline } from './home-events.ts';
import { deleteHome, listHomeRows, type OwnedHomeRow, updateLand } from './owned-homes.queries.ts';
import { shapeHome } from './shape-home.ts';

export async function listOwnedHomes(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listEndpoint>,
): Promise<OwnedHome[]> {
  await getLeadRow(ctx, id);
  return listOf(ctx, id);
}

export const listRoomOwnedHomes = (ctx: Ctx): Promise<OwnedHome[]> =>
  listOf(ctx, roomOf(ctx).leadId);

async function listOf(ctx: Ctx, leadId: number): Promise<OwnedHome[]> {
  const homes: OwnedHome[] = [];
  for (const row of await listHomeRows(ctx.db, leadId)) homes.push(await loadHome(ctx, row));
  return homes;
}

export async function loadHome(ctx: Ctx, row: OwnedHomeRow): Promise<OwnedHome> {
  const entries = await listEntryRows(ctx.db, row.id);
  const statements = await listStatementRows(ctx.db, row.id);
  return shapeHome({ row, entries, statements });
}

/** Freezes the forecast. It is made before anything is locked: half a second of work. */
export async function createOwnedHome(
  ctx: Ctx,
  { params: { id: leadId }, body }: InputOf<typeof createEndpoint>,
): Promise<OwnedHome> {
  await getLeadRow(ctx, leadId);
  const frozen = await freezeHome(ctx, body);
  return inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    await getLeadRow(ctx, leadId);
    const id = await storeHome(ctx, leadId, frozen);
    return loadHome(ctx, await getHomeRow(ctx, id));
  });
}

export function updateOwnedHome(
  ctx: Ctx,
  { params: { id }, body: { land_cents } }: InputOf<typeof updateEndpoint>,
): Promise<OwnedHome> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockHome(ctx, id);
    const fields = landProblem(land_cents, row.priceCents);
    if (fields.land_cents) throw new AppError('request.invalid', { fields });
    await updateLand(ctx.db, id, land_cents);
    await record(ctx, 'owned_home.updated', row);
    return loadHome(ctx, await getHomeRow(ctx, id));
  });
}

export function deleteOwnedHome(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockHome(ctx, id);
    await deleteHome(ctx.db, id);
    await recordOnTimeline(ctx, row, 'home_removed');
    await record(ctx, 'owned_home.deleted', row);
    return { status: 'success' };
  });
}
