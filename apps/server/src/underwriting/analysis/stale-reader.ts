import type { Db } from '../../platform/db/db.ts';
import {
  BEGINNING,
  type HomeToAnalyse,
  listStaleHomes,
  type Mark,
  readClock,
  type Terms,
} from './analysis.queries.ts';

const WITHOUT_AREA: Mark = { areaId: null, id: 0 };

/** `readAt`: what changes after it is stale again. No homes: all have been given out. */
type StaleBatch = { homes: HomeToAnalyse[]; readAt: string };
export type StaleReader = { next: () => Promise<StaleBatch> };

/** Gives every stale home to one of those who ask, in full batches however small the areas are. */
export function createStaleReader(db: Db, terms: Terms, homesAtOnce: number): StaleReader {
  let mark = BEGINNING;

  async function read(): Promise<StaleBatch> {
    const readAt = await readClock(db);
    const homes = await listStaleHomes(db, terms, mark, homesAtOnce);
    const last = homes.at(-1);
    if (last) mark = last;
    else if (mark.areaId !== null) {
      mark = WITHOUT_AREA;
      return read();
    }
    return { homes, readAt };
  }

  let reading: Promise<unknown> = Promise.resolve();
  return {
    next: () => {
      // One after the other: each begins where the one before has ended.
      const mine = reading.then(read);
      reading = mine;
      return mine;
    },
  };
}
