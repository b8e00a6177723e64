import type { Worker } from 'node:worker_threads';
import type { RoiStatistics } from '@alpha/engine';
import type { BundleProperty, BundleResult } from '@alpha/engine/bundle';
import type { ScenarioInputs, Simulated } from '@alpha/report-model/scenario';
import { AppError } from '../../platform/http/app-error.ts';
import { createFairQueue } from '../../platform/lib/fair-queue.ts';
import { startWorker } from '../../platform/lib/start-worker.ts';
import { createWorkQueue } from '../../platform/lib/work-queue.ts';
import type { ComparisonInput } from '../compare/pdf/comparison-input.ts';
import type { HomeYearInput } from '../holding/home-year-input.ts';
import type { ReportInput } from '../pdf/report-input.ts';
import type { PreviewInput } from '../picture/preview-layer.ts';
import type { Spreads } from '../spreads.ts';

type Job =
  | { kind: 'pdf'; input: ReportInput }
  | { kind: 'preview'; input: PreviewInput }
  | { kind: 'scenario'; input: ScenarioInputs }
  | { kind: 'spreads'; input: ScenarioInputs }
  | { kind: 'purchase'; input: ScenarioInputs }
  | { kind: 'home-year'; input: HomeYearInput }
  | { kind: 'comparison'; input: ComparisonInput }
  | { kind: 'rois'; input: readonly ScenarioInputs[] }
  | { kind: 'bundle'; input: readonly BundleProperty[] };
type Result = Uint8Array | string | Simulated | Spreads | readonly RoiStatistics[] | BundleResult;
export type RenderRequest = { id: number; job: Job };
export type RenderResponse = { id: number; result: Result } | { id: number; failure: string };

/** For a client in its turn. `gather` runs then, so that waiting jobs hold no data. */
export const printPdf = (client: string, gather: () => Promise<ReportInput>): Promise<Buffer> =>
  print(client, async () => ({ kind: 'pdf', input: await gather() }));

export const printComparisonPdf = (
  client: string,
  gather: () => Promise<ComparisonInput>,
): Promise<Buffer> => print(client, async () => ({ kind: 'comparison', input: await gather() }));

async function print(client: string, gather: () => Promise<Job>): Promise<Buffer> {
  const bytes = (await pdfs(client, async () => runJob(files(), await gather()))) as Uint8Array;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A year of a bought home; in the same turns. */
export const printHomeYear = (
  client: string,
  gather: () => Promise<HomeYearInput>,
): Promise<Buffer> => print(client, async () => ({ kind: 'home-year', input: await gather() }));

/** The text layer of a link preview as SVG, with text converted to paths. */
export async function layOutPreview(client: string, input: PreviewInput): Promise<string> {
  return (await previews(client, () => runJob(files(), { kind: 'preview', input }))) as string;
}

/** The simulated figures of a scenario; a page waits for them, so they don't queue behind files. */
export async function simulateInWorker(input: ScenarioInputs, turn: string): Promise<Simulated> {
  return (await simulations(turn, () =>
    runJob(figures(), { kind: 'scenario', input }),
  )) as Simulated;
}

/** Of several homes under the same scenario; a page waits for them too. */
export async function simulateRoisInWorker(
  inputs: readonly ScenarioInputs[],
  turn: string,
): Promise<readonly RoiStatistics[]> {
  const job = { kind: 'rois', input: inputs } as const;
  return (await simulations(turn, () => runJob(figures(), job))) as readonly RoiStatistics[];
}

/** Several homes on the same market paths. */
export async function bundleInWorker(
  homes: readonly BundleProperty[],
  turn: string,
): Promise<BundleResult> {
  const job = { kind: 'bundle', input: homes } as const;
  return (await simulations(turn, () => runJob(figures(), job))) as BundleResult;
}

/** What every report shows; found while its queries run. */
export async function findSpreadsInWorker(input: ScenarioInputs): Promise<Spreads> {
  return (await spreads(() => runJob(figures(), { kind: 'spreads', input }))) as Spreads;
}

/** Half a second of work, once for a purchase. */
export async function freezeInWorker(input: ScenarioInputs, turn: string): Promise<string> {
  const job = { kind: 'purchase', input } as const;
  return (await simulations(turn, () => runJob(figures(), job))) as string;
}

/** Loads the thread before somebody waits for it. */
export function warmFigures(): void {
  figures();
}

let lastId = 0;

/** Far more than the longest report takes. A hung worker is terminated so that it can't block the queue. */
const TIMEOUT_MS = 60_000;

const files = createWorker();
const figures = createWorker();

/**
 * Clients take turns, so that one with ten reports delays another one's by one report. In the long run a
 * client has half of the worker's time: an office behind one address prints twenty seconds at full speed.
 */
const TURNS = {
  atOnce: 1,
  atOncePerKey: 1,
  burstMs: 20_000,
  share: 1 / 2,
  mostWaitingPerKey: 10,
  mostWaiting: 60,
  whenFull: (isOwnQueue: boolean) =>
    new AppError(isOwnQueue ? 'request.tooMany' : 'service.unavailable', { retryAfterSeconds: 10 }),
};
const pdfs = createFairQueue(TURNS);
/** Behind the report that is being drawn, and never behind those that wait: chat apps give up soon. */
const previews = createFairQueue(TURNS);
/** Asked for by pages and for what we send; a scenario of a reader is simulated within a PDF's turn. */
const simulations = createFairQueue({ ...TURNS, burstMs: 10_000, mostWaitingPerKey: 8 });
/** Without a limit: the server has work for so many requests at once, and each takes tens of milliseconds. */
const spreads = createWorkQueue({ atOnce: 2 });

/** Started on first use and again after a crash. Unreferenced, so it doesn't keep the process alive. */
function createWorker(): () => Worker {
  let worker: Worker | null = null;
  return () => {
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
  };
}

function runJob(thread: Worker, job: Job): Promise<Result> {
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
}
