// The built server on a port of its own, watched for how long its event loop is held up.
import { spawn } from 'node:child_process';
import { root } from '../../lib/paths.mjs';

const LOOP_DELAY = './scripts/bench/search/loop-delay.mjs';

export async function startServer(env) {
  const port = 3_400 + Math.floor(Math.random() * 400);
  const child = spawn(process.execPath, ['--import', LOOP_DELAY, 'apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DEMO: '0',
      PORT: String(port),
      // The limits count by address: each request comes from another one.
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server ended');
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = () =>
    new Promise((resolve) => {
      child.on('close', resolve);
      child.kill('SIGTERM');
    });
  return { url, stop, watchLoop: () => child.kill('SIGUSR2') };
}
