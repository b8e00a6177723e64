import { createHash } from 'node:crypto';
import {
  type createOwnedHome as createEndpoint,
  type deleteOwnedHome as deleteEndpoint,
  type InputOf,
  type listOwnedHomes as listEndpoint,
  OWNED_HOMES_MAX,
  type OwnedHome,
  type updateOwnedHome as updateEndpoint,
} from '@alpha/contract';
import { getLeadRow, lockLead, notifyLead } from '../../crm/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError, type FieldErrors } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, roomOf, viewerOf } from '../../platform/http/context.ts';
import { type FrozenForecast, forecastOfPurchase } from '../../reports/index.ts';
import { getHomeRow, lockHome } from './home-access.ts';
import { listEntryRows, listStatementRows } from './home-entries.queries.ts';
import { latestDay } from './months.ts';
import {
  countHomes,
  deleteHome,
  insertHome,
  listHomeRows,
  type OwnedHomeRow,
  updateLand,
} from './owned-homes.queries.ts';
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
  checkTerms(body);
  const { forecast, facts } = await forecastOfPurchase(ctx, body.property_id, {
    price: body.price_cents / 100,
    closingCosts: body.closing_costs_cents / 100,
    downPayment: body.down_payment_cents / 100,
    ratePercent: body.rate_percent,
    loanYears: body.loan_years,
  });
  return inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    await getLeadRow(ctx, leadId);
    if ((await countHomes(ctx.db, leadId)) >= OWNED_HOMES_MAX) throw new AppError('ownedHome.full');
    const known = await listHomeRows(ctx.db, leadId);
    if (known.some(({ propertyId }) => propertyId === body.property_id))
      throw new AppError('ownedHome.alreadyOwned');
    const id = await insertHome(ctx.db, {
      ...{ leadId, facts, forecast },
      propertyId: body.property_id,
      boughtOn: body.bought_on,
      priceCents: body.price_cents,
      closingCostsCents: body.closing_costs_cents,
      downPaymentCents: body.down_payment_cents,
      ratePercent: body.rate_percent,
      loanYears: body.loan_years,
      landCents: body.land_cents,
      forecastHash: createHash('sha256').update(forecast).digest('hex'),
      model: (JSON.parse(forecast) as FrozenForecast).model,
      createdBy: viewerOf(ctx).id,
    });
    await record(ctx, 'owned_home.created', { id, leadId });
    return loadHome(ctx, await getHomeRow(ctx, id));
  });
}

type Terms = InputOf<typeof createEndpoint>['body'];

const MOST_COSTS_SHARE = 0.25;
const LEAST_DOWN_SHARE = 0.01;

/** Bounds of the engine, and what cannot be. */
function checkTerms(body: Terms): void {
  const { price_cents: price, down_payment_cents: down, closing_costs_cents: costs } = body;
  const wrong: FieldErrors = {
    ...(down > price || down < LEAST_DOWN_SHARE * price ? { down_payment_cents: ['invalid'] } : {}),
    ...(costs > MOST_COSTS_SHARE * price ? { closing_costs_cents: ['invalid'] } : {}),
    ...landProblem(body.land_cents, price),
    ...(body.bought_on > latestDay() ? { bought_on: ['invalid'] } : {}),
  };
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
}

const landProblem = (land: number | null, price: number): FieldErrors =>
  land !== null && land > price ? { land_cents: ['invalid'] } : {};

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
    await record(ctx, 'owned_home.deleted', row);
    return { status: 'success' };
  });
}

type Action = Parameters<typeof recordAudit>[1]['action'] & `owned_home.${string}`;

/** In the audit log by ids; open pages of the lead refresh. */
export async function record(
  ctx: Ctx,
  action: Action,
  { id, leadId }: Pick<OwnedHomeRow, 'id' | 'leadId'>,
  data: Record<string, number> = {},
): Promise<void> {
  await recordAudit(ctx, {
    action,
    target: { type: 'lead', id: leadId },
    data: { owned_home_id: id, ...data },
  });
  await notifyLead(ctx, leadId);
}
