import type pg from 'pg';

/** The oldest version decides the lag, so the newest are dropped when a replica is away for long. */
const MOST_SEEN = 1_000;
const ANSWER_MS = 4_000;
const VERSION = 'select version from search_state';

type Seen = { at: number; version: number };

/**
 * How old a replica's market is, measured by market versions: independent of clocks, a quiet primary
 * does not look like lag, and it works for any kind of copy.
 */
export function createLagMeter({ primary, replica }: { primary: pg.Pool; replica: pg.Pool }) {
  /** Versions the replica has not shown yet, and when the primary was first seen with them. */
  let missing: Seen[] = [];
  let newest = -1;
  let last: number | null = null;

  async function lookAtPrimary(at: number): Promise<void> {
    const version = await versionOf(primary);
    if (version <= newest) return;
    // The age of the first version is unknown.
    const since = newest === -1 ? Number.NEGATIVE_INFINITY : at;
    newest = version;
    if (missing.length < MOST_SEEN) missing.push({ at: since, version });
  }

  async function lagNow(): Promise<number> {
    // Without the primary nothing new is written, so the known versions still hold.
    await lookAtPrimary(Date.now()).catch(() => undefined);
    const shown = await versionOf(replica);
    missing = missing.filter(({ version }) => version > shown);
    const [first] = missing;
    return first ? Date.now() - first.at : 0;
  }

  return {
    /** In milliseconds; null when the replica does not answer. */
    async measure(): Promise<number | null> {
      last = await lagNow().catch(() => null);
      return last;
    },
    last: () => last,
  };
}

async function versionOf(pool: pg.Pool): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ANSWER_MS);
  });
  try {
    const { rows } = await Promise.race([pool.query(VERSION), tooLate]);
    const version = rows[0]?.version;
    if (typeof version !== 'number') throw new Error('not our database');
    return version;
  } finally {
    clearTimeout(timer);
  }
}
