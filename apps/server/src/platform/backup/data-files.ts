import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDataFile } from './backup-format.ts';

/** Photo sizes are made again from their master; pending uploads must be sent again. */
const FOLDERS = ['photos', 'lead-files', 'outbox'];

/** Marker that identifies a data folder shared by several processes. */
const MARK = 'installation';

export type DataFile = { name: string; bytes: Buffer };

/** Files in the data folder besides the database, always in the same order. */
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

/** Files erased since they were listed are skipped. */
function orGone<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
