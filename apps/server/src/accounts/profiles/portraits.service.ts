import type { Readable } from 'node:stream';
import {
  type deletePortrait as deletePortraitEndpoint,
  type InputOf,
  MAX_PORTRAIT_BYTES,
  type StaffProfile,
  type uploadPortrait as uploadPortraitEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { findProfileRow, isPhotoUsed, lockUser, putProfile } from './profiles.queries.ts';
import { getEditableName } from './profiles.service.ts';
import { shapeProfile } from './shape-profile.ts';

/** Where photos are kept. The listings do it; `app.ts` passes it in. */
export type PhotoStore = {
  storePortrait: (dataDir: string, bytes: Uint8Array) => Promise<string>;
  removePhoto: (dataDir: string, url: string) => Promise<void>;
};

export async function uploadPortrait(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof uploadPortraitEndpoint>,
  body: Readable,
  photos: PhotoStore,
): Promise<StaffProfile> {
  const name = await getEditableName(ctx, id);
  const photoUrl = await photos.storePortrait(ctx.deps.config.dataDir, await bytesOf(body));
  return replacePhoto(ctx, { id, name, photoUrl }, photos);
}

export async function deletePortrait(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deletePortraitEndpoint>,
  photos: PhotoStore,
): Promise<StaffProfile> {
  const name = await getEditableName(ctx, id);
  return replacePhoto(ctx, { id, name, photoUrl: null }, photos);
}

type Replacement = { id: number; name: string; photoUrl: string | null };

async function replacePhoto(
  ctx: Ctx,
  { id, name, photoUrl }: Replacement,
  { removePhoto }: PhotoStore,
): Promise<StaffProfile> {
  const before = await inTransaction(ctx, async (ctx) => {
    // Of two uploads at once, the second one must see and remove the photo of the first.
    await lockUser(ctx.db, id);
    const row = await findProfileRow(ctx.db, id);
    await putProfile(ctx.db, id, { photoUrl });
    await recordAudit(ctx, {
      action: 'user.updated',
      target: { type: 'user', id, name },
      data: { changed: ['photo'] },
    });
    return row?.photoUrl ?? null;
  });
  await removeUnused(ctx, before, removePhoto);
  return shapeProfile(id, await findProfileRow(ctx.db, id));
}

/** Deletes the user, then the photo. */
export async function deleteWithPortrait<T>(
  ctx: Ctx,
  id: number,
  { removePhoto }: Pick<PhotoStore, 'removePhoto'>,
  deleteUser: () => Promise<T>,
): Promise<T> {
  const photoUrl = (await findProfileRow(ctx.db, id))?.photoUrl ?? null;
  const result = await deleteUser();
  await removeUnused(ctx, photoUrl, removePhoto);
  return result;
}

async function removeUnused(
  ctx: Ctx,
  url: string | null,
  removePhoto: PhotoStore['removePhoto'],
): Promise<void> {
  if (url && !(await isPhotoUsed(ctx.db, url))) await removePhoto(ctx.deps.config.dataDir, url);
}

async function bytesOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > MAX_PORTRAIT_BYTES) throw new AppError('request.tooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    // Only the client's connection can fail here.
    throw error instanceof AppError ? error : new AppError('request.malformed');
  }
  return Buffer.concat(chunks);
}
