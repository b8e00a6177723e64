type Options = {
  everyMs: number;
  /** So many times as long as the last reading took, it is not read again: 50 is 2 % of the time. */
  rest?: number;
};

/**
 * A reading that is repeated now and then, however often it is asked for. `wait`: the first to ask
 * after a while waits for it; otherwise it is renewed behind what is known.
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

  /** Null: never read, or not to be had now. */
  return async (how: 'wait' | 'as known'): Promise<T | null> => {
    if (Date.now() >= nextAt) reading ??= renew();
    const failed = reading?.then(
      () => false,
      () => true,
    );
    return how === 'wait' && (await failed) ? null : known;
  };
}
