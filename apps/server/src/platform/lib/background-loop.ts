import { setTimeout as delay } from 'node:timers/promises';
import { currentScope } from './work-scope.ts';

/** How long work in progress may take after stopping. */
const STOP_MS = 8_000;
/** After a failure the pauses double up to this. */
const LONGEST_PAUSE_MS = 15_000;

export type BackgroundLoop = { stop: () => Promise<void> };

type Work = {
  /** → whether there was work; then it runs again at once. */
  step: () => Promise<boolean>;
  pauseMs: number;
  /** Called when the work throws, for example while the database is away. */
  onFailure: (error: unknown) => void;
};

/** Repeats work in the background until the process stops. */
export function startLoop({ step, pauseMs, onFailure }: Work): BackgroundLoop {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const outcome = await step().catch((error: unknown) => {
        if (!stopping.signal.aborted) {
          currentScope()?.onCrash?.(error);
          onFailure(error);
        }
        return 'failed' as const;
      });
      failures = outcome === 'failed' ? failures + 1 : 0;
      if (outcome !== true)
        await delay(pauseAfter(failures, pauseMs), null, { signal: stopping.signal }).catch(
          () => undefined,
        );
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([running, delay(STOP_MS, null, { ref: false })]);
    },
  };
}

const pauseAfter = (failures: number, pauseMs: number) =>
  Math.min(pauseMs * 2 ** failures, Math.max(pauseMs, LONGEST_PAUSE_MS));
