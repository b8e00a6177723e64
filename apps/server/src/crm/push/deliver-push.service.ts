import type { Ctx } from '../../platform/http/context.ts';
import { databaseTroubleOf } from '../../platform/http/database-away.ts';
import { type PushOutcome, postPush } from './post-push.service.ts';
import { pushContentOf } from './push-content.service.ts';
import {
  type DeviceRow,
  deleteDevice,
  holdDevices,
  noteDelivered,
  noteFailed,
} from './push-devices.queries.ts';
import {
  claimDueMessage,
  deleteMessage,
  findRecipient,
  type MessageRow,
  putOffMessage,
} from './push-messages.queries.ts';

/** Longer than an attempt may take. */
const LEASE_MS = 60_000;
/** A message that comes hours later is noise; the bell and the email still have it. */
const KEPT_MS = 4 * 60 * 60_000;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Sends one due message; false when there is none. */
export async function deliverNextPush(ctx: Ctx): Promise<boolean> {
  const message = await claimDueMessage(ctx.db, LEASE_MS);
  if (!message) return false;
  try {
    await deliver(ctx, message);
  } catch (error) {
    // The claim expires, and the next attempt finds the database again.
    if (databaseTroubleOf(error)) throw error;
    ctx.log.error({ err: error, message: message.id }, 'a push message could not be sent');
    await putOffMessage(ctx.db, message, LONGEST_WAIT_MS);
  }
  return true;
}

async function deliver(ctx: Ctx, message: MessageRow): Promise<void> {
  const leftMs = message.createdAt.getTime() + KEPT_MS - Date.now();
  const recipient = leftMs > 0 ? await findRecipient(ctx.db, message.deviceId) : undefined;
  const content = recipient ? await pushContentOf(ctx, recipient, message.notificationId) : null;
  if (!recipient || !content) return deleteMessage(ctx.db, message);
  const ttlSeconds = Math.ceil(leftMs / 1000);
  const outcome = await postPush(ctx, recipient.device, { content, ttlSeconds });
  await settle(ctx, message, recipient.device, outcome, leftMs);
}

async function settle(
  { db, log }: Ctx,
  message: MessageRow,
  device: DeviceRow,
  outcome: PushOutcome,
  leftMs: number,
): Promise<void> {
  const { id, userId, service } = device;
  if (outcome.kind === 'gone') return void (await deleteDevice(db, userId, id));
  if (outcome.kind === 'sent') {
    await deleteMessage(db, message);
    return noteDelivered(db, id);
  }
  const { reason } = outcome;
  log.warn({ device: id, service, reason }, 'a push message was not taken');
  await noteFailed(db, id);
  if (outcome.kind === 'refused') return deleteMessage(db, message);
  const doubled = FIRST_WAIT_MS * 2 ** Math.min(message.attempts - 1, 10);
  const waitMs = Math.max(outcome.waitMs ?? 0, Math.min(LONGEST_WAIT_MS, doubled));
  if (waitMs >= leftMs) await deleteMessage(db, message);
  else await putOffMessage(db, message, waitMs);
  await holdDevices(db, outcome.isService ? { service } : { id }, Math.min(waitMs, KEPT_MS));
}
