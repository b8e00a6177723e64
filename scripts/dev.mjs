// npm run dev: the server restarts on change (tsx), the web reloads hot (Vite), on one port.
import './lib/use-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { bin } from './lib/steps.mjs';

await installDependencies();
const { buildMessages } = await import('./build-messages.mjs');
buildMessages();
const { buildGrammar } = await import('./build-grammar.mjs');
buildGrammar();
const rebuild = (folder, name, build) =>
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (/\.gen\.ts$/.test(file ?? '')) return;
    try {
      build();
    } catch (error) {
      console.error(`${name}: ${error.message}`);
    }
  });
rebuild('packages/i18n/messages', 'messages', buildMessages);
rebuild('packages/search-words/src', 'grammar', buildGrammar);

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const child = spawn(
  bin('tsx'),
  [
    'watch',
    '--clear-screen=false',
    '--exclude',
    'packages/i18n/src/generated/**',
    'apps/server/src/main.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 0));
