import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../platform/http/app-error.ts';

const FOLDER = 'imports';
/** Files that nobody has imported by then are deleted. */
const KEPT_MS = 7 * 86_400_000;
const HUNG_UP = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Streams the body to a file; the file is removed on failure. → its path. */
export async function storeUpload(
  dataDir: string,
  body: Readable,
  maxBytes: number,
): Promise<string> {
  const path = await newFilePath(dataDir);
  try {
    await pipeline(body, upTo(maxBytes), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw isDisconnect(error) ? new AppError('request.malformed') : error;
  }
  return path;
}

/** The client disconnected; other errors, such as a full disk, are ours. */
const isDisconnect = (error: unknown): boolean =>
  HUNG_UP.has((error as NodeJS.ErrnoException).code ?? '');

/** Where an uploaded file is kept until it has been imported. */
export async function newFilePath(dataDir: string): Promise<string> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOld(folder);
  return join(folder, `${crypto.randomUUID()}.upload`);
}

const GENERATED_NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.upload$/;

/** Only deletes files in our folder with a name we generated. */
export async function removeStored(path: string): Promise<void> {
  if (basename(dirname(path)) !== FOLDER || !GENERATED_NAME.test(basename(path))) return;
  await rm(path, { force: true });
}

function upTo(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new AppError('request.tooLarge'));
      else done(null, chunk);
    },
  });
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have just deleted it.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}
