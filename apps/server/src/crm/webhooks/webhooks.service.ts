import type {
  createWebhook as createEndpoint,
  deleteWebhook as deleteEndpoint,
  InputOf,
  ResultOf,
  renewWebhookSecret as renewEndpoint,
  updateWebhook as updateEndpoint,
  Webhook,
} from '@alpha/contract';
import { WEBHOOKS_MAX } from '@alpha/contract';
import { assertProved } from '../../accounts/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { restartWaiting } from './messages.queries.ts';
import { newWebhookKey, newWebhookSecret, sealSecret } from './webhook-secret.ts';
import {
  deleteWebhookRow,
  findShownWebhook,
  insertWebhook,
  listWebhookRows,
  lockWebhooks,
  type ShownWebhook,
  updateWebhookRow,
  type WebhookRow,
} from './webhooks.queries.ts';

type WithSecret = ResultOf<typeof createEndpoint>;

export async function listWebhooks(ctx: Ctx): Promise<Webhook[]> {
  return (await listWebhookRows(ctx.db)).map(shapeWebhook);
}

/** Every lead's contact data will be sent there: a stolen session must not be enough. */
export function createWebhook(
  ctx: Ctx,
  { body: { name, url, events } }: InputOf<typeof createEndpoint>,
): Promise<WithSecret> {
  assertProved(ctx);
  const key = newWebhookKey();
  const secret = newWebhookSecret();
  return inTransaction(ctx, async (ctx) => {
    if ((await lockWebhooks(ctx.db)) >= WEBHOOKS_MAX) throw new AppError('webhook.tooMany');
    const id = await insertWebhook(ctx.db, {
      ...{ name, key, url: addressOf(url), events: [...new Set(events)] },
      secret: sealSecret(ctx.deps.appSecret, key, secret),
    });
    await audit(ctx, 'webhook.created', { name }, { url: hostOf(url) });
    return { webhook: shapeWebhook(await getWebhook(ctx, id)), secret };
  });
}

export function updateWebhook(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateEndpoint>,
): Promise<Webhook> {
  return inTransaction(ctx, async (ctx) => {
    const { row } = await getWebhook(ctx, id);
    const { name, url, events, is_active } = body;
    if (url !== undefined && url !== row.url) assertProved(ctx);
    await updateWebhookRow(ctx.db, id, {
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url: addressOf(url) }),
      ...(events && { events: [...new Set(events)] }),
      ...(is_active !== undefined && { isActive: is_active }),
      // A new start: what waits is tried at once, and the day before giving up begins again.
      ...((is_active || url !== undefined) && {
        ...{ givenUpAt: null, failures: 0, failingSince: null, heldUntil: null },
      }),
    });
    if (is_active && !row.isActive) await restartWaiting(ctx.db, id);
    const after = await getWebhook(ctx, id);
    await audit(ctx, 'webhook.updated', after.row, {
      changed: Object.keys(body),
      ...(url !== undefined && { url: hostOf(url) }),
    });
    return shapeWebhook(after);
  });
}

export function renewWebhookSecret(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof renewEndpoint>,
): Promise<WithSecret> {
  return inTransaction(ctx, async (ctx) => {
    const { row } = await getWebhook(ctx, id);
    const secret = newWebhookSecret();
    await updateWebhookRow(ctx.db, id, {
      secret: sealSecret(ctx.deps.appSecret, row.key, secret),
    });
    await audit(ctx, 'webhook.secret_renewed', row);
    return { webhook: shapeWebhook(await getWebhook(ctx, id)), secret };
  });
}

export async function deleteWebhook(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    const { row } = await getWebhook(ctx, id);
    await deleteWebhookRow(ctx.db, id);
    await audit(ctx, 'webhook.deleted', row);
  });
  return { status: 'success' };
}

export async function getWebhook(ctx: Ctx, id: number): Promise<ShownWebhook> {
  const shown = await findShownWebhook(ctx.db, id);
  if (!shown) throw new AppError('webhook.notFound');
  return shown;
}

/** https without a user name, which would end up in logs; private addresses are refused when it is used. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:' || !url.hostname || url.username || url.password)
    throw new AppError('webhook.badUrl', { fields: { url: ['invalid'] } });
  return url.href;
}

/** A path may hold a key of the receiver. */
const hostOf = (url: string): string => new URL(url).host;

function shapeWebhook({ row, waiting, failed }: ShownWebhook): Webhook {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    is_active: row.isActive,
    given_up_at: row.givenUpAt?.toISOString() ?? null,
    failing_since: row.failingSince?.toISOString() ?? null,
    last_delivered_at: row.lastDeliveredAt?.toISOString() ?? null,
    counts: { waiting, failed },
    created_at: row.createdAt.toISOString(),
  };
}

type Action =
  | 'webhook.created'
  | 'webhook.updated'
  | 'webhook.secret_renewed'
  | 'webhook.deleted'
  | 'webhook.resent';

/** Never a secret or a lead. */
export function audit(
  ctx: Ctx,
  action: Action,
  { name }: Pick<WebhookRow, 'name'>,
  more: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(ctx, { action, data: { webhook: name, ...more } });
}
