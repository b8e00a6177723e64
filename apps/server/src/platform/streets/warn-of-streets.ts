import type { StreetProblem } from '@alpha/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../http/context.ts';
import { createStreets } from './streets.ts';

const SAYS: Record<StreetProblem, string> = {
  missing: 'it is not there',
  unreadable: 'it cannot be read',
  incomplete: 'it is shorter than its header says: copy it again, or wait until it is there',
  otherFormat: 'it is no PMTiles file of vector tiles in Protomaps’ schema',
  unreachable: 'its server does not answer with it; only public https addresses are asked',
  noRanges: 'its server does not send parts of files (HTTP range requests)',
};

/** A map without streets works, so this never stops a start. */
export async function warnOfStreets(
  deps: Pick<AppDeps, 'config' | 'internet'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const { mapPmtiles, mapStyleUrl } = deps.config;
  if (mapStyleUrl) return;
  const problem = await createStreets(deps).problem();
  // Nothing was promised: administrators read in the app how to add streets.
  if (!problem || (problem === 'missing' && !mapPmtiles)) return;
  const file = mapPmtiles ? 'MAP_PMTILES' : 'basemap.pmtiles in DATA_DIR';
  log.warn({ problem }, `The map has no streets: ${file} is not used, because ${SAYS[problem]}.`);
}
