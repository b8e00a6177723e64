/** Runs that a person started and nobody waits for: they end with the server. */
export function createRunsByHand() {
  const stopping = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  return {
    follow<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const running = run(stopping.signal);
      const ended = running.catch(() => undefined).finally(() => underWay.delete(ended));
      underWay.add(ended);
      return running;
    },
    areStopped: () => stopping.signal.aborted,
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

export type RunsByHand = ReturnType<typeof createRunsByHand>;
