import { createHash } from 'node:crypto';
import { access, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isPhotoHash, PHOTO_TYPES, parsePhotoFile, photoUrl } from '@alpha/contract/photos';
import { AppError } from '../../platform/http/app-error.ts';
import { isDiskFull } from '../../platform/lib/disk-full.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';
import { writeWholeFile } from '../../platform/lib/write-whole-file.ts';
import { encodeMaster, encodePhoto, sizeOfMaster } from './photo-encoding.ts';

/** Ready for a row of `property_images`. */
export type StoredPhoto = { url: string; width: number; height: number };

/**
 * Keeps a photo under the hash of its bytes; the same bytes again change nothing. Throws a
 * `PhotoError` with its reason for what is not a photo we can show.
 */
export async function storePhoto(dataDir: string, bytes: Uint8Array): Promise<StoredPhoto> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const master = masterPath(dataDir, hash);
  await storing(async () => {
    if (!(await exists(master))) await writeWholeFile(master, await encodeMaster(bytes));
  });
  return { url: photoUrl(hash), ...(await sizeOfMaster(master)) };
}

export type PhotoFile = { type: string; path: string; make: Make };

/** → the bytes where they could not be kept, null where they are in their file. */
type Make = () => Promise<Buffer | null>;

/** One size of a photo that we have, whether or not it has been made already. */
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

/** Its bytes; made now if nobody has asked for them before. */
export async function openPhoto({ path, make }: PhotoFile): Promise<OpenPhoto> {
  const unkept = (await exists(path)) ? null : await make();
  if (unkept) return { bytes: unkept.length, body: Readable.from([unkept]) };
  const handle = await open(path);
  const { size } = await handle.stat();
  return { bytes: size, body: handle.createReadStream() };
}

type OpenPhoto = { bytes: number; body: Readable };

/** Two of the four threads that Node shares among files, passwords and pictures. */
const making = createWorkQueue({
  atOnce: 2,
  // Some twenty screens full of new photos, half a minute of work: more would wait in vain.
  mostWaiting: 240,
  whenFull: () => new AppError('service.unavailable', { retryAfterSeconds: 5 }),
});

/** One after the other: a decoded photo may take 200 MB. An import may take its time. */
const storing = createWorkQueue({
  atOnce: 1,
  mostWaiting: Number.POSITIVE_INFINITY,
  whenFull: () => new Error('unreachable: this queue has no end'),
});

const underWay = new Map<string, Promise<Buffer | null>>();

/** Everybody who asks for a file while it is being made waits for the same making. */
function makeOnce(path: string, encode: () => Promise<Buffer>): Promise<Buffer | null> {
  const known = underWay.get(path);
  if (known) return known;
  const work = making(async () => {
    // Made between the asker's look and this turn.
    return (await exists(path)) ? null : keep(path, await encode());
  }).finally(() => underWay.delete(path));
  underWay.set(path, work);
  return work;
}

/** A full disk costs the next asker the work again, but nobody the picture. */
async function keep(path: string, bytes: Buffer): Promise<Buffer | null> {
  try {
    await writeWholeFile(path, bytes);
    return null;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return bytes;
  }
}

/** Two levels, for some file systems grow slow with a hundred thousand entries in one folder. */
const folderOf = (dataDir: string, hash: string) => join(dataDir, 'photos', hash.slice(0, 2), hash);

const masterPath = (dataDir: string, hash: string) => join(folderOf(dataDir, hash), 'master.jpg');

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
