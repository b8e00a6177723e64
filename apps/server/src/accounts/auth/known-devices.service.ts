import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isBehindTls } from '../../platform/config.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { keyedHash } from '../../platform/lib/secret-box.ts';
import {
  deleteDevices,
  deleteOldDevices,
  findDevice,
  renameDevice,
  saveDevice,
} from './known-devices.queries.ts';
import { hashToken } from './token.ts';

/** Named on the privacy page and in docs/security.md. Over TLS only a secure page of this host can set it. */
const cookieName = ({ deps }: Ctx) => (isBehindTls(deps.config) ? '__Host-device' : 'device');
const DAYS = 180;
const DAY_SECONDS = 86_400;
const MOST_DEVICES = 20;

/** → the row of this browser if this user has signed in there before. It only has a count of its own. */
export async function findKnownDevice(ctx: Ctx, userId: number): Promise<number | null> {
  const deviceId = readDeviceId(ctx);
  if (!deviceId) return null;
  return (await findDevice(ctx.db, userId, hashToken(deviceId), new Date()))?.id ?? null;
}

/**
 * Call in the transaction of a sign-in. The id changes each time: a copy of an old cookie is worth
 * nothing. → sends the cookie; call it after the commit.
 */
export async function rememberDevice(ctx: Ctx, userId: number): Promise<() => void> {
  const before = readDeviceId(ctx);
  const deviceId = randomBytes(16).toString('base64url');
  const deviceHash = hashToken(deviceId);
  const now = new Date();
  if (before) await renameDevice(ctx.db, hashToken(before), deviceHash);
  const expiresAt = new Date(now.getTime() + DAYS * DAY_SECONDS * 1000);
  await saveDevice(ctx.db, { userId, deviceHash, expiresAt });
  await deleteOldDevices(ctx.db, userId, { now, most: MOST_DEVICES });
  return () =>
    ctx.cookies?.write(cookieName(ctx), `${deviceId}.${signatureOf(ctx, deviceId)}`, {
      maxAgeSeconds: DAYS * DAY_SECONDS,
      isSecure: isBehindTls(ctx.deps.config),
    });
}

/** After a change that signs a user out elsewhere. */
export async function forgetDevices(ctx: Ctx, userId: number): Promise<void> {
  await deleteDevices(ctx.db, userId);
}

export async function forgetOtherDevices(ctx: Ctx, userId: number): Promise<void> {
  const deviceId = readDeviceId(ctx);
  await deleteDevices(ctx.db, userId, deviceId ? hashToken(deviceId) : undefined);
}

/** Nothing for a cookie that we have not signed. */
function readDeviceId(ctx: Ctx): string | null {
  const [deviceId = '', signature = ''] = (ctx.cookies?.read(cookieName(ctx)) ?? '').split('.');
  if (!/^[\w-]{22}$/.test(deviceId)) return null;
  const expected = Buffer.from(signatureOf(ctx, deviceId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? deviceId : null;
}

const signatureOf = (ctx: Ctx, deviceId: string) =>
  keyedHash(ctx.deps.appSecret, 'devices', deviceId);
