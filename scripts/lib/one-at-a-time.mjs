// Two commands at once must not install or build into the same folder.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';

// Outside node_modules, which installing empties.
const LOCK = join(
  tmpdir(),
  `alpha-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`,
);
const LOOK_AGAIN_MS = 300;
const OLD_MS = 5_000;

/** Runs `work` once no other process holds the lock. */
export async function oneAtATime(work) {
  for (let isWaiting = false; !take(); isWaiting = true) {
    if (!isWaiting) console.log('Waiting for another command that installs or builds…');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function take() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  // Left behind by a killed process.
  if (!isAlive(holder())) rmSync(LOCK, { force: true });
  return false;
}

/** Killed between creating and writing it. */
function isOld() {
  try {
    return Date.now() - statSync(LOCK).mtimeMs > OLD_MS;
  } catch {
    return false;
  }
}

function holder() {
  try {
    return Number(readFileSync(LOCK, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  // Not written yet, or already gone: check again.
  if (!pid) return !isOld();
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
