import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../../platform/lib/start-worker.ts';
import type { Columns } from './columns.ts';
import type { Rows } from './row-storage.ts';
import type { Selection, Share } from './select-rows.ts';
import type { Answers, Task, TaskOf } from './tasks.ts';

export type ScanRequest =
  /** The arrays are shared, not copied. */
  | { kind: 'rows'; rows: Omit<Rows, 'size'> }
  | {
      kind: 'task';
      ticket: number;
      size: number;
      selection: Selection;
      task: Task;
      share: Share;
    };
export type ScanResponse = { ticket: number } & (
  | { answer: Answers[Task['kind']] }
  | { failure: string }
);

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

/** A thread that scans; started on first use and again after a crash. */
export function openScanThread() {
  let worker: Worker | null = null;
  let known: { columns: Columns; generation: number } | null = null;
  let tickets = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = startWorker(import.meta.url, 'scan-worker', {});
    started.unref();
    const fail = (error: Error) => {
      if (worker === started) worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('a scanning thread exited')));
    started.on('message', (response: ScanResponse) => {
      const mine = waiting.get(response.ticket);
      waiting.delete(response.ticket);
      if ('failure' in response) mine?.reject(new Error(response.failure));
      else mine?.resolve(response.answer as never);
    });
    known = null;
    return started;
  }

  const send = (request: ScanRequest) => worker?.postMessage(request);

  return {
    ask<K extends Task['kind']>(
      columns: Columns,
      selection: Selection,
      task: TaskOf<K>,
      share: Share,
    ): Promise<Answers[K]> {
      worker ??= start();
      const { data, blocks, size, generation } = columns;
      if (known?.columns !== columns || known.generation !== generation) {
        send({ kind: 'rows', rows: { data, blocks } });
        known = { columns, generation };
      }
      tickets += 1;
      const ticket = tickets;
      return new Promise((resolve, reject) => {
        waiting.set(ticket, { resolve, reject });
        send({ kind: 'task', ticket, size, selection, task, share });
      });
    },
    close: async () => void (await worker?.terminate()),
  };
}
