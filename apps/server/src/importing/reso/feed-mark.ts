import { createHash } from 'node:crypto';

/** Where the next run starts. Saved in one transaction with the rows it covers. */
export type FeedMark = {
  /** All changes up to this time of the server's clock are stored. */
  modifiedAt: string | null;
  /** Records read in the overlap that the next run reads again, as `time/digest`. */
  seen: string[];
  /** When all keys were last compared, by our clock. */
  keysComparedAt: string | null;
};

export const NO_MARK: FeedMark = { modifiedAt: null, seen: [], keysComparedAt: null };

/** This many rows in ascending order prove that the server sorts. */
const MIN_ASCENDING_ROWS = 20;
/** Beyond this limit, repeated records are read again and found unchanged. */
const MAX_SAVED = 2_000;
const MAX_REMEMBERED = 50_000;

export type Sighting = { system: string; key: string; modifiedAt: string | null };

type Options = { start: FeedMark; overlapMs: number; isOrdered: boolean };

/** Decides how far a run's mark may advance, and recognizes records seen before. */
export function createMarkKeeper({ start, overlapMs, isOrdered }: Options) {
  let newest = start.modifiedAt ?? '';
  let previous = '';
  let rises = 0;
  let inOrder = isOrdered;
  let startedAt = '';
  const seen = new Set(start.seen);

  /** → whether it is new. */
  function see({ system, key, modifiedAt }: Sighting): boolean {
    if (modifiedAt === null) return true;
    if (modifiedAt < previous) inOrder = false;
    if (modifiedAt > previous) rises += 1;
    previous = modifiedAt;
    if (modifiedAt > newest) newest = modifiedAt;
    const sighting = `${modifiedAt}/${digest(system, key)}`;
    if (seen.has(sighting)) return false;
    seen.add(sighting);
    const [oldest] = seen;
    if (seen.size > MAX_REMEMBERED && oldest) seen.delete(oldest);
    return true;
  }

  /**
   * If the server sorts, each page covers everything before it. Otherwise only the last page does,
   * and only up to the start of the run: later changes may be on a page already read. If disorder
   * is found late, the mark moves back.
   */
  function coveredUntil(isLast: boolean, serverTime: string): string | null {
    if (!newest) return start.modifiedAt;
    if (!inOrder && isLast) return earlier(newest, startedAt);
    // A mark in the future would hide every change until then.
    if (isLast || (inOrder && rises >= MIN_ASCENDING_ROWS)) return earlier(newest, serverTime);
    return start.modifiedAt;
  }

  return {
    see,
    markAfterPage(isLast: boolean, serverTimeMs: number): FeedMark {
      const serverTime = new Date(serverTimeMs).toISOString();
      startedAt ||= serverTime;
      const modifiedAt = coveredUntil(isLast, serverTime);
      const from = modifiedAt && new Date(Date.parse(modifiedAt) - overlapMs).toISOString();
      const again = from ? [...seen].filter((sighting) => sighting > from) : [];
      return { ...start, modifiedAt, seen: again.sort().slice(-MAX_SAVED) };
    },
  };
}

const earlier = (a: string, b: string) => (a < b ? a : b);

const digest = (system: string, key: string) =>
  createHash('sha256').update(`${system}\0${key}`).digest('base64url').slice(0, 12);
