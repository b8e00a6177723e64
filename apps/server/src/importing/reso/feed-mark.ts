import { createHash } from 'node:crypto';

/** Where the next run begins. Saved with the rows it vouches for, in one transaction. */
export type FeedMark = {
  /** Everything changed up to this moment of the server's clock is with us. */
  modifiedAt: string | null;
  /** What was read of the stretch that the next run reads again, as `moment/digest`. */
  seen: string[];
  /** When all keys were last compared, by our clock. */
  keysComparedAt: string | null;
};

export const NO_MARK: FeedMark = { modifiedAt: null, seen: [], keysComparedAt: null };

/** So many rows each later than the one before are no accident: the server does sort. */
const PROOF_OF_ORDER = 20;
/** More are not kept; what is read twice is then found unchanged when it is compared. */
const MAX_SAVED = 2_000;
const MAX_REMEMBERED = 50_000;

export type Sighting = { system: string; key: string; modifiedAt: string | null };

type Options = { start: FeedMark; overlapMs: number; isOrdered: boolean };

/** Decides how far a run may vouch for, and tells what it has seen before. */
export function createMarkKeeper({ start, overlapMs, isOrdered }: Options) {
  let newest = start.modifiedAt ?? '';
  let previous = '';
  let rises = 0;
  let inOrder = isOrdered;
  let startedAt = '';
  const seen = new Set(start.seen);

  /** → whether it is new to us. */
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
   * Of a server that sorts, each page vouches for all before it. Otherwise only the last one does,
   * and only up to the run's beginning: what changed meanwhile may lie on a page already turned.
   * A disorder found late takes an earlier promise back.
   */
  function vouched(isLast: boolean, serverTime: string): string | null {
    if (!newest) return start.modifiedAt;
    if (!inOrder && isLast) return earlier(newest, startedAt);
    // A moment yet to come would hide every change until then.
    if (isLast || (inOrder && rises >= PROOF_OF_ORDER)) return earlier(newest, serverTime);
    return start.modifiedAt;
  }

  return {
    see,
    markAfterPage(isLast: boolean, serverTimeMs: number): FeedMark {
      const serverTime = new Date(serverTimeMs).toISOString();
      startedAt ||= serverTime;
      const modifiedAt = vouched(isLast, serverTime);
      const from = modifiedAt && new Date(Date.parse(modifiedAt) - overlapMs).toISOString();
      const again = from ? [...seen].filter((sighting) => sighting > from) : [];
      return { ...start, modifiedAt, seen: again.sort().slice(-MAX_SAVED) };
    },
  };
}

const earlier = (a: string, b: string) => (a < b ? a : b);

const digest = (system: string, key: string) =>
  createHash('sha256').update(`${system}\0${key}`).digest('base64url').slice(0, 12);
