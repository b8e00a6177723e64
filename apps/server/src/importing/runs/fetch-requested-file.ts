import type { AppDeps } from '../../platform/http/context.ts';
import { type ImportRecord, updateImport } from '../imports/imports.queries.ts';
import { FileRefused } from '../reading/file-error.ts';
import { scanFile } from '../reading/scan-file.ts';
import { fetchFile, hasPassword, withoutPassword } from '../uploads/fetch-file.ts';
import { previewFile } from '../uploads/preview-file.ts';

/** The address of a requested file that has not been downloaded yet. */
export function addressToFetch({ path, options }: ImportRecord): string | null {
  const { fetchFrom } = options as { fetchFrom?: string };
  return path === null && fetchFrom !== undefined ? fetchFrom : null;
}

/** The date the server gave for a downloaded file. */
export const fetchedDayOf = ({ options }: ImportRecord): string | null =>
  (options as { modifiedOn?: string }).modifiedOn ?? null;

/** The source address, for display. Rows written by earlier versions may contain credentials. */
export function fetchedFrom({ options }: ImportRecord): string | null {
  const { fetchFrom = null } = options as { fetchFrom?: string };
  return fetchFrom !== null && hasPassword(fetchFrom) ? withoutPassword(fetchFrom) : fetchFrom;
}

/** Downloads and scans the file. Like an upload, it is imported only when a person starts it. */
export async function fetchRequestedFile(
  { database: { db }, ...deps }: AppDeps,
  { id, kind }: ImportRecord,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { path, name, modifiedOn } = await fetchFile(deps, url, signal);
    const file = await scanFile(path);
    if (kind === 'csv') await previewFile(file);
    signal.throwIfAborted();
    const options = { fetchFrom: url, modifiedOn };
    await updateImport(db, id, {
      path,
      name,
      fileHash: file.hash,
      options,
      status: 'ready',
      phase: null,
    });
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await updateImport(db, id, {
      status: 'failed',
      error: error.why,
      phase: null,
      finishedAt: new Date(),
    });
  }
}
