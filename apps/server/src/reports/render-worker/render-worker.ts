import { parentPort } from 'node:worker_threads';
import { drawReport } from '../pdf/report-document.ts';
import { previewLayer } from '../picture/preview-layer.ts';
import type { RenderRequest, RenderResponse } from './render-client.ts';

// Text layout can take seconds on a busy machine; a worker thread keeps it off the event loop.
parentPort?.on('message', async ({ id, job }: RenderRequest) => {
  parentPort?.postMessage(await render(id, job));
});

async function render(id: number, job: RenderRequest['job']): Promise<RenderResponse> {
  try {
    const result = job.kind === 'pdf' ? await drawReport(job.input) : previewLayer(job.input);
    return { id, result };
  } catch (error) {
    return { id, failure: String((error as Error).stack ?? error) };
  }
}
