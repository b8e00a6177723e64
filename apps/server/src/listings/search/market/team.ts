import { availableParallelism } from 'node:os';
import type { Columns } from './columns.ts';
import { openScanThread } from './scan-thread.ts';
import { type Selection, WHOLE } from './select-rows.ts';
import { type Answers, runTask, type Task, type TaskOf } from './tasks.ts';

/** Those who scan: the calling thread alone, or worker threads with shares of the blocks. */
export type Team = {
  /** Threads that scan at the same time. */
  size: number;
  /** One answer for each share. */
  run: <K extends Task['kind']>(
    columns: Columns,
    selection: Selection,
    task: TaskOf<K>,
  ) => Promise<Answers[K][]>;
  close: () => Promise<void>;
};

/** For a market that is scanned in less time than it takes to ask a thread. */
export const ALONE: Team = {
  size: 1,
  run: async (columns, selection, task) => [runTask(columns, selection, task, WHOLE)],
  close: async () => undefined,
};

/** 32,768 rows: every thread has a part of each large city. */
const RUN_BITS = 6;

/** `threads` besides the calling one, which scans too if `isHelping`. */
export function openTeam(
  threads: number,
  { runBits = RUN_BITS, isHelping = false }: { runBits?: number; isHelping?: boolean } = {},
): Team {
  const workers = Array.from({ length: threads }, () => openScanThread());
  const of = threads + Number(isHelping);
  return {
    size: of,
    async run(columns, selection, task) {
      const share = (part: number) => ({ part, of, runBits });
      const asked = workers.map((worker, part) =>
        worker.ask(columns, selection, task, share(part)),
      );
      const own = isHelping ? [runTask(columns, selection, task, share(threads))] : [];
      const answers = await Promise.allSettled(asked);
      const isComplete = answers.every(({ status }) => status === 'fulfilled');
      // A thread that crashed is started again by the next search.
      if (!isComplete) return [runTask(columns, selection, task, WHOLE)];
      return [...(await Promise.all(asked)), ...own];
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

let team: Team | null = null;

/** One thread for each core but the first, which has the requests; with two cores it helps. */
export function processTeam(): Team {
  const cores = availableParallelism();
  team ??= openTeam(Math.max(1, cores - 1), { isHelping: cores <= 2 });
  return team;
}
