import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WorkerOptions } from 'node:worker_threads';

/**
 * Where a worker's program stands: beside its source while developing and testing (run through
 * tsx), or as a bundled file beside main.js in the build.
 */
export function workerFile(
  importMetaUrl: string,
  sourcePath: string,
  bundledName: string,
): { url: URL; options: WorkerOptions } {
  const source = new URL(sourcePath, importMetaUrl);
  if (importMetaUrl.endsWith('.ts') && existsSync(fileURLToPath(source)))
    return { url: source, options: { execArgv: ['--import', 'tsx'] } };
  return { url: new URL(bundledName, importMetaUrl), options: {} };
}
