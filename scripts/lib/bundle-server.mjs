// Bundles the server and its worker threads; npm packages stay external, except those in INSIDE.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { demoApart, strayDemoFiles } from './demo-apart.mjs';
import { root } from './paths.mjs';

const source = (path) => join(root, 'apps/server/src', path);
const WORKERS = {
  'pglite-worker': source('platform/db/embedded/pglite-worker.ts'),
  'analysis-worker': source('underwriting/analysis/analysis-worker.ts'),
  'render-worker': source('reports/render-worker/render-worker.ts'),
  'scan-worker': source('listings/search/market/scan-worker.ts'),
  'market-loader': source('listings/search/market/loader/market-loader.ts'),
  'word-loader': source('listings/search/market/loader/word-loader.ts'),
};

/**
 * Node parses a package's manifest again for each of its files. drizzle-orm's has 180 kB, for 108 files:
 * that took half of a program's start.
 */
const INSIDE = ['drizzle-orm'];

export function bundleServer() {
  const entryPoints = {
    main: source('main.ts'),
    'create-admin': source('commands/create-admin.ts'),
    analyze: source('commands/analyze.ts'),
    backtest: source('commands/backtest.ts'),
    'valuation-check': source('commands/valuation-check.ts'),
    import: source('commands/import.ts'),
    backup: source('commands/backup.ts'),
    restore: source('commands/restore.ts'),
    'replace-secret': source('commands/replace-secret.ts'),
    'demo-market': join(root, 'packages/demo-market/src/index.ts'),
    ...WORKERS,
  };
  return bundle(entryPoints, join(root, 'apps/server/dist'));
}

/** The worker threads alone, for tests that run the rest from its source. */
export const bundleWorkers = (folder) => bundle(WORKERS, folder);

async function bundle(entryPoints, outdir) {
  const manifests = [
    'apps/server',
    'packages/contract',
    'packages/i18n',
    'packages/report-model',
  ].map((folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
  const external = manifests
    .flatMap((manifest) => Object.keys(manifest.dependencies ?? {}))
    .filter((name) => !name.startsWith('@alpha/') && !INSIDE.includes(name));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: false,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    plugins: [demoApart],
    external: [...external.flatMap((name) => [name, `${name}/*`]), 'vite'],
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  const stray = strayDemoFiles(metafile);
  if (stray.length > 0)
    throw new Error(`The demo is in a bundle of the product:\n  ${stray.join('\n  ')}`);
}
