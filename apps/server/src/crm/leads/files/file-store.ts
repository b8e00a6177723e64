import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeWholeFile } from '../../../platform/lib/write-whole-file.ts';

/**
 * The only module that knows where the bytes of attached files are: `DATA_DIR/lead-files`, under the hash of
 * their content, outside of everything that is served.
 */
const FOLDER = 'lead-files';
const INCOMING = 'incoming';
const CONTENT = 'content';
const THUMBNAIL = 'thumbnail.jpg';
const HASH = /^[0-9a-f]{64}$/;
/** Longer than any upload takes. */
const GIVEN_UP_MS = 2 * 3_600_000;
const HUNG_UP = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

export type ReceivedFile = { path: string; hash: string; bytes: number };

/** Streams the body to a temporary file, which the caller removes; on failure nothing is left. */
export async function receiveFile(
  dataDir: string,
  body: Readable,
  maxBytes: number,
): Promise<ReceivedFile> {
  const folder = join(dataDir, FOLDER, INCOMING);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(new AppError('leadFile.tooLarge'));
      hash.update(chunk);
      return done(null, chunk);
    },
  });
  try {
    // Flushed to the disk before its row says that it is there.
    await pipeline(body, counted, createWriteStream(path, { mode: 0o600, flush: true }));
  } catch (error) {
    await dropReceived(path);
    throw isDisconnect(error) ? new AppError('request.malformed') : error;
  }
  return { path, hash: hash.digest('hex'), bytes };
}

/** The client disconnected; other errors, such as a full disk, are ours. */
const isDisconnect = (error: unknown): boolean =>
  HUNG_UP.has((error as NodeJS.ErrnoException).code ?? '');

export const dropReceived = (path: string): Promise<void> => rm(path, { force: true });

/** Moves it under its hash. Safe to repeat: a transaction that is tried again has moved it already. */
export async function keepReceived(
  dataDir: string,
  { path, hash }: ReceivedFile,
  thumbnail: Buffer | null,
): Promise<void> {
  const folder = folderOf(dataDir, hash);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (thumbnail) await writeWholeFile(join(folder, THUMBNAIL), thumbnail);
  await rename(path, join(folder, CONTENT)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return access(join(folder, CONTENT));
  });
}

type OpenFile = { bytes: number; body: Readable };

/** Null when it is not there. */
export const openContent = (dataDir: string, hash: string): Promise<OpenFile | null> =>
  openFile(join(folderOf(dataDir, hash), CONTENT));

export const openThumbnail = (dataDir: string, hash: string): Promise<OpenFile | null> =>
  openFile(join(folderOf(dataDir, hash), THUMBNAIL));

async function openFile(path: string): Promise<OpenFile | null> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return null;
  const { size } = await handle.stat();
  return { bytes: size, body: handle.createReadStream() };
}

export const removeStored = (dataDir: string, hash: string): Promise<void> =>
  rm(folderOf(dataDir, hash), { recursive: true, force: true });

/** Hashes of everything stored, in groups of at most a 256th. */
export async function* storedHashes(dataDir: string): AsyncGenerator<string[]> {
  for (const group of await namesIn(join(dataDir, FOLDER)))
    if (/^[0-9a-f]{2}$/.test(group)) {
      const names = await namesIn(join(dataDir, FOLDER, group));
      yield names.filter((name) => HASH.test(name));
    }
}

/** Temporary files of uploads whose process was killed. */
export async function removeGivenUp(dataDir: string, now = Date.now()): Promise<void> {
  const folder = join(dataDir, FOLDER, INCOMING);
  for (const name of await namesIn(folder)) {
    // Another process may have just removed it.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && now - found.mtimeMs > GIVEN_UP_MS) await dropReceived(join(folder, name));
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Two levels, because some file systems are slow with 100,000 entries in one folder. */
const folderOf = (dataDir: string, hash: string) => join(dataDir, FOLDER, hash.slice(0, 2), hash);
