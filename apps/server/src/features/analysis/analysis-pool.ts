import type { Worker } from 'node:worker_threads';
import { createAnalyser } from '@alpha/engine';
import { startWorker } from '../../lib/start-worker.ts';
import type { HomeToAnalyse } from './analysis.queries.ts';
import { analyseBatch, type BatchResult } from './analysis-batch.ts';

export type AnalysisPool = {
  size: number;
  analyse: (worker: number, homes: HomeToAnalyse[]) => Promise<BatchResult>;
  close: () => Promise<void>;
};

type Answer = { ticket: number; result: BatchResult };

/** Worker threads that compute; reading and writing stay with the caller. */
export function openAnalysisPool(size: number): AnalysisPool {
  const workers = Array.from({ length: size }, () =>
    startWorker(import.meta.url, 'analysis-worker', {}),
  );
  let tickets = 0;
  return {
    size,
    analyse: (index, homes) => {
      tickets += 1;
      return ask(workers[index % size] as Worker, tickets, homes);
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function ask(worker: Worker, ticket: number, homes: HomeToAnalyse[]): Promise<BatchResult> {
  return new Promise((resolve, reject) => {
    const listen = (answer: Answer) => {
      if (answer.ticket !== ticket) return;
      stop();
      resolve(answer.result);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const stop = () => {
      worker.off('message', listen);
      worker.off('error', fail);
    };
    worker.on('message', listen);
    worker.on('error', fail);
    worker.postMessage({ ticket, homes });
  });
}

/** In this thread, for a handful of homes: tests, and imports of a few rows. */
export function inlineAnalysisPool(): AnalysisPool {
  const analyser = createAnalyser();
  return {
    size: 1,
    analyse: async (_worker, homes) => analyseBatch(analyser, homes),
    close: async () => undefined,
  };
}
