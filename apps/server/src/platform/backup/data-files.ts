import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDataFile } from './backup-format.ts';

/** Sizes of a photo are made again from its master, uploads that wait are sent again. */
const FOLDERS = ['photos', 'outbox'];

/** The mark by which processes on one database know that they share a folder. */
const MARK = 'installation';

export type DataFile = { name: string; bytes: Buffer };

/** What the data folder holds beside the database, always in the same order. */
export async function* dataFiles(dataDir: string): AsyncGenerator<DataFile> {
  const mark = await orGone(readFile(join(dataDir, MARK)));
  if (mark) yield { name: MARK, bytes: mark };
  for (const folder of FOLDERS)
    for await (const name of namesIn(dataDir, folder)) {
      const bytes = await orGone(readFile(join(dataDir, name)));
      if (bytes) yield { name, bytes };
    }
}

async function* namesIn(dataDir: string, folder: string): AsyncGenerator<string> {
  const entries = (await orGone(readdir(join(dataDir, folder), { withFileTypes: true }))) ?? [];
  const sorted = entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of sorted) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* namesIn(dataDir, name);
    else if (isDataFile(name)) yield name;
  }
}

/** A file that was erased since it was listed is not part of the backup. */
function orGone<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
