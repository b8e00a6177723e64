import type { Stats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { type FindSnapshot, SnapshotChanged, UnusableStreets } from './snapshot.ts';

/** A file of this machine, opened for each read: a new one can take its place at any time. */
export const localSnapshot = (path: string): FindSnapshot => {
  return async () => {
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      throw new UnusableStreets(isAbsent(error) ? 'missing' : 'unreadable', { cause: error });
    });
    if (!found.isFile()) throw new UnusableStreets('unreadable');
    const stamp = stampOf(found);
    const read = (start: number, length: number) =>
      withFile(path, async (file) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
        // Afterwards, because it may have been written to meanwhile.
        if (stampOf(await file.stat()) !== stamp) throw new SnapshotChanged();
        return buffer.subarray(0, bytesRead);
      });
    return { stamp, identity: identityOf(found), bytes: found.size, read };
  };
};

async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (isAbsent(error)) throw new SnapshotChanged();
    throw new UnusableStreets('unreadable', { cause: error });
  });
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

const isAbsent = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ENOTDIR';

const stampOf = ({ ino, size, mtimeMs }: Stats) => `${ino} ${size} ${mtimeMs}`;

/** In whole seconds: not every file system keeps more. */
const identityOf = ({ size, mtimeMs }: Stats) => `${size} ${Math.floor(mtimeMs / 1000)}`;
