import { createAnalyzer } from '@alpha/engine';
import { startWorker } from '../../platform/lib/start-worker.ts';
import type { HomeToAnalyze } from './analysis.queries.ts';
import { analyzeBatch, type BatchResult } from './analysis-batch.ts';

export type AnalysisPool = {
  size: number;
  analyze: (worker: number, homes: HomeToAnalyze[]) => Promise<BatchResult>;
  close: () => Promise<void>;
};

type Answer = { ticket: number; result: BatchResult };

/** Worker threads for computation; the caller does database access. */
export function openAnalysisPool(size: number): AnalysisPool {
  const workers = Array.from({ length: size }, () => openAnalysisWorker());
  return {
    size,
    analyze: (index, homes) => (workers[index % size] as (typeof workers)[number]).ask(homes),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** When a worker fails or exits, its pending request and all later ones reject. */
function openAnalysisWorker() {
  const worker = startWorker(import.meta.url, 'analysis-worker', {});
  const waiting = new Map<number, Waiting>();
  let failure: Error | null = null;
  let tickets = 0;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the analysis worker exited')));
  worker.on('message', ({ ticket, result }: Answer) => {
    waiting.get(ticket)?.resolve(result);
    waiting.delete(ticket);
  });
  return {
    ask: (homes: HomeToAnalyze[]) =>
      new Promise<BatchResult>((resolve, reject) => {
        if (failure) return reject(failure);
        tickets += 1;
        waiting.set(tickets, { resolve, reject });
        worker.postMessage({ ticket: tickets, homes });
      }),
    close: () => worker.terminate(),
  };
}

type Waiting = {
  resolve: (result: BatchResult) => void;
  reject: (error: Error) => void;
};

/** Runs in this thread, for tests and small imports. */
export function inlineAnalysisPool(): AnalysisPool {
  const analyzer = createAnalyzer();
  return {
    size: 1,
    analyze: async (_worker, homes) => analyzeBatch(analyzer, homes),
    close: async () => undefined,
  };
}
