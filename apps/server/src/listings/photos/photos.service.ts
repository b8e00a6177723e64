import { createHash } from 'node:crypto';
import { access, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  isPhotoHash,
  isPhotoUrl,
  PHOTO_TYPES,
  parsePhotoFile,
  photoUrl,
} from '@alpha/contract/photos';
import { AppError } from '../../platform/http/app-error.ts';
import { isDiskFull } from '../../platform/lib/disk-full.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';
import { writeWholeFile } from '../../platform/lib/write-whole-file.ts';
import { encodeMaster, encodePhoto, sizeOfMaster } from './photo-encoding.ts';

/** Fields of a `property_images` row. */
export type StoredPhoto = { url: string; width: number; height: number };

/**
 * Stores a photo under the hash of its bytes; idempotent. Throws a `PhotoError` if it is not a
 * supported photo.
 */
export async function storePhoto(dataDir: string, bytes: Uint8Array): Promise<StoredPhoto> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const master = masterPath(dataDir, hash);
  await storeQueue(async () => {
    if (!(await exists(master))) await writeWholeFile(master, await encodeMaster(bytes));
  });
  return { url: photoUrl(hash), ...(await sizeOfMaster(master)) };
}

/** Deletes a stored photo in all its sizes. Other addresses are left alone. */
export async function removePhoto(dataDir: string, url: string): Promise<void> {
  if (!isPhotoUrl(url)) return;
  await rm(folderOf(dataDir, url.slice(-64)), { recursive: true, force: true });
}

export type PhotoFile = { type: string; path: string; make: Make };

/** Returns null when the file was written, else the bytes. */
type Make = () => Promise<Buffer | null>;

/** One size of a stored photo, encoded on demand. */
export async function getPhoto(dataDir: string, hash: string, file: string): Promise<PhotoFile> {
  const wanted = parsePhotoFile(file);
  if (!wanted || !isPhotoHash(hash)) throw new AppError('route.notFound');
  const master = masterPath(dataDir, hash);
  if (!(await exists(master))) throw new AppError('route.notFound');
  const path = join(folderOf(dataDir, hash), file);
  return {
    type: PHOTO_TYPES[wanted.format],
    path,
    make: () => makeOnce(path, () => encodePhoto(master, wanted.width, wanted.format)),
  };
}

/** The bytes; encoded now if not yet on disk. */
export async function openPhoto({ path, make }: PhotoFile): Promise<OpenPhoto> {
  const unkept = (await exists(path)) ? null : await make();
  if (unkept) return { bytes: unkept.length, body: Readable.from([unkept]) };
  const handle = await open(path);
  const { size } = await handle.stat();
  return { bytes: size, body: handle.createReadStream() };
}

type OpenPhoto = { bytes: number; body: Readable };

/** Two of the four libuv threads, which also serve file access and password hashing. */
const encodeQueue = createWorkQueue({
  atOnce: 2,
  // About half a minute of work; requests beyond that would time out anyway.
  mostWaiting: 240,
  whenFull: () => new AppError('service.unavailable', { retryAfterSeconds: 5 }),
});

/** One at a time: a decoded photo can take 200 MB. Imports can wait. */
const storeQueue = createWorkQueue({
  atOnce: 1,
  mostWaiting: Number.POSITIVE_INFINITY,
  whenFull: () => new Error('unreachable: this queue is unlimited'),
});

const inProgress = new Map<string, Promise<Buffer | null>>();

/** Simultaneous requests for a file share one encoding. */
function makeOnce(path: string, encode: () => Promise<Buffer>): Promise<Buffer | null> {
  const known = inProgress.get(path);
  if (known) return known;
  const work = encodeQueue(async () => {
    // May have been written while this request was queued.
    return (await exists(path)) ? null : keep(path, await encode());
  }).finally(() => inProgress.delete(path));
  inProgress.set(path, work);
  return work;
}

/** On a full disk the photo is still served, only not stored. */
async function keep(path: string, bytes: Buffer): Promise<Buffer | null> {
  try {
    await writeWholeFile(path, bytes);
    return null;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return bytes;
  }
}

/** Two levels, because some file systems are slow with 100,000 entries in one folder. */
const folderOf = (dataDir: string, hash: string) => join(dataDir, 'photos', hash.slice(0, 2), hash);

const masterPath = (dataDir: string, hash: string) => join(folderOf(dataDir, hash), 'master.jpg');

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
