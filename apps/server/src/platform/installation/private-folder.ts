import { chmodSync, type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describeFileError, StartupError } from '../lib/startup-error.ts';

/** Rights of the group and of everybody else; the owner's stay as they are. */
const OTHERS = 0o077;
/** Everybody may write there, as in /tmp: a folder of the machine, never ours to close. */
const STICKY = 0o1000;
/** Its files were readable by everybody in earlier versions; there are a few thousand at most. */
const DATABASE = 'pg';

/** A map of streets is no secret, and may belong to the person who put it there. */
const PUBLIC = 'basemap.pmtiles';

/** Windows has access lists instead, which a folder inherits from the one above it. */
const hasModes = process.platform !== 'win32';

/**
 * Nobody but the owner may open the data folder or anything in it. A closed folder protects what it
 * holds, so its million photos are only looked at once: at the start that finds it open.
 */
export function makePrivate(dataDir: string): void {
  if (!hasModes) return;
  if (isOfTheMachine(dataDir))
    throw new StartupError(
      `DATA_DIR: ${dataDir} is shared with other users and programs. Set DATA_DIR to a new folder in it.`,
    );
  closeFolder(dataDir, new Set([realpathSync(dataDir)]));
}

const isOfTheMachine = (folder: string): boolean =>
  (statSync(folder).mode & STICKY) !== 0 || folder === parse(folder).root;

/** `closed`: folders that links may lead to again. */
function closeFolder(folder: string, closed: Set<string>): void {
  const wasOpen = close(folder, statSync(folder).mode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === PUBLIC && !entry.isDirectory()) continue;
    if (entry.isSymbolicLink()) closeLinked(path, closed);
    else closeEntry(path, entry, wasOpen || entry.name === DATABASE);
  }
}

/** Photos may be on another disk; the data folder does not protect what is outside it. */
function closeLinked(link: string, closed: Set<string>): void {
  const target = orGone(() => realpathSync(link));
  if (!target || closed.has(target)) return;
  closed.add(target);
  const found = statSync(target);
  if (!found.isDirectory()) return void close(target, found.mode);
  // In an open folder anybody could have put a link to the machine's own folders.
  if (isOfTheMachine(target))
    throw new StartupError(
      `DATA_DIR: ${link} leads to ${target}, which is shared with other users and programs. Link a folder in it.`,
    );
  closeFolder(target, closed);
}

function closeEntry(path: string, entry: Dirent, isDeep: boolean): void {
  const found = orGone(() => lstatSync(path));
  if (!found || found.isSymbolicLink()) return;
  close(path, found.mode);
  if (!isDeep || !entry.isDirectory()) return;
  for (const inner of namesIn(path)) closeEntry(join(path, inner.name), inner, true);
}

/** → whether others had rights. */
function close(path: string, mode: number): boolean {
  if ((mode & OTHERS) === 0) return false;
  try {
    chmodSync(path, mode & 0o700);
    if ((statSync(path).mode & OTHERS) === 0) return true;
  } catch (error) {
    // Another process that shares the folder has just deleted it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw refusal(path, mode, describeFileError(error));
  }
  throw refusal(path, mode, 'its file system keeps no permissions');
}

/** A closed folder of another user, such as lost+found, is no concern of ours. */
function namesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

function orGone<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const refusal = (path: string, mode: number, reason: string) =>
  new StartupError(
    `DATA_DIR: other users of this machine can open ${path} (mode ${(mode & 0o777).toString(8)}), and that could not be changed: ${reason}. Make it belong to the user that runs this, with mode 700, or set DATA_DIR to a new folder.`,
  );
