import {
  type getProfile as getProfileEndpoint,
  type InputOf,
  isAllowed,
  type Sender,
  type StaffProfile,
  type updateProfile as updateProfileEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { assertProved } from '../auth/proof.service.ts';
import { getUserRow } from '../users/users.service.ts';
import { findProfileRow, findSenderRow, putProfile } from './profiles.queries.ts';
import { shapeProfile, shapeSender } from './shape-profile.ts';

export async function getProfile(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof getProfileEndpoint>,
): Promise<StaffProfile> {
  await getEditableName(ctx, id);
  return shapeProfile(id, await findProfileRow(ctx.db, id));
}

export async function updateProfile(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateProfileEndpoint>,
): Promise<StaffProfile> {
  const name = await getEditableName(ctx, id);
  const { calendar_url: calendarUrl, call_hours: callHours, ...fields } = body;
  const before = shapeProfile(id, await findProfileRow(ctx.db, id));
  // Investors call this number: a stolen token must not be enough to replace it.
  if (CONTACT.some((key) => before[key] !== body[key])) assertProved(ctx);
  await inTransaction(ctx, async (ctx) => {
    await putProfile(ctx.db, id, {
      ...fields,
      calendarUrl,
      ...(callHours !== undefined && { callHours }),
    });
    await recordAudit(ctx, {
      action: 'user.updated',
      target: { type: 'user', id, name },
      data: { changed: ['profile'] },
    });
  });
  return shapeProfile(id, await findProfileRow(ctx.db, id));
}

const CONTACT = ['phone', 'whatsapp', 'calendar_url'] as const;

/** One's own profile, or that of a user one may edit; others are not found. → the user's name. */
export async function getEditableName(ctx: Ctx, id: number): Promise<string> {
  const viewer = viewerOf(ctx);
  if (viewer.id === id) return viewer.name;
  if (!isAllowed(viewer.role, 'user:write:team')) throw new AppError('user.notFound');
  return (await getUserRow(ctx, id)).name;
}

/** What readers see of the sender of a link; null when the account was deleted. */
export async function findSender(ctx: Ctx, userId: number | null): Promise<Sender | null> {
  const row = userId === null ? undefined : await findSenderRow(ctx.db, userId);
  return row ? shapeSender(row) : null;
}
