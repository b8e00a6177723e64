import type { Db } from '../../platform/db/db.ts';
import type { Mapping } from '../adapters/adapter.ts';
import { FileRefused } from '../reading/file-error.ts';
import type { ScannedFile } from '../reading/scan-file.ts';
import { withCurrentNames } from '../rows/earlier-names.ts';
import { findMapping, rememberMapping } from './mappings.queries.ts';
import { previewFile } from './preview-file.ts';

/** The given mapping, else the one remembered for the same headers, else the guess. */
export async function mappingFor(
  db: Db,
  file: ScannedFile,
  given: Mapping | null,
): Promise<Mapping> {
  const { guess, fingerprint } = await previewFile(file);
  const remembered = await findMapping(db, fingerprint);
  if (!given) return remembered ?? guess;
  const mapping = Object.fromEntries(
    Object.entries({ ...(remembered ?? guess), ...withCurrentNames(given) }).filter(
      ([, header]) => header !== '',
    ),
  );
  await rememberMapping(db, fingerprint, mapping);
  return mapping;
}

/**
 * Two offices can both have a listing number 1, so the source must be a column or given by a
 * person.
 */
export function needSystem(mapping: Mapping, system: string): void {
  if (!mapping.system && !system) throw new FileRefused({ code: 'file.systemMissing' });
}
