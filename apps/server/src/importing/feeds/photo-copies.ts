import { createWorkQueue } from '../../platform/lib/work-queue.ts';

/** Background copying, one feed at a time; stops with the process. */
export function createPhotoCopies(onFailure: (error: unknown) => void) {
  const queue = createWorkQueue({ atOnce: 1 });
  const underWay = new Set<Promise<void>>();
  return {
    follow(copy: () => Promise<void>): void {
      const ended = queue(copy)
        .catch(onFailure)
        .finally(() => underWay.delete(ended));
      underWay.add(ended);
    },
    /** Resolves when everything started has ended. */
    settled: async (): Promise<void> => void (await Promise.all(underWay)),
  };
}
