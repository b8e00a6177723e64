import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ScannedFile, scanFile } from '../src/importing/reading/scan-file.ts';

/** A file with this text, as an import would find it. */
export async function scannedText(
  text: string,
  encoding: BufferEncoding = 'utf8',
): Promise<ScannedFile> {
  const path = join(await mkdtemp(join(tmpdir(), 'alpha-import-')), 'file.csv');
  await writeFile(path, Buffer.from(text, encoding));
  return scanFile(path);
}
