import type {
  InputOf,
  listWebhookMessages as listEndpoint,
  ResultOf,
  resendWebhookMessage as resendEndpoint,
  testWebhook as testEndpoint,
  WebhookMessage,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { nameOf } from '../leads/lead-name.ts';
import {
  countMessages,
  findMessage,
  insertMessage,
  listMessageRows,
  queueMessageAgain,
  releaseHold,
  type ShownMessage,
} from './messages.queries.ts';
import { audit, getWebhook } from './webhooks.service.ts';

const PER_PAGE = 25;

export async function listWebhookMessages(
  ctx: Ctx,
  { params: { id }, query }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  await getWebhook(ctx, id);
  const { page = 1, per_page: limit = PER_PAGE, status } = query;
  const filter = { webhookId: id, status };
  const rows = await listMessageRows(ctx.db, filter, { limit, offset: (page - 1) * limit });
  return { data: rows.map(shapeMessage), total: await countMessages(ctx.db, filter) };
}

export function testWebhook(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof testEndpoint>,
): Promise<WebhookMessage> {
  return inTransaction(ctx, async (ctx) => {
    await getWebhook(ctx, id);
    const made = await insertMessage(ctx.db, { webhookId: id, type: 'test' });
    await releaseHold(ctx.db, id);
    return shapeMessage(await getMessage(ctx, made));
  });
}

export function resendWebhookMessage(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof resendEndpoint>,
): Promise<WebhookMessage> {
  return inTransaction(ctx, async (ctx) => {
    const { message } = await getMessage(ctx, id);
    const { row } = await getWebhook(ctx, message.webhookId);
    await queueMessageAgain(ctx.db, id);
    await audit(ctx, 'webhook.resent', row, { delivery: id });
    return shapeMessage(await getMessage(ctx, id));
  });
}

async function getMessage(ctx: Ctx, id: number): Promise<ShownMessage> {
  const shown = await findMessage(ctx.db, id);
  if (!shown) throw new AppError('webhook.notFound');
  return shown;
}

function shapeMessage({ message, lead }: ShownMessage): WebhookMessage {
  const { status } = message;
  return {
    id: message.id,
    message_id: message.messageId,
    type: message.type,
    status,
    lead: lead && lead.hiddenAt === null ? { id: lead.id, name: nameOf(lead) } : null,
    attempts: message.attempts,
    response_status: message.responseStatus,
    failure: message.failure,
    occurred_at: message.createdAt.toISOString(),
    delivered_at: message.deliveredAt?.toISOString() ?? null,
    next_attempt_at: status === 'waiting' ? message.nextAttemptAt.toISOString() : null,
  };
}
