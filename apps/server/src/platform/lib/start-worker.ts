import { Worker } from 'node:worker_threads';

/** Loads a TypeScript worker through tsx; a worker's own loader flags are ignored in Node 20. */
const TYPESCRIPT_BOOT = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ tsImport }) => tsImport(workerData.source, workerData.source));
`;

/**
 * Starts a worker thread next to the calling module: its TypeScript source during development, the
 * bundled file in the build, or one that the tests bundled before they started.
 */
export function startWorker(
  importMetaUrl: string,
  name: string,
  workerData: Record<string, unknown>,
): Worker {
  if (!importMetaUrl.endsWith('.ts'))
    return new Worker(new URL(`./${name}.js`, importMetaUrl), { workerData });
  const bundles = process.env.WORKER_BUNDLES;
  if (bundles) return new Worker(`${bundles}/${name}.js`, { workerData });
  const source = new URL(`./${name}.ts`, importMetaUrl).href;
  return new Worker(TYPESCRIPT_BOOT, { eval: true, workerData: { ...workerData, source } });
}
