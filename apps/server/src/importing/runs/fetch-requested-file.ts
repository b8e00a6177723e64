import type { AppDeps } from '../../platform/http/context.ts';
import { type ImportRecord, updateImport } from '../imports/imports.queries.ts';
import { FileRefused } from '../reading/file-error.ts';
import { scanFile } from '../reading/scan-file.ts';
import { fetchFile, hasPassword, withoutPassword } from '../uploads/fetch-file.ts';
import { previewFile } from '../uploads/preview-file.ts';

/** What is asked for by its address, and not here yet. */
export function addressToFetch({ path, options }: ImportRecord): string | null {
  const { fetchFrom } = options as { fetchFrom?: string };
  return path === null && fetchFrom !== undefined ? fetchFrom : null;
}

/** The day its server vouched for, of a file that was fetched. */
export const fetchedDayOf = ({ options }: ImportRecord): string | null =>
  (options as { modifiedOn?: string }).modifiedOn ?? null;

/** The address it was asked for from, to be shown; rows of before may hold what signs in. */
export function fetchedFrom({ options }: ImportRecord): string | null {
  const { fetchFrom = null } = options as { fetchFrom?: string };
  return fetchFrom !== null && hasPassword(fetchFrom) ? withoutPassword(fetchFrom) : fetchFrom;
}

/** Brings the file here and looks at it; to be imported it waits for a person, like an upload. */
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
