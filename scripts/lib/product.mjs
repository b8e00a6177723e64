// The built product on its own port, as an operator runs it; can be stopped, killed and restarted.
import { spawn } from 'node:child_process';
import { freePort } from './free-port.mjs';
import { root } from './paths.mjs';

const START_LIMIT_MS = 600_000;

/** `flags` are Node’s own. */
export async function startProduct(env, { flags = [], isServing = true } = {}) {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [...flags, 'apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DEMO: '0',
      PORT: port,
      // Rate limits count by address: each request claims another one.
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  if (isServing)
    await untilReady(url, child).catch((error) => {
      child.kill('SIGKILL');
      throw error;
    });
  const end = (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  return {
    url,
    port,
    child,
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** The demo's homes are analyzed in the background after the server answers. */
export async function untilAnalyzed(url) {
  for (let before = -1; ; await new Promise((resolve) => setTimeout(resolve, 2_000))) {
    const { total } = await (await fetch(`${url}/api/properties?page=1`)).json();
    if (total > 0 && total === before) return;
    before = total;
  }
}

async function untilReady(url, child) {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error('the server ended');
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not start');
}
