import { parentPort } from 'node:worker_threads';
import { createAnalyser } from '@alpha/engine';
import type { HomeToAnalyse } from './analysis.queries.ts';
import { analyseBatch } from './analysis-batch.ts';

// One analyser a worker: it keeps the paths of the market at hand.
const analyser = createAnalyser();

parentPort?.on('message', ({ ticket, homes }: { ticket: number; homes: HomeToAnalyse[] }) => {
  parentPort?.postMessage({ ticket, result: analyseBatch(analyser, homes) });
});
