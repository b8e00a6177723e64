import type { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/http/app-error.ts';
import { startWorker } from '../../platform/lib/start-worker.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';
import type { ReportInput } from '../pdf/report-input.ts';
import type { PreviewInput } from '../picture/preview-layer.ts';

type Job = { kind: 'pdf'; input: ReportInput } | { kind: 'preview'; input: PreviewInput };
type Result = Uint8Array | string;
export type PressQuestion = { ticket: number; job: Job };
export type PressAnswer = { ticket: number; result: Result } | { ticket: number; failure: string };

/** The PDF's bytes. What it is made of is gathered when its turn has come: who waits costs nothing. */
export async function printPdf(gather: () => Promise<ReportInput>): Promise<Buffer> {
  const bytes = (await ask(async () => ({ kind: 'pdf', input: await gather() }))) as Uint8Array;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The words of a link preview as SVG, with every letter a path. */
export async function layOutPreview(input: PreviewInput): Promise<string> {
  return (await ask(async () => ({ kind: 'preview', input }))) as string;
}

/** One thread prints one thing after the other; past this the asker is told to come again. */
const inLine = createWorkQueue({
  atOnce: 1,
  mostWaiting: 20,
  whenFull: () => new AppError('service.unavailable', { retryAfterSeconds: 10 }),
});

let worker: Worker | null = null;
let tickets = 0;

/** Far more than the longest report takes; a press that hangs would hold up everybody for ever. */
const LONGEST_MS = 60_000;

function ask(gather: () => Promise<Job>): Promise<Result> {
  return inLine(async () => {
    const job = await gather();
    const press = openWorker();
    tickets += 1;
    const ticket = tickets;
    return new Promise<Result>((resolve, reject) => {
      const done = (settle: () => void) => {
        clearTimeout(limit);
        press.off('message', hear).off('error', fail).off('exit', end);
        settle();
      };
      const hear = (answer: PressAnswer) => {
        if (answer.ticket !== ticket) return;
        if ('failure' in answer) done(() => reject(new Error(answer.failure)));
        else done(() => resolve(answer.result));
      };
      const fail = (error: Error) => done(() => reject(error));
      const end = () => done(() => reject(new Error('the press stopped')));
      const limit = setTimeout(() => void press.terminate(), LONGEST_MS);
      press.on('message', hear).on('error', fail).on('exit', end);
      press.postMessage({ ticket, job } satisfies PressQuestion);
    });
  });
}

/** Started by the first who asks, again after a crash, and never what keeps the process alive. */
function openWorker(): Worker {
  if (worker) return worker;
  const started = startWorker(import.meta.url, 'press-worker', {});
  started.unref();
  started.on('exit', () => {
    if (worker === started) worker = null;
  });
  // A crash reaches whoever waits; without a listener it would end the process.
  started.on('error', () => undefined);
  worker = started;
  return started;
}
