import { createHash } from 'node:crypto';
import { access, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isPhotoHash, PHOTO_TYPES, parsePhotoFile, photoUrl } from '@alpha/contract/photos';
import { AppError } from '../../../http/app-error.ts';
import { createWorkQueue } from '../../../lib/work-queue.ts';
import { writeWholeFile } from '../../../lib/write-whole-file.ts';
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

export type PhotoFile = { type: string; path: string; make: () => Promise<void> };

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
  if (!(await exists(path))) await make();
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

const underWay = new Map<string, Promise<void>>();

/** Everybody who asks for a file while it is being made waits for the same making. */
function makeOnce(path: string, encode: () => Promise<Buffer>): Promise<void> {
  const known = underWay.get(path);
  if (known) return known;
  const work = making(async () => {
    // Made between the asker's look and this turn.
    if (!(await exists(path))) await writeWholeFile(path, await encode());
  }).finally(() => underWay.delete(path));
  underWay.set(path, work);
  return work;
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
