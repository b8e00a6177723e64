import { rm, stat } from 'node:fs/promises';
import { isPlausibleDataDate } from '@alpha/contract';
import type { Database } from '../../platform/db/db.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { findInterrupted, interruptReplaced } from '../imports/begin-import.queries.ts';
import { deleteImport, insertImport, updateImport } from '../imports/imports.queries.ts';
import { FileRefused } from '../reading/file-error.ts';
import { type ScannedFile, scanFile } from '../reading/scan-file.ts';
import type { Refusal } from '../rows/listing-row.ts';
import { type ImportOptions, runToCompletion, withImport } from '../runs/run-import.ts';
import { dateInName } from '../uploads/date-in-name.ts';
import { type FetchedFile, fetchFile } from '../uploads/fetch-file.ts';
import { mappingFor, needSystem } from '../uploads/mapping-for.ts';
import { knownSpelling } from '../uploads/systems.queries.ts';
import type { Arguments } from './arguments.ts';
import { type Output, printImport, printRefusal } from './print-import.ts';
import { progressBar } from './progress-bar.ts';

const DONE = 0;
const FAILED = 1;
const REFUSED = 3;
const BUSY = 4;

type Deps = Pick<AppDeps, 'config' | 'database' | 'internet'>;

/** → the exit code. */
export async function importFile(deps: Deps, args: Arguments, output: Output): Promise<number> {
  if (args.url === null) return importStored(deps.database, args, output);
  let fetched: FetchedFile;
  try {
    output.err(`Fetching ${args.url}\n`);
    fetched = await fetchFile(deps, args.url, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    printRefusal(error.why, args, output);
    return REFUSED;
  }
  try {
    const { path, name, modifiedOn } = fetched;
    const asOf = args.asOf ?? dateInName(name) ?? modifiedOn;
    return await importStored(deps.database, { ...args, path, name, asOf }, output);
  } finally {
    // An interrupted file is downloaded again, and resumed if it is identical.
    await rm(fetched.path, { force: true });
  }
}

async function importStored(database: Database, args: Arguments, output: Output): Promise<number> {
  const refuse = (why: Refusal) => {
    printRefusal(why, args, output);
    return REFUSED;
  };
  let file: ScannedFile;
  let begun: Begun;
  try {
    file = await scanFile(args.path);
    begun = await startOrResume(database, args, file);
  } catch (error) {
    if (error instanceof FileRefused) return refuse(error.why);
    const { code = '' } = error as NodeJS.ErrnoException;
    const isUnreadable = ['EISDIR', 'EACCES'].includes(code);
    if (code !== 'ENOENT' && !isUnreadable) throw error;
    return refuse({ code: isUnreadable ? 'file.notAFile' : 'file.noSuch', value: args.path });
  }
  const bar = progressBar(output);
  const signal = new AbortController().signal;
  const ended = await withImport(database, begun.id, signal, async (row, signal) => {
    // Otherwise earlier attempts with other options would resume on their own later.
    await interruptReplaced(database.db, row, { code: 'run.replaced' });
    await runToCompletion(database.db, row, { onProgress: bar.show, signal });
  });
  bar.end();
  if (!ended) {
    // The operator is asked to run the command again, so this import must not stay queued.
    if (begun.isNew) await deleteImport(database.db, begun.id);
    output.err('Another import is under way. Please try again when it has ended.\n');
    return BUSY;
  }
  if (ended.status === 'failed' && ended.error) return refuse(ended.error);
  await printImport(database.db, ended, args, output);
  return ended.status === 'done' ? DONE : FAILED;
}

type Begun = { id: number; isNew: boolean };

/** Resumes only an import with identical options: others would not match its rows. */
async function startOrResume({ db }: Database, args: Arguments, file: ScannedFile): Promise<Begun> {
  const { kind, path, name, isDryRun, isFull, mayBeShort, measure } = args;
  const mapping = kind === 'csv' ? await mappingFor(db, file, args.mapping) : null;
  if (mapping) needSystem(mapping, args.system);
  const system = await knownSpelling(db, args.system);
  const asOf = args.asOf ?? dateInName(name) ?? pastDayOf((await stat(path)).mtime);
  const own = { system, mapping, measure, mayBeShort };
  const options: ImportOptions = { asOf, ...own, ip: null, isUpload: false };
  const wanted = { kind, fileHash: file.hash, isDryRun, isFull, options };
  const started = { path, status: 'running', startedAt: new Date() } as const;
  const interrupted = await findInterrupted(db, wanted);
  if (interrupted) {
    await updateImport(db, interrupted.id, { ...started, attempts: 0, error: null });
    return { id: interrupted.id, isNew: false };
  }
  const { id } = await insertImport(db, { ...wanted, ...started, name, asOf });
  return { id, isNew: true };
}

/** A clock that runs ahead would make every later file look older. */
function pastDayOf(time: Date): string {
  const day = time.toISOString().slice(0, 10);
  return isPlausibleDataDate(day) ? day : new Date().toISOString().slice(0, 10);
}
