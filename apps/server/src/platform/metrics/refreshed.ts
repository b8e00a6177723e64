type Options = {
  everyMs: number;
  /** Minimum pause as a multiple of the last reading's duration: 50 is 2 % of the time. */
  rest?: number;
};

/**
 * Caches a reading, however often it is requested. `wait`: the first caller after it expires waits for
 * a new one; otherwise callers get the old one while it is refreshed.
 */
export function refreshed<T>(read: () => Promise<T>, { everyMs, rest = 0 }: Options) {
  let known: T | null = null;
  let nextAt = 0;
  let reading: Promise<void> | null = null;

  async function renew(): Promise<void> {
    const begun = performance.now();
    try {
      known = await read();
    } finally {
      const tookMs = performance.now() - begun;
      nextAt = Date.now() + Math.max(everyMs, rest * tookMs);
      reading = null;
    }
  }

  /** Null: never read, or not available now. */
  return async (how: 'wait' | 'as known'): Promise<T | null> => {
    if (Date.now() >= nextAt) reading ??= renew();
    const failed = reading?.then(
      () => false,
      () => true,
    );
    return how === 'wait' && (await failed) ? null : known;
  };
}
