import type { ZillowMeasure } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Database, Db } from '../../platform/db/db.ts';
import { takeInstallationLock } from '../../platform/db/installation-lock.ts';
import { retried } from '../../platform/db/retried.ts';
import { transact } from '../../platform/db/transact.ts';
import { isDatabaseAway } from '../../platform/http/database-away.ts';
import type { Mapping } from '../adapters/adapter.ts';
import { findAdapter } from '../adapters/registry.ts';
import {
  beginAttempt,
  deleteUnchangedRows,
  findImport,
  findUserName,
  type ImportRecord,
  TakenOver,
  updateImport,
} from '../imports/imports.queries.ts';
import type { Progress } from '../imports/progress.ts';
import { untilStopped } from '../imports/watch-for-stop.ts';
import { runMarketImport } from '../market/run-market-import.ts';
import { type ListingSource, runPipeline } from '../pipeline/run-pipeline.ts';
import { FileRefused } from '../reading/file-error.ts';
import { type ScannedFile, scanFile } from '../reading/scan-file.ts';
import type { Refusal } from '../rows/listing-row.ts';
import { isMarketKind } from '../rows/market-kinds.ts';
import { removeStored } from '../uploads/store-upload.ts';

/** How to read a file; stored with its import so that another process can resume it. */
export type ImportOptions = {
  asOf: string;
  system: string;
  mapping: Mapping | null;
  /** For Zillow Research files whose name does not give the measure. */
  measure?: ZillowMeasure | undefined;
  mayBeShort: boolean;
  /** IP address of the request, for the audit log. */
  ip: string | null;
  /** Uploaded: delete it once it has been read. */
  isUpload: boolean;
};

/** Any number, the same in all processes of an installation. */
export const IMPORT_LOCK = 0x1a9_0e7;

type Open = (row: ImportRecord) => Promise<ListingSource>;
type Hooks = { onProgress: (progress: Progress) => void; signal: AbortSignal };

/** Runs an import to its end from wherever it is. `null`: another one is running. */
export const runImport = (
  database: Database,
  id: number,
  { onProgress, signal }: Hooks,
): Promise<ImportRecord | null> =>
  withImport(database, id, signal, (row, signal) =>
    runToCompletion(database.db, row, { onProgress, signal }),
  );

/** One import at a time, until it is stopped. */
export async function withImport(
  database: Database,
  id: number,
  signal: AbortSignal,
  work: (row: ImportRecord, signal: AbortSignal) => Promise<void>,
): Promise<ImportRecord | null> {
  const lock = await takeInstallationLock(database, IMPORT_LOCK);
  if (!lock) return null;
  try {
    const row = await findImport(database.db, id);
    if (row?.status === 'running' && (await isWorthBeginning(database.db, row)))
      await untilStopped(database.db, id, AbortSignal.any([signal, lock.signal]), (signal) =>
        work(row, signal),
      );
    return (await findImport(database.db, id)) ?? null;
  } finally {
    await lock.release();
  }
}

/** A file that keeps crashing the process must be restarted by a person. */
const MAX_ATTEMPTS = 5;

async function isWorthBeginning(db: Db, { id }: ImportRecord): Promise<boolean> {
  if ((await beginAttempt(db, id)) <= MAX_ATTEMPTS) return true;
  await updateImport(db, id, {
    status: 'broken',
    error: { code: 'file.brokenOff' },
    phase: null,
    finishedAt: new Date(),
  });
  return false;
}

export async function runToCompletion(
  db: Db,
  row: ImportRecord,
  hooks: Hooks,
  open: Open = sourceOf,
): Promise<void> {
  try {
    await finish(db, row, await outcomeOf(db, row, hooks, open));
  } catch (error) {
    // Stopped, database unavailable, or taken over by another process: it is resumed automatically.
    if (hooks.signal.aborted || isDatabaseAway(error) || error instanceof TakenOver) throw error;
    const why = refusalOf(error);
    await updateImport(db, row.id, {
      status: error instanceof FileRefused ? 'failed' : 'broken',
      error: why,
      phase: null,
      finishedAt: new Date(),
    });
    if (!(error instanceof FileRefused) && !isFileGone(error)) throw error;
  }
}

const isFileGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function refusalOf(error: unknown): Refusal {
  if (error instanceof FileRefused) return error.why;
  return { code: isFileGone(error) ? 'file.gone' : 'file.brokenOff' };
}

async function outcomeOf(db: Db, row: ImportRecord, hooks: Hooks, open: Open): Promise<Outcome> {
  const { id: importId, kind, isDryRun } = row;
  if (!isMarketKind(kind)) {
    const source = await open(row);
    const { warnings, ...outcome } = await runPipeline({
      db,
      importId,
      source,
      isDryRun,
      ...hooks,
    });
    return { ...outcome, warnings: [...(source.notes ?? []), ...warnings] };
  }
  const { asOf, measure } = row.options as ImportOptions;
  const file = await scannedFileOf(row);
  return {
    warnings: notesOn(file),
    ...(await runMarketImport({ db, row: { ...row, kind }, file, asOf, measure, ...hooks })),
  };
}

async function scannedFileOf({ kind, path, fileHash }: ImportRecord): Promise<ScannedFile> {
  if (!path) throw new FileRefused({ code: 'file.unknownKind', value: kind });
  const file = await scanFile(path);
  if (file.hash !== fileHash) throw new FileRefused({ code: 'file.changed' });
  return file;
}

async function sourceOf(row: ImportRecord): Promise<ListingSource> {
  const { kind, options, isFull } = row;
  const adapter = findAdapter(kind);
  if (!adapter) throw new FileRefused({ code: 'file.unknownKind', value: kind });
  const file = await scannedFileOf(row);
  const { asOf, system, mapping, mayBeShort } = options as ImportOptions;
  return {
    items: () => adapter.read(file, { asOf, system, mapping }),
    isRepeatable: true,
    fullOf: isFull ? 'all it names' : null,
    mayBeShort,
    feed: null,
    notes: notesOn(file),
  };
}

/** Reported with the result, so that someone can check names with replaced characters (�). */
const notesOn = ({ invalidCharacters }: ScannedFile): Refusal[] =>
  invalidCharacters > 0 ? [{ code: 'file.brokenLetters', value: String(invalidCharacters) }] : [];

type Outcome = { warnings: Refusal[]; analyzed: number };

async function finish(db: Db, row: ImportRecord, { warnings, analyzed }: Outcome): Promise<void> {
  const { id, kind, name, userId, isDryRun, path } = row;
  const { ip, isUpload } = row.options as ImportOptions;
  await retried(() =>
    transact(db, async (inside) => {
      await updateImport(inside, id, {
        status: 'done',
        phase: null,
        warnings,
        analyzed,
        error: null,
        finishedAt: new Date(),
      });
      if (isDryRun) return;
      const now = await findImport(inside, id);
      const actorName = userId === null ? null : await findUserName(inside, userId);
      await recordAudit(
        { db: inside, viewer: null, ip },
        {
          action: isMarketKind(kind) ? 'market.imported' : 'listing.imported',
          ...(userId !== null && actorName !== null
            ? { actor: { id: userId, name: actorName } }
            : {}),
          data: {
            file: name,
            created: now?.created,
            updated: now?.updated,
            skipped: now?.skipped,
            quarantined: now?.quarantined,
            off_market: now?.offMarket,
          },
        },
      );
    }),
  );
  if (isDryRun) return;
  await deleteUnchangedRows(db, kind, id);
  if (isUpload && path) await removeStored(path);
}
