import type { WebhookFailure } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { FetchFailure } from '../../platform/fetching/fetch-failure.ts';
import { internetOf } from '../../platform/fetching/internet.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { databaseTroubleOf } from '../../platform/http/database-away.ts';
import { timestampedSignature } from '../intake/deliveries/signatures.ts';
import { announcePause } from './announce-pause.service.ts';
import {
  claimDueMessage,
  finishMessage,
  giveUpWebhook,
  type MessageRow,
  noteDelivered,
  noteFailed,
  putOffMessage,
} from './messages.queries.ts';
import { payloadOf } from './payload.ts';
import { secretOf } from './webhook-secret.ts';
import { findShownWebhook, type WebhookRow } from './webhooks.queries.ts';

/** Longer than a request may take. */
const LEASE_MS = 60_000;
const LIMITS = { timeoutMs: 10_000, maxBytes: 1_000_000 };

const DAY_MS = 24 * 60 * 60_000;
/** Of one message. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** Of everything for one webhook, while it does not answer. */
const HOLD = { firstMs: 5_000, mostMs: 10 * 60_000 };

/** Sends one due message; false when there is none. */
export async function deliverNextMessage(ctx: Ctx): Promise<boolean> {
  const message = await claimDueMessage(ctx.db, LEASE_MS);
  if (!message) return false;
  try {
    const webhook = await findShownWebhook(ctx.db, message.webhookId);
    if (webhook) await deliver(ctx, webhook.row, message);
  } catch (error) {
    // The claim expires, and the next attempt finds the database again.
    if (databaseTroubleOf(error)) throw error;
    ctx.log.error({ err: error, message: message.id }, 'a webhook message could not be sent');
    await fail(ctx, message, { failure: 'internal', responseStatus: null });
  }
  return true;
}

async function deliver(ctx: Ctx, webhook: WebhookRow, message: MessageRow): Promise<void> {
  const payload = await payloadOf(ctx, message);
  if (!payload) return void (await finishMessage(ctx.db, message, { status: 'canceled' }));
  const outcome = await post(ctx, webhook, JSON.stringify(payload));
  if ('failure' in outcome) return fail(ctx, message, outcome);
  await inTransaction(ctx, async (ctx) => {
    const { responseStatus } = outcome;
    const isFirst = await finishMessage(ctx.db, message, {
      ...{ status: 'delivered', responseStatus, failure: null },
    });
    if (isFirst) await noteDelivered(ctx.db, webhook.id);
  });
}

type Failed = { failure: WebhookFailure; responseStatus: number | null };

async function post(
  ctx: Ctx,
  webhook: WebhookRow,
  body: string,
): Promise<{ responseStatus: number } | Failed> {
  const secret = openSecret(ctx, webhook);
  if (secret === null) return { failure: 'secret', responseStatus: null };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Alpha-Agent-Webhook',
    'x-alpha-signature': timestampedSignature(secret, Math.floor(Date.now() / 1000), body),
  };
  try {
    const { status } = await internetOf(ctx.deps).fetch(webhook.url, {
      ...LIMITS,
      ...{ method: 'POST', headers, body },
    });
    if (status >= 200 && status < 300) return { responseStatus: status };
    return { failure: 'status', responseStatus: status };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    // The address was checked when it was stored.
    const failure = error.reason === 'badUrl' ? 'unknownHost' : error.reason;
    return { failure, responseStatus: null };
  }
}

/** Sealed with another installation secret, it has to be renewed. */
function openSecret(ctx: Ctx, webhook: WebhookRow): string | null {
  try {
    return secretOf(ctx.deps.appSecret, webhook);
  } catch {
    return null;
  }
}

/** Tried for about a day with growing pauses; then the whole webhook may be given up. */
async function fail(ctx: Ctx, message: MessageRow, failed: Failed): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { attempts, firstAttemptAt, webhookId } = message;
    const isOver = Date.now() - (firstAttemptAt?.getTime() ?? Date.now()) >= DAY_MS;
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
    const isLatest = isOver
      ? await finishMessage(ctx.db, message, { status: 'failed', ...failed })
      : await putOffMessage(ctx.db, message, { ...failed, waitMs });
    if (!isLatest) return;
    await noteFailed(ctx.db, webhookId, HOLD);
    if (!isOver) return;
    const name = await giveUpWebhook(ctx.db, webhookId, DAY_MS);
    if (name === null) return;
    await recordAudit(ctx, { action: 'webhook.given_up', data: { webhook: name } });
    await announcePause(ctx, webhookId, name);
  });
}
