import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createAnalyzer } from '@alpha/engine';
import type { HomeToAnalyze } from './analysis.queries.ts';
import { analyzeBatch } from './analysis-batch.ts';

/** Lower priority than request handling. Linux only: elsewhere it would affect the whole process. */
const NICENESS = 10;
if (process.platform === 'linux') setPriority(NICENESS);

// One per worker: it caches the simulated market paths.
const analyzer = createAnalyzer();

parentPort?.on('message', ({ ticket, homes }: { ticket: number; homes: HomeToAnalyze[] }) => {
  parentPort?.postMessage({ ticket, result: analyzeBatch(analyzer, homes) });
});
