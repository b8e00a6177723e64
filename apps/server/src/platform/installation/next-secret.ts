import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { writeWholeFile } from '../lib/write-whole-file.ts';
import { appSecretPath } from './app-secret.ts';
import { fingerprintOf } from './secret-fingerprint.ts';

const FILE = 'app-secret.new';
const BYTES = 48;

const nextPath = (dataDir: string) => join(dataDir, FILE);

/**
 * Stored before the database is changed, so that a process that is killed in between loses nothing. What
 * an interrupted replacement stored is used again.
 */
export async function prepareNextSecret(
  dataDir: string,
  given: string | undefined,
): Promise<string> {
  const stored = findNextSecret(dataDir);
  if (stored && (!given || given === stored)) return stored;
  const next = given ?? randomBytes(BYTES).toString('base64url');
  await writeWholeFile(nextPath(dataDir), Buffer.from(next));
  syncFolder(dataDir);
  return next;
}

/**
 * Puts the new secret in the place of the old one, if the database has been encrypted with it. → the
 * secret; null: there is none, or the replacement was interrupted before it changed anything.
 */
export function finishReplacement(dataDir: string, agreed: unknown): string | null {
  const next = findNextSecret(dataDir);
  if (!next || fingerprintOf(next) !== agreed) return null;
  try {
    renameSync(nextPath(dataDir), appSecretPath(dataDir));
  } catch (error) {
    // Another process that starts at the same time has done it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return next;
}

function findNextSecret(dataDir: string): string | null {
  const path = nextPath(dataDir);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

/** The file's name survives a power loss too. Windows cannot do that, and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
