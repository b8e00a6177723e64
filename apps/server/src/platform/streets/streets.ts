import { join } from 'node:path';
import type { StreetProblem } from '@alpha/contract';
import { internetOf } from '../fetching/internet.ts';
import type { AppDeps } from '../http/context.ts';
import { localSnapshot } from './local-snapshot.ts';
import { type Archive, readArchive } from './read-archive.ts';
import { remoteSnapshot } from './remote-snapshot.ts';
import { SnapshotChanged, UnusableStreets } from './snapshot.ts';

type StreetDeps = Pick<AppDeps, 'config' | 'internet'>;

export type Streets = {
  /** Null without a file that can be used. */
  find: () => Promise<Archive | null>;
  problem: () => Promise<StreetProblem | null>;
};

const FILE = 'basemap.pmtiles';
/** It may be replaced while it is being looked at. */
const TRIES = 3;

/** The streets of the map: looked for at each question, so a file that is put there later is found. */
export function createStreets(deps: StreetDeps): Streets {
  const { mapPmtiles, dataDir } = deps.config;
  const find = isAddress(mapPmtiles)
    ? remoteSnapshot(mapPmtiles, internetOf(deps).fetch)
    : localSnapshot(mapPmtiles ?? join(dataDir, FILE));
  let last: { stamp: string; archive: Promise<Archive> } | null = null;

  async function current(triesLeft = TRIES): Promise<Archive> {
    try {
      const snapshot = await find();
      // A file that cannot be used is read again only after it has changed.
      if (last?.stamp !== snapshot.stamp)
        last = { stamp: snapshot.stamp, archive: readArchive(snapshot) };
      return await last.archive;
    } catch (error) {
      if (!(error instanceof SnapshotChanged)) throw error;
      last = null;
      if (triesLeft > 1) return current(triesLeft - 1);
      throw new UnusableStreets('incomplete', { cause: error });
    }
  }

  return {
    find: () =>
      current().catch((error: unknown) => {
        if (error instanceof UnusableStreets) return null;
        throw error;
      }),
    problem: () =>
      current().then(
        () => null,
        (error: unknown) => {
          if (error instanceof UnusableStreets) return error.problem;
          throw error;
        },
      ),
  };
}

const isAddress = (place: string | undefined): place is string =>
  place !== undefined && /^https?:/.test(place);
