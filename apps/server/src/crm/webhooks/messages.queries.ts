import type { WebhookFailure, WebhookStatus } from '@alpha/contract';
import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, webhookMessages, webhooks } from '../../platform/db/schema/index.ts';

export type MessageRow = typeof webhookMessages.$inferSelect;
type NewMessage = typeof webhookMessages.$inferInsert;

/** By the database clock, which all processes share. */
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** Claims one due message for this long: if the process dies, the claim expires. */
export async function claimDueMessage(db: Db, leaseMs: number): Promise<MessageRow | undefined> {
  const due = db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .innerJoin(webhooks, eq(webhooks.id, webhookMessages.webhookId))
    .where(
      and(
        sql`${webhookMessages.status} = 'waiting'`,
        lte(webhookMessages.nextAttemptAt, sql`now()`),
        eq(webhooks.isActive, true),
        // A server that is down gets one attempt now and then, not one for each message that waits.
        or(isNull(webhooks.heldUntil), lte(webhooks.heldUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(webhookMessages.nextAttemptAt), asc(webhookMessages.id))
    .limit(1)
    .for('update', { of: webhookMessages, skipLocked: true });
  const [row] = await db
    .update(webhookMessages)
    .set({
      attempts: sql`${webhookMessages.attempts} + 1`,
      firstAttemptAt: sql`coalesce(${webhookMessages.firstAttemptAt}, now())`,
      nextAttemptAt: inMs(leaseMs),
    })
    // Not `in`: PostgreSQL may evaluate the subquery for each row and claim more than one.
    .where(eq(webhookMessages.id, sql`(${due})`))
    .returning();
  return row;
}

/** Only while this attempt is the latest: another process may have taken over an expired claim. */
const isThisAttempt = ({ id, attempts }: Pick<MessageRow, 'id' | 'attempts'>) =>
  and(
    eq(webhookMessages.id, id),
    eq(webhookMessages.attempts, attempts),
    eq(webhookMessages.status, 'waiting'),
  );

export async function finishMessage(
  db: Db,
  message: MessageRow,
  changes: {
    status: WebhookStatus;
    responseStatus?: number | null;
    failure?: WebhookFailure | null;
  },
): Promise<boolean> {
  const rows = await db
    .update(webhookMessages)
    .set({
      ...changes,
      ...(changes.status === 'delivered' && { deliveredAt: sql`now()` as unknown as Date }),
    })
    .where(isThisAttempt(message))
    .returning({ id: webhookMessages.id });
  return rows.length > 0;
}

type Failed = { responseStatus: number | null; failure: WebhookFailure; waitMs: number };

export async function putOffMessage(
  db: Db,
  message: MessageRow,
  { waitMs, ...failed }: Failed,
): Promise<boolean> {
  const rows = await db
    .update(webhookMessages)
    .set({ ...failed, nextAttemptAt: inMs(waitMs) })
    .where(isThisAttempt(message))
    .returning({ id: webhookMessages.id });
  return rows.length > 0;
}

/** It answers again: what waits is due at its own time. */
export async function noteDelivered(db: Db, webhookId: number): Promise<void> {
  await db
    .update(webhooks)
    .set({
      failures: 0,
      failingSince: null,
      heldUntil: null,
      lastDeliveredAt: sql`now()`,
      updatedAt: sql`${webhooks.updatedAt}`,
    })
    .where(eq(webhooks.id, webhookId));
}

/** Holds everything for this webhook for a while that doubles with each failure. */
export async function noteFailed(
  db: Db,
  webhookId: number,
  { firstMs, mostMs }: { firstMs: number; mostMs: number },
): Promise<void> {
  await db
    .update(webhooks)
    .set({
      failures: sql`least(${webhooks.failures} + 1, 1000)`,
      failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
      heldUntil: sql`now() + least(${mostMs}, ${firstMs} * 2 ^ least(${webhooks.failures}, 20))
        * interval '1 millisecond'`,
      updatedAt: sql`${webhooks.updatedAt}`,
    })
    .where(eq(webhooks.id, webhookId));
}

/** Pauses it if nothing has arrived for this long. → its name, for the notice. */
export async function giveUpWebhook(
  db: Db,
  webhookId: number,
  afterMs: number,
): Promise<string | null> {
  const [row] = await db
    .update(webhooks)
    .set({ isActive: false, givenUpAt: sql`now()` })
    .where(
      and(
        eq(webhooks.id, webhookId),
        eq(webhooks.isActive, true),
        lte(webhooks.failingSince, inMs(-afterMs)),
      ),
    )
    .returning({ name: webhooks.name });
  return row?.name ?? null;
}

const SHOWN = {
  message: webhookMessages,
  lead: {
    id: leads.id,
    firstName: leads.firstName,
    lastName: leads.lastName,
    hiddenAt: leads.hiddenAt,
  },
};

type Filter = { webhookId: number; status?: WebhookStatus | undefined };

const matching = ({ webhookId, status }: Filter) =>
  and(
    eq(webhookMessages.webhookId, webhookId),
    status ? eq(webhookMessages.status, status) : undefined,
  );

export function listMessageRows(db: Db, filter: Filter, page: { limit: number; offset: number }) {
  return db
    .select(SHOWN)
    .from(webhookMessages)
    .leftJoin(leads, eq(leads.id, webhookMessages.leadId))
    .where(matching(filter))
    .orderBy(desc(webhookMessages.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type ShownMessage = Awaited<ReturnType<typeof listMessageRows>>[number];

export const countMessages = (db: Db, filter: Filter): Promise<number> =>
  db.$count(webhookMessages, matching(filter));

export async function findMessage(db: Db, id: number): Promise<ShownMessage | undefined> {
  const [row] = await db
    .select(SHOWN)
    .from(webhookMessages)
    .leftJoin(leads, eq(leads.id, webhookMessages.leadId))
    .where(eq(webhookMessages.id, id));
  return row;
}

export async function insertMessage(db: Db, message: NewMessage): Promise<number> {
  const [row] = await db
    .insert(webhookMessages)
    .values(message)
    .returning({ id: webhookMessages.id });
  if (!row) throw new Error('the message was not stored');
  return row.id;
}

/** Due at once, with a day of attempts before it; a hold of its webhook ends too. */
export async function queueMessageAgain(db: Db, id: number): Promise<void> {
  const [row] = await db
    .update(webhookMessages)
    .set({
      status: 'waiting',
      attempts: 0,
      firstAttemptAt: null,
      nextAttemptAt: sql`now()`,
      responseStatus: null,
      failure: null,
      deliveredAt: null,
    })
    .where(eq(webhookMessages.id, id))
    .returning({ webhookId: webhookMessages.webhookId });
  if (row) await releaseHold(db, row.webhookId);
}

/** After a pause: what waits has its day of attempts before it. */
export async function restartWaiting(db: Db, webhookId: number): Promise<void> {
  await db
    .update(webhookMessages)
    .set({ attempts: 0, firstAttemptAt: null, nextAttemptAt: sql`now()` })
    .where(and(eq(webhookMessages.webhookId, webhookId), eq(webhookMessages.status, 'waiting')));
}

export async function releaseHold(db: Db, webhookId: number): Promise<void> {
  await db
    .update(webhooks)
    .set({ heldUntil: null, updatedAt: sql`${webhooks.updatedAt}` })
    .where(eq(webhooks.id, webhookId));
}

/** → whether there may be more. */
export async function deleteOldMessages(db: Db, days: number, most: number): Promise<boolean> {
  const old = db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .where(lte(webhookMessages.createdAt, sql`now() - ${days} * interval '1 day'`))
    .limit(most);
  const rows = await db
    .delete(webhookMessages)
    .where(inArray(webhookMessages.id, old))
    .returning({ id: webhookMessages.id });
  return rows.length === most;
}
