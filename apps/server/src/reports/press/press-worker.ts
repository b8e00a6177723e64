import { parentPort } from 'node:worker_threads';
import { drawReport } from '../pdf/report-document.ts';
import { previewLayer } from '../picture/preview-layer.ts';
import type { PressAnswer, PressQuestion } from './press.ts';

// Laying out text is seconds of work on a busy machine: here it holds up nobody's page.
parentPort?.on('message', async ({ ticket, job }: PressQuestion) => {
  parentPort?.postMessage(await answer(ticket, job));
});

async function answer(ticket: number, job: PressQuestion['job']): Promise<PressAnswer> {
  try {
    const result = job.kind === 'pdf' ? await drawReport(job.input) : previewLayer(job.input);
    return { ticket, result };
  } catch (error) {
    return { ticket, failure: String((error as Error).stack ?? error) };
  }
}
