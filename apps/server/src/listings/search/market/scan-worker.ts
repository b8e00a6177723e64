import { parentPort } from 'node:worker_threads';
import type { Rows } from './row-storage.ts';
import type { ScanRequest, ScanResponse } from './scan-thread.ts';
import { runTask } from './tasks.ts';

// Scans its share of the market. The main thread writes only while no task is running.
let known: Omit<Rows, 'size'> | null = null;

parentPort?.on('message', (request: ScanRequest) => {
  if (request.kind === 'rows') {
    known = request.rows;
    return;
  }
  parentPort?.postMessage(run(request));
});

function run(request: ScanRequest & { kind: 'task' }): ScanResponse {
  const { ticket, size, selection, task, share } = request;
  try {
    if (!known) throw new Error('no rows were sent');
    return { ticket, answer: runTask({ ...known, size }, selection, task as never, share) };
  } catch (error) {
    return { ticket, failure: String((error as Error).stack ?? error) };
  }
}
