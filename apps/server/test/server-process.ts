import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

export type ServerProcess = {
  child: ChildProcess;
  url: string;
  /** Everything printed so far, both streams. */
  output: () => string;
  /** The exit code, once it ends. */
  ended: Promise<number | null>;
};

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'alpha-'));

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The built program as an operator runs it: its own process with an environment. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  { program = 'main', args = [] }: { program?: string; args?: string[] } = {},
): Promise<ServerProcess> {
  return startProgram(env, [`${DIST}${program}.js`, ...args]);
}

async function startProgram(env: NodeJS.ProcessEnv, command: string[]): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DEMO: '0',
      PORT: port,
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, url: `http://127.0.0.1:${port}`, output: () => printed, ended };
}

/** Waits until it serves; if it exits, fails with its output. */
export async function untilReady(server: ServerProcess): Promise<void> {
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  for (;;) {
    if (hasEnded) throw new Error(`the server ended: ${server.output()}`);
    const answer = await fetch(`${server.url}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
