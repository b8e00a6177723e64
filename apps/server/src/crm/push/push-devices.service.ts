import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type addPushDevice as addEndpoint,
  type confirmPushDevice as confirmEndpoint,
  type InputOf,
  type listPushDevices as listEndpoint,
  PUSH_DEVICES_MAX,
  type ResultOf,
  type removePushDevice as removeEndpoint,
} from '@alpha/contract';
import { assertProved, storedUserAgent } from '../../accounts/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import {
  confirmDevice,
  deleteDevice,
  deleteSurplusDevices,
  listDeviceRows,
  putDevice,
} from './push-devices.queries.ts';

type Devices = ResultOf<typeof listEndpoint>;

export async function listPushDevices(ctx: Ctx): Promise<Devices> {
  const { id, sessionId } = viewerOf(ctx);
  const rows = await listDeviceRows(ctx.db, id);
  return rows.map((row) => ({
    id: row.id,
    user_agent: row.userAgent,
    created_at: row.createdAt.toISOString(),
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    is_failing: row.failures > 0,
    is_current: row.sessionId === sessionId,
  }));
}

/** Messages come after the session has expired too, so the person proves who they are. */
export async function addPushDevice(
  ctx: Ctx,
  { body: { endpoint, keys } }: InputOf<typeof addEndpoint>,
): Promise<Devices> {
  assertProved(ctx);
  const { id: userId, sessionId } = viewerOf(ctx);
  const url = addressOf(endpoint);
  assertPublicKey(keys.p256dh);
  await inTransaction(ctx, async ({ db }) => {
    await putDevice(db, {
      ...{ userId, sessionId, ...keys },
      ...{ endpoint: url.href, service: url.origin },
      userAgent: storedUserAgent(ctx.userAgent),
    });
    await deleteSurplusDevices(db, userId, PUSH_DEVICES_MAX);
  });
  return listPushDevices(ctx);
}

export async function confirmPushDevice(
  ctx: Ctx,
  { body }: InputOf<typeof confirmEndpoint>,
): Promise<Devices> {
  const { id: userId, sessionId } = viewerOf(ctx);
  const endpoint = addressOf(body.endpoint).href;
  const userAgent = storedUserAgent(ctx.userAgent);
  await inTransaction(ctx, ({ db }) =>
    confirmDevice(db, { userId, sessionId, endpoint, userAgent }),
  );
  return listPushDevices(ctx);
}

export async function removePushDevice(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof removeEndpoint>,
): Promise<Devices> {
  if (!(await deleteDevice(ctx.db, viewerOf(ctx).id, id))) throw new AppError('push.notFound');
  return listPushDevices(ctx);
}

/** Where its name leads is checked when something is sent (security 22). */
function addressOf(endpoint: string): URL {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (
    url?.protocol !== 'https:' ||
    url.username ||
    url.password ||
    isIP(host) ||
    !host.includes('.')
  )
    throw new AppError('push.badSubscription');
  return url;
}

/** A point that is not on the curve would fail with each message. */
function assertPublicKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url');
  } catch {
    throw new AppError('push.badSubscription');
  }
}
