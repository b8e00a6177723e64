// Bundles the server and its worker threads; packages from npm stay outside.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { demoApart, strayDemoFiles } from './demo-apart.mjs';
import { root } from './paths.mjs';

export async function bundleServer() {
  const server = join(root, 'apps/server');
  const manifests = [
    'apps/server',
    'packages/contract',
    'packages/i18n',
    'packages/report-model',
  ].map((folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
  const external = manifests
    .flatMap((manifest) => Object.keys(manifest.dependencies ?? {}))
    .filter((name) => !name.startsWith('@alpha/'));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: join(server, 'src/main.ts'),
      'create-admin': join(server, 'src/commands/create-admin.ts'),
      analyse: join(server, 'src/commands/analyse.ts'),
      import: join(server, 'src/commands/import.ts'),
      backup: join(server, 'src/commands/backup.ts'),
      restore: join(server, 'src/commands/restore.ts'),
      'pglite-worker': join(server, 'src/platform/db/embedded/pglite-worker.ts'),
      'analysis-worker': join(server, 'src/underwriting/analysis/analysis-worker.ts'),
      'press-worker': join(server, 'src/reports/press/press-worker.ts'),
      'demo-market': join(root, 'packages/demo-market/src/index.ts'),
    },
    outdir: join(server, 'dist'),
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
