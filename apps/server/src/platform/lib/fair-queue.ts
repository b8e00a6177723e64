/**
 * Runs expensive work a few at a time and in turns between keys (addresses of clients), so that one key
 * with a hundred requests delays another key's first one by at most the work that is running. In the long
 * run a key gets a share of one core: work is counted by its time, and beyond a burst it waits.
 */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

type FairQueueOptions = {
  atOnce: number;
  atOncePerKey: number;
  /** Milliseconds of work a key may use at once after a rest. */
  burstMs: number;
  /** Share of the time a key may use after that, from 0 to 1. */
  share: number;
  mostWaiting: number;
  mostWaitingPerKey: number;
  /** Thrown when a queue is full: of this key alone, or of all. */
  whenFull: (isOwnQueue: boolean) => Error;
};

type Waiting = { start: () => void; refuse: (error: Error) => void };

type Lane = {
  waiting: Waiting[];
  running: number;
  /** Milliseconds of work not yet paid for by rest, at the time `countedAt`. */
  usedMs: number;
  countedAt: number;
};

/** Idle keys are forgotten beyond this many. */
const MOST_LANES = 5_000;

export function createFairQueue(
  options: FairQueueOptions,
  now = () => performance.now(),
): FairQueue {
  const { atOnce, atOncePerKey, burstMs, share, mostWaiting, mostWaitingPerKey } = options;
  /** In the order of their turns. */
  const lanes = new Map<string, Lane>();
  let running = 0;
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;

  const usedBy = (lane: Lane): number => {
    const at = now();
    lane.usedMs = Math.max(0, lane.usedMs - (at - lane.countedAt) * share);
    lane.countedAt = at;
    return lane.usedMs;
  };

  function laneOf(key: string): Lane {
    const known = lanes.get(key);
    if (known) return known;
    if (lanes.size >= MOST_LANES) forgetIdle();
    const lane = { waiting: [], running: 0, usedMs: 0, countedAt: now() };
    lanes.set(key, lane);
    return lane;
  }

  function forgetIdle(): void {
    for (const [key, lane] of lanes)
      if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(key);
  }

  /** Starts what may start, and comes back when the next one may. */
  function startNext(): void {
    clearTimeout(timer);
    let soonestMs = Number.POSITIVE_INFINITY;
    for (const [key, lane] of lanes) {
      if (running >= atOnce || waiting === 0) return;
      if (lane.waiting.length === 0 || lane.running >= atOncePerKey) continue;
      const overMs = usedBy(lane) - burstMs;
      if (overMs > 0) {
        soonestMs = Math.min(soonestMs, overMs / share);
        continue;
      }
      // To the end of the line: the others come first.
      lanes.delete(key);
      lanes.set(key, lane);
      lane.running += 1;
      running += 1;
      waiting -= 1;
      lane.waiting.shift()?.start();
    }
    if (Number.isFinite(soonestMs)) timer = setTimeout(startNext, Math.ceil(soonestMs)).unref();
  }

  /** A few keys that fill the queue must not shut out the others: the longest lane gives up its last. */
  function makeRoomFor(lane: Lane): boolean {
    let longest = lane;
    for (const other of lanes.values())
      if (other.waiting.length > longest.waiting.length) longest = other;
    if (longest.waiting.length <= lane.waiting.length + 1) return false;
    waiting -= 1;
    longest.waiting.pop()?.refuse(options.whenFull(false));
    return true;
  }

  return async (key, work) => {
    const lane = laneOf(key);
    if (lane.waiting.length >= mostWaitingPerKey) throw options.whenFull(true);
    if (waiting >= mostWaiting && !makeRoomFor(lane)) throw options.whenFull(false);
    await new Promise<void>((start, refuse) => {
      lane.waiting.push({ start, refuse });
      waiting += 1;
      startNext();
    });
    const begunAt = now();
    try {
      return await work();
    } finally {
      usedBy(lane);
      lane.usedMs += now() - begunAt;
      lane.running -= 1;
      running -= 1;
      // Others may be answered before the next expensive piece of work.
      setImmediate(startNext);
    }
  };
}
