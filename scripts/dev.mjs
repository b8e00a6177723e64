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
watch(join(root, 'packages/i18n/messages'), { recursive: true }, () => {
  try {
    buildMessages();
  } catch (error) {
    console.error(`messages: ${error.message}`);
  }
});

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
