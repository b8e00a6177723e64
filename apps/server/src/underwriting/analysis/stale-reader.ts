import type { Db } from '../../platform/db/db.ts';
import {
  BEGINNING,
  type HomeToAnalyze,
  listStaleHomes,
  type Mark,
  readClock,
  type Terms,
} from './analysis.queries.ts';

const WITHOUT_AREA: Mark = { areaId: null, id: 0 };

/** `readAt`: later changes are stale again. An empty batch means done. */
type StaleBatch = { homes: HomeToAnalyze[]; readAt: string };
export type StaleReader = { next: () => Promise<StaleBatch> };

/** Hands out each stale property once, in full batches that may span areas. */
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
      // Serialized: each read starts at the cursor of the one before.
      const mine = reading.then(read);
      reading = mine;
      return mine;
    },
  };
}
