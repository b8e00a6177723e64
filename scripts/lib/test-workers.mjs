// Worker threads for tests, bundled once: loading their TypeScript each time took most of the time.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWorkers } from './bundle-server.mjs';
import { cacheDir } from './paths.mjs';

export default async function setup() {
  const folder = join(cacheDir, `test-workers-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  await bundleWorkers(folder);
  process.env.WORKER_BUNDLES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
