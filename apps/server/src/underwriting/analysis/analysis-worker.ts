import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createAnalyser } from '@alpha/engine';
import type { HomeToAnalyse } from './analysis.queries.ts';
import { analyseBatch } from './analysis-batch.ts';

/** Below whoever answers people. Linux alone has a priority a thread: elsewhere all would go down. */
const NICENESS = 10;
if (process.platform === 'linux') setPriority(NICENESS);

// One analyser a worker: it keeps the paths of the market at hand.
const analyser = createAnalyser();

parentPort?.on('message', ({ ticket, homes }: { ticket: number; homes: HomeToAnalyse[] }) => {
  parentPort?.postMessage({ ticket, result: analyseBatch(analyser, homes) });
});
