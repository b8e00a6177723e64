// Runs the import command and measures time, CPU and memory.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../../lib/paths.mjs';

const EVERY_MS = 200;
/** Linux counts in hundredths of a second, whatever its clock does. */
const TICKS = 100;

/** → rows, seconds, CPU seconds of the import (with its workers) and of PostgreSQL, peak memory. */
export function runImport(env, file, postgres) {
  const begun = performance.now();
  const databaseBefore = cpuOfFamily(postgres);
  const child = spawn(
    process.execPath,
    ['apps/server/dist/import.js', 'csv', file, '--as-of', '2026-11-01', '--system', 'Bench'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  let own = 0;
  let peakMb = 0;
  const timer = setInterval(() => {
    own = cpuOf(child.pid) ?? own;
    peakMb = Math.max(peakMb, peakOf(child.pid));
  }, EVERY_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(output));
      const summary = output.trim().split('\n').at(-1) ?? '';
      // The program's own figure, where the system has none.
      const said = Number(/(\d+) MB at most/.exec(summary)?.[1] ?? 0);
      resolve({
        summary,
        seconds: (performance.now() - begun) / 1000,
        own,
        database: cpuOfFamily(postgres) - databaseBefore,
        peakMb: Math.max(peakMb, said),
      });
    });
  });
}

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Of all its threads, in seconds. */
function cpuOf(pid) {
  const fields = statOf(pid);
  return fields && (fields.user + fields.system) / TICKS;
}

function statOf(pid) {
  const text = read(`/proc/${pid}/stat`);
  if (!text) return null;
  const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system, deadUser, deadSystem] = rest.slice(9).map(Number);
  return { parent: Number(parent), user, system, dead: deadUser + deadSystem };
}

/** A server and its children, ended ones included; 0 where the system has no figure. */
function cpuOfFamily(pid) {
  const parent = statOf(pid);
  if (!parent) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === pid);
  const ticks = [parent, ...children].reduce((sum, { user, system }) => sum + user + system, 0);
  return (ticks + parent.dead) / TICKS;
}

const peakOf = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0) / 1024;
