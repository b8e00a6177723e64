type Pace = {
  /** Calls closer together than this cause one run. */
  pauseMs: number;
  /** However close the calls are, it runs within this time after the first of them. */
  mostMs: number;
};

/** Runs after a pause in the calls, and in a busy team at the latest after a while. */
export function paced(run: () => void, { pauseMs, mostMs }: Pace) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince: number | null = null;
  return {
    call: () => {
      const now = performance.now();
      waitsSince ??= now;
      clearTimeout(timer);
      const left = Math.max(0, waitsSince + mostMs - now);
      timer = setTimeout(
        () => {
          waitsSince = null;
          run();
        },
        Math.min(pauseMs, left),
      );
    },
    stop: () => clearTimeout(timer),
  };
}
