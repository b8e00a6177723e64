// Builds what is stale: messages, grammar, web, server. `npm start` calls this; so can you.
import './lib/use-node.mjs';
import { pathToFileURL } from 'node:url';
import { installDependencies } from './lib/install.mjs';
import { oneAtATime } from './lib/one-at-a-time.mjs';
import { root } from './lib/paths.mjs';
import { whenStale } from './lib/stale.mjs';
import { bin, must } from './lib/steps.mjs';

const SHARED = [
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib',
];

const WEB = ['apps/web/build/server/index.js', 'apps/web/build/client/assets'];
const SERVER = [
  'main',
  'demo-market',
  'analyze',
  'backtest',
  'import',
  'backup',
  'restore',
  'replace-secret',
  'pglite-worker',
  'analysis-worker',
  'render-worker',
  'scan-worker',
  'market-loader',
  'word-loader',
].map((name) => `apps/server/dist/${name}.js`);

export async function build() {
  const { buildMessages } = await import('./build-messages.mjs');
  buildMessages();
  const { buildGrammar } = await import('./build-grammar.mjs');
  buildGrammar();
  await whenStale('web', [...SHARED, 'apps/web'], WEB, async () => {
    console.log('Building the web app…');
    await must(bin('react-router'), ['build'], { cwd: `${root}/apps/web` });
    const { compressAssets } = await import('./lib/compress-assets.mjs');
    await compressAssets(`${root}/apps/web/build/client`);
  });
  await whenStale('server', [...SHARED, 'apps/server'], SERVER, async () => {
    console.log('Building the server…');
    const { bundleServer } = await import('./lib/bundle-server.mjs');
    await bundleServer();
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await oneAtATime(async () => {
    await installDependencies();
    await build();
  });
}
