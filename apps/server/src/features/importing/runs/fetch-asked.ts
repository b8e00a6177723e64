import type { AppDeps } from '../../../http/context.ts';
import { FileRefused } from '../reading/file-error.ts';
import { scanFile } from '../reading/scan-file.ts';
import { fetchFile } from '../uploads/fetch-file.ts';
import { type ImportRecord, updateImport } from './imports.queries.ts';

/** What is asked for by its address, and not here yet. */
export function addressToFetch({ path, options }: ImportRecord): string | null {
  const { fetchFrom } = options as { fetchFrom?: string };
  return path === null && fetchFrom !== undefined ? fetchFrom : null;
}

/** The day its server vouched for, of a file that was fetched. */
export const fetchedDayOf = ({ options }: ImportRecord): string | null =>
  (options as { modifiedOn?: string }).modifiedOn ?? null;

/** Brings the file here and looks at it; to be imported it waits for a person, like an upload. */
export async function fetchAsked(
  { database: { db }, ...deps }: AppDeps,
  { id }: ImportRecord,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { path, name, modifiedOn } = await fetchFile(deps, url, signal);
    const { hash } = await scanFile(path);
    signal.throwIfAborted();
    const options = { fetchFrom: url, modifiedOn };
    await updateImport(db, id, {
      path,
      name,
      fileHash: hash,
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
