import type { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/http/app-error.ts';
import { startWorker } from '../../platform/lib/start-worker.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';
import type { ReportInput } from '../pdf/report-input.ts';
import type { PreviewInput } from '../picture/preview-layer.ts';

type Job = { kind: 'pdf'; input: ReportInput } | { kind: 'preview'; input: PreviewInput };
type Result = Uint8Array | string;
export type RenderRequest = { id: number; job: Job };
export type RenderResponse = { id: number; result: Result } | { id: number; failure: string };

/** `gather` runs when the job leaves the queue, so that waiting jobs hold no data. */
export async function printPdf(gather: () => Promise<ReportInput>): Promise<Buffer> {
  const bytes = (await render(async () => ({ kind: 'pdf', input: await gather() }))) as Uint8Array;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The text layer of a link preview as SVG, with text converted to paths. */
export async function layOutPreview(input: PreviewInput): Promise<string> {
  return (await render(async () => ({ kind: 'preview', input }))) as string;
}

/** One job at a time. When the queue is full, callers get a 503 with `Retry-After`. */
const queue = createWorkQueue({
  atOnce: 1,
  mostWaiting: 20,
  whenFull: () => new AppError('service.unavailable', { retryAfterSeconds: 10 }),
});

let worker: Worker | null = null;
let lastId = 0;

/** Far more than the longest report takes. A hung worker is terminated so that it can't block the queue. */
const TIMEOUT_MS = 60_000;

function render(gather: () => Promise<Job>): Promise<Result> {
  return queue(async () => {
    const job = await gather();
    const thread = openWorker();
    lastId += 1;
    const id = lastId;
    return new Promise<Result>((resolve, reject) => {
      const done = (settle: () => void) => {
        clearTimeout(limit);
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        settle();
      };
      const onMessage = (response: RenderResponse) => {
        if (response.id !== id) return;
        if ('failure' in response) done(() => reject(new Error(response.failure)));
        else done(() => resolve(response.result));
      };
      const onError = (error: Error) => done(() => reject(error));
      const onExit = () => done(() => reject(new Error('the render worker exited')));
      const limit = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      thread.postMessage({ id, job } satisfies RenderRequest);
    });
  });
}

/** Started on first use and again after a crash. Unreferenced, so it doesn't keep the process alive. */
function openWorker(): Worker {
  if (worker) return worker;
  const started = startWorker(import.meta.url, 'render-worker', {});
  started.unref();
  started.on('exit', () => {
    if (worker === started) worker = null;
  });
  // Pending jobs have their own listeners; without this one, a crash between jobs would end the process.
  started.on('error', () => undefined);
  worker = started;
  return started;
}
