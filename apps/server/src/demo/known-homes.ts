import type { Db } from '../platform/db/db.ts';
import { listIllustrated } from './demo.queries.ts';

/** The market may be loaded, restored or replaced by another process while this one runs. */
const READ_AGAIN_MS = 30_000;

/**
 * → whether a listing or a member of staff of ours has pictures under this name. The names carry what is drawn, so without this
 * anybody could have any number of homes drawn.
 */
export function watchIllustratedHomes(db: Db): (home: string) => Promise<boolean> {
  let homes: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async () => {
    try {
      homes = new Set(await listIllustrated(db));
      readAt = performance.now();
    } finally {
      reading = null;
    }
  };
  return async (home) => {
    if (!homes.has(home) && performance.now() - readAt > READ_AGAIN_MS) {
      reading ??= read();
      await reading;
    }
    return homes.has(home);
  };
}
