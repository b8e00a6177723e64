import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createAnalyser } from '@alpha/engine';
import type { HomeToAnalyse } from './analysis.queries.ts';
import { analyseBatch } from './analysis-batch.ts';

/** Lower priority than request handling. Linux only: elsewhere it would affect the whole process. */
const NICENESS = 10;
if (process.platform === 'linux') setPriority(NICENESS);

// One per worker: it caches the simulated market paths.
const analyser = createAnalyser();

parentPort?.on('message', ({ ticket, homes }: { ticket: number; homes: HomeToAnalyse[] }) => {
  parentPort?.postMessage({ ticket, result: analyseBatch(analyser, homes) });
});
