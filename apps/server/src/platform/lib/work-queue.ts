export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

type Limit = {
  mostWaiting: number;
  /** What the caller is told when even the waiting room is full. */
  whenFull: () => Error;
};

/** Without a limit whoever comes waits. */
type WorkQueueOptions = { atOnce: number } & (Limit | { [key in keyof Limit]?: never });

/** Runs a few works at once and lets the others wait in the order they came. */
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
      // The turn is handed on, so that nobody who comes now can overtake.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
