import { randomUUID } from 'node:crypto';
import type {
  InputOf,
  IntakeDelivery,
  listIntakeDeliveries as listEndpoint,
  ResultOf,
  replayIntakeDelivery as replayEndpoint,
  testIntakeSource as testEndpoint,
} from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { nameOf } from '../../leads/lead-name.ts';
import type { SourceRow } from '../sources/sources.queries.ts';
import { audit, getSource } from '../sources/sources.service.ts';
import {
  countDeliveries,
  findDelivery,
  insertDeliveries,
  listDeliveryRows,
  queueAgain,
  type ShownDelivery,
  updateDelivery,
} from './deliveries.queries.ts';
import { flatFields } from './flat-fields.ts';
import { readLead } from './read-lead.ts';

const PER_PAGE = 25;

export async function listIntakeDeliveries(
  ctx: Ctx,
  { params: { id }, query }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  const source = await getSource(ctx, id);
  const { page = 1, per_page: limit = PER_PAGE, status } = query;
  const filter = { sourceId: id, status };
  const rows = await listDeliveryRows(ctx.db, filter, { limit, offset: (page - 1) * limit });
  return {
    data: rows.map((row) => shapeDelivery(source, row)),
    total: await countDeliveries(ctx.db, filter),
  };
}

export function testIntakeSource(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof testEndpoint>,
): Promise<IntakeDelivery> {
  return inTransaction(ctx, async (ctx) => {
    const source = await getSource(ctx, id);
    const fields = flatFields(body.fields);
    const [made] = await insertDeliveries(ctx.db, [
      { sourceId: id, externalId: `test:${randomUUID()}`, isTest: true, fields },
    ]);
    const read = readLead(source.kind, source.mapping, fields);
    const reason = 'reason' in read ? read.reason : null;
    await updateDelivery(ctx.db, made ?? 0, { status: 'test', reason });
    return shapeDelivery(source, await getDelivery(ctx, made ?? 0));
  });
}

export function replayIntakeDelivery(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof replayEndpoint>,
): Promise<IntakeDelivery> {
  return inTransaction(ctx, async (ctx) => {
    const before = await getDelivery(ctx, id);
    const source = await getSource(ctx, before.delivery.sourceId);
    if (!(await queueAgain(ctx.db, id))) throw new AppError('intake.notReplayable');
    await audit(ctx, 'intake.replayed', source, { delivery: id });
    return shapeDelivery(source, await getDelivery(ctx, id));
  });
}

async function getDelivery(ctx: Ctx, id: number): Promise<ShownDelivery> {
  const row = await findDelivery(ctx.db, id);
  if (!row) throw new AppError('intake.notFound');
  return row;
}

function shapeDelivery(
  source: SourceRow,
  { delivery, lead, owner }: ShownDelivery,
): IntakeDelivery {
  const { status, fields } = delivery;
  return {
    id: delivery.id,
    status,
    reason: delivery.reason,
    external_id: delivery.shownId,
    fields,
    preview: status === 'test' && fields ? previewOf(source, fields) : null,
    lead: lead && { id: lead.id, name: nameOf(lead), owner: owner?.name ?? '' },
    owner_reason: delivery.ownerReason,
    attempts: delivery.attempts,
    next_attempt_at: status === 'waiting' ? delivery.nextAttemptAt.toISOString() : null,
    received_at: delivery.createdAt.toISOString(),
  };
}

/** What the fields would become with the present mapping, by name of our field. */
function previewOf({ kind, mapping }: SourceRow, fields: Record<string, string>) {
  const read = readLead(kind, mapping, fields);
  if ('reason' in read) return {};
  const { answers, utms, firstName, lastName, ...rest } = read.lead;
  const shown = { first_name: firstName, last_name: lastName, ...rest, ...utms };
  const known = Object.entries(shown).filter(([, value]) => value !== null && value !== '-');
  return {
    ...Object.fromEntries(known as [string, string][]),
    ...Object.fromEntries(answers.map(({ label, answer }) => [label, answer])),
  };
}
