import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { webhookMessages, webhooks } from '../../platform/db/schema/index.ts';
import { secretOwnerOf } from './webhook-secret.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
type NewWebhook = typeof webhooks.$inferInsert;

const countOf = (status: 'waiting' | 'failed') =>
  sql<number>`(select count(*) from ${webhookMessages} m
    where m.webhook_id = webhooks.id and m.status = ${status})`.mapWith(Number);

const SHOWN = { row: webhooks, waiting: countOf('waiting'), failed: countOf('failed') };

export function listWebhookRows(db: Db) {
  return db.select(SHOWN).from(webhooks).orderBy(asc(webhooks.id));
}

export type ShownWebhook = Awaited<ReturnType<typeof listWebhookRows>>[number];

export async function findShownWebhook(db: Db, id: number): Promise<ShownWebhook | undefined> {
  const [shown] = await db.select(SHOWN).from(webhooks).where(eq(webhooks.id, id));
  return shown;
}

/** One at a time, so that the limit of webhooks holds. */
export async function lockWebhooks(db: Db): Promise<number> {
  await db.execute(sql`lock table ${webhooks} in share row exclusive mode`);
  return db.$count(webhooks);
}

export async function insertWebhook(db: Db, webhook: NewWebhook): Promise<number> {
  const [row] = await db.insert(webhooks).values(webhook).returning({ id: webhooks.id });
  if (!row) throw new Error('the webhook was not stored');
  return row.id;
}

export async function updateWebhookRow(
  db: Db,
  id: number,
  changes: Partial<NewWebhook>,
): Promise<void> {
  await db.update(webhooks).set(changes).where(eq(webhooks.id, id));
}

export async function deleteWebhookRow(db: Db, id: number): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.id, id));
}

/** For `npm run secret:replace`. */
export async function listWebhookSecrets(db: Db) {
  const rows = await db
    .select({ id: webhooks.id, key: webhooks.key, secret: webhooks.secret })
    .from(webhooks)
    .for('update');
  return rows.map(({ id, key, ...sealed }) => ({ id, owner: secretOwnerOf(key), sealed }));
}

export async function updateWebhookSecret(
  db: Db,
  id: number,
  sealed: Record<string, string>,
): Promise<void> {
  await db.update(webhooks).set(sealed).where(eq(webhooks.id, id));
}
