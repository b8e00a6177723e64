import type { HomeAnswer } from '@alpha/contract';

export type Answer = HomeAnswer | null;
/** `reason`: why not. */
export type GivenAnswer = {
  answer: Answer;
  reason: string;
  /** Who says so, of a link that was made for nobody in particular. */
  reader?: { name: string; contact: string };
};
export type SavingState = 'saving' | 'saved' | 'failed';

type Sender<Given> = {
  send: (position: number, given: Given) => Promise<unknown>;
  onState: (position: number, state: SavingState) => void;
  /** The link no longer works: retrying is pointless. */
  isPermanentFailure: (error: unknown) => boolean;
  onHopeless: () => void;
};

/** Short at first, then longer. */
const WAITS_MS = [1_500, 4_000, 10_000];

/** Saves the answers of each listing in sequence, the latest last, and keeps retrying. */
export function createAnswerSender<Given>({
  send,
  onState,
  isPermanentFailure,
  onHopeless,
}: Sender<Given>) {
  const wanted = new Map<number, Given>();
  const running = new Set<number>();
  const sleepers = new Set<() => void>();

  async function run(position: number) {
    running.add(position);
    for (let tries = 0; wanted.has(position); ) {
      const given = wanted.get(position) as Given;
      onState(position, 'saving');
      try {
        await send(position, given);
        tries = 0;
        // Changed while it was being sent: send again.
        if (wanted.get(position) === given) wanted.delete(position);
      } catch (error) {
        if (isPermanentFailure(error)) {
          wanted.clear();
          return onHopeless();
        }
        onState(position, 'failed');
        await pause(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0);
        tries += 1;
      }
    }
    running.delete(position);
    onState(position, 'saved');
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      sleepers.add(wake);
    });
  }

  function tryNow() {
    for (const wake of [...sleepers]) wake();
  }

  return {
    put(position: number, given: Given) {
      wanted.set(position, given);
      if (running.has(position)) tryNow();
      else void run(position);
    },
    tryNow,
    hasUnsaved: () => wanted.size > 0,
  };
}
