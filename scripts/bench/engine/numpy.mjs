// numpy as a child process: one JSON request a line, one JSON answer a line.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../lib/paths.mjs';

/** Debian puts its packages into its own python, which need not be the first on the path. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/** `null` when there is no python or it has no numpy. Nothing is installed. */
export async function startNumpy() {
  const child = spawn(PYTHON, [join(root, 'scripts/bench/engine/peer.py')], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // One thread each: the engine has one too.
    env: { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' },
  });
  const waiting = [];
  const closed = new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', () => resolve(null));
  });
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
  const nextLine = () => Promise.race([new Promise((resolve) => waiting.push(resolve)), closed]);
  const hello = await nextLine();
  if (hello === null) return null;
  return {
    version: JSON.parse(hello).numpy,
    async call(name, request = {}) {
      child.stdin.write(`${JSON.stringify({ call: name, ...request })}\n`);
      const line = await nextLine();
      if (line === null) throw new Error(`numpy stopped in ${name}`);
      return JSON.parse(line);
    },
    stop() {
      child.stdin.end();
      return closed;
    },
  };
}
