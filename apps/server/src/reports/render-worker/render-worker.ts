import { parentPort } from 'node:worker_threads';
import { simulateRoi } from '@alpha/engine';
import { bundle } from '@alpha/engine/bundle';
import { simulateScenario } from '@alpha/report-model/simulate-scenario';
import { drawComparisonPdf } from '../compare/pdf/comparison-document.ts';
import { freezeForecast } from '../holding/freeze-forecast.ts';
import { drawHomeYear } from '../holding/home-year-document.ts';
import { drawReport } from '../pdf/report-document.ts';
import { previewLayer } from '../picture/preview-layer.ts';
import { findSpreads } from '../spreads.ts';
import type { RenderRequest, RenderResponse } from './render-client.ts';

// Text layout can take seconds on a busy machine, a simulation 100 ms; a worker thread keeps them off
// the event loop.
parentPort?.on('message', async ({ id, job }: RenderRequest) => {
  parentPort?.postMessage(await render(id, job));
});

async function render(id: number, job: RenderRequest['job']): Promise<RenderResponse> {
  try {
    if (job.kind === 'pdf') return { id, result: await drawReport(job.input) };
    if (job.kind === 'scenario') return { id, result: simulateScenario(job.input) };
    if (job.kind === 'comparison') return { id, result: await drawComparisonPdf(job.input) };
    if (job.kind === 'rois')
      return { id, result: job.input.map(({ inputs, market }) => simulateRoi(inputs, market).roi) };
    if (job.kind === 'bundle') return { id, result: bundle(job.input) };
    if (job.kind === 'spreads') return { id, result: findSpreads(job.input) };
    if (job.kind === 'purchase') return { id, result: freezeForecast(job.input) };
    if (job.kind === 'home-year') return { id, result: await drawHomeYear(job.input) };
    return { id, result: previewLayer(job.input) };
  } catch (error) {
    return { id, failure: String((error as Error).stack ?? error) };
  }
}
