export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

type Limit = {
  mostWaiting: number;
  /** Thrown when the queue is full. */
  whenFull: () => Error;
};

/** Without a limit every caller waits. */
type WorkQueueOptions = { atOnce: number } & (Limit | { [key in keyof Limit]?: never });

/** Runs a few tasks at once and queues the others in order. */
export function createWorkQueue({ atOnce, mostWaiting, whenFull }: WorkQueueOptions): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (mostWaiting !== undefined && waiting.length >= mostWaiting) throw whenFull();
    await new Promise<void>((start) => waiting.push(start));
  }

  return async (work) => {
    await takeTurn();
    try {
      return await work();
    } finally {
      // Passed on directly, so that a new caller cannot overtake.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
