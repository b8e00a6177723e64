import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import {
  type fetchListingFile as fetchEndpoint,
  type getListingImport as getEndpoint,
  type InputOf,
  LISTING_FILE_MAX_BYTES,
  type ListingImport,
  type listListingImports as listEndpoint,
  measureInName,
  PAGE_SIZE,
  type previewListingImport as previewEndpoint,
  type ResultOf,
  type startListingImport as startEndpoint,
  type uploadListingFile as uploadEndpoint,
} from '@alpha/contract';
import { AppError } from '../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf, withoutTimeLimit } from '../platform/http/context.ts';
import { FILE_KINDS } from './adapters/registry.ts';
import { claimImport } from './imports/begin-import.queries.ts';
import {
  countImports,
  deleteImportRows,
  findImportWithUser,
  type ImportRecord,
  insertImport,
  listImports,
} from './imports/imports.queries.ts';
import { FileRefused } from './reading/file-error.ts';
import { type ScannedFile, scanFile } from './reading/scan-file.ts';
import { fetchedDayOf } from './runs/fetch-requested-file.ts';
import type { ImportOptions } from './runs/run-import.ts';
import { shapeImport } from './runs/shape-import.ts';
import { assertNameFits } from './uploads/assert-name-fits.ts';
import { dateInName } from './uploads/date-in-name.ts';
import { hasPassword, nameInAddress, withoutPassword } from './uploads/fetch-file.ts';
import { mappingFor } from './uploads/mapping-for.ts';
import { findMapping } from './uploads/mappings.queries.ts';
import { previewFile, proposedMapping } from './uploads/preview-file.ts';
import { storeUpload } from './uploads/store-upload.ts';
import { knownSpelling, listSystems } from './uploads/systems.queries.ts';

export async function uploadListingFile(
  ctx: Ctx,
  { query: { kind, name } }: InputOf<typeof uploadEndpoint>,
  body: Readable,
): Promise<ListingImport> {
  if (!FILE_KINDS.includes(kind)) throw new AppError('listingImport.unknownKind');
  const path = await storeUpload(ctx.deps.config.dataDir, body, LISTING_FILE_MAX_BYTES);
  const fileName = basename(name.replaceAll('\\', '/')).replace(/\p{Cc}/gu, '') || 'listings';
  const scanned = await scanUpload(path, kind, fileName).catch(refusalOf);
  const made = await insertImport(ctx.db, {
    kind,
    name: fileName,
    userId: viewerOf(ctx).id,
    path,
    ...('hash' in scanned ? { fileHash: scanned.hash } : { status: 'failed', error: scanned }),
  });
  return getListingImport(ctx, { params: { id: made.id } });
}

/** Downloaded by a worker: a gigabyte takes longer than a browser waits. */
export async function fetchListingFile(
  ctx: Ctx,
  { body: { kind, url } }: InputOf<typeof fetchEndpoint>,
): Promise<ListingImport> {
  if (!FILE_KINDS.includes(kind)) throw new AppError('listingImport.unknownKind');
  const request = { kind, name: nameInAddress(url), userId: viewerOf(ctx).id };
  const made = await insertImport(ctx.db, {
    ...request,
    ...(hasPassword(url)
      ? {
          status: 'failed',
          error: { code: 'address.withPassword' },
          options: { fetchFrom: withoutPassword(url) },
        }
      : {
          status: 'running',
          phase: 'fetching',
          options: { fetchFrom: url },
          startedAt: new Date(),
        }),
  });
  return getListingImport(ctx, { params: { id: made.id } });
}

/** Reads the beginning too, so that a file nobody can map is refused right away. */
async function scanUpload(path: string, kind: string, name: string): Promise<ScannedFile> {
  const file = await scanFile(path);
  assertNameFits(name, file.format.kind);
  if (kind === 'csv') await previewFile(file);
  return file;
}

function refusalOf(error: unknown): { code: string; value?: string } {
  if (error instanceof FileRefused) return error.why;
  throw error;
}

export async function previewListingImport(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof previewEndpoint>,
): Promise<ResultOf<typeof previewEndpoint>> {
  const { row } = await findReadyImport(ctx, id);
  const file = await scannedFileOf(row);
  const preview = await previewFile(file).catch(asAppError);
  const { encoding, format } = file;
  const shown = { encoding, format: format.kind, columns: preview.columns };
  if (row.kind !== 'csv')
    return {
      ...shown,
      mapping: {},
      is_remembered: false,
      last_system: null,
      fields: [],
      needed: [],
      missing: [],
    };
  const [lastSystem = null] = await listSystems(ctx.db);
  const remembered = await findMapping(ctx.db, preview.fingerprint);
  return { ...shown, ...proposedMapping(preview, remembered), last_system: lastSystem };
}

export async function startListingImport(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof startEndpoint>,
): Promise<ListingImport> {
  const { import: known } = await getImport(ctx, id);
  // A feed continues with its next run instead.
  if (known.status === 'broken' && known.feedId === null) return resumeImport(ctx, id);
  const { row } = await findReadyImport(ctx, id);
  const { measure } = body;
  if (row.kind === 'zillow-research' && !(measure ?? measureInName(row.name)))
    throw new AppError('listingImport.whichMeasure');
  const file = await scannedFileOf(row);
  const mapping =
    row.kind === 'csv'
      ? await mappingFor(ctx.db, file, body.mapping ?? null).catch(asAppError)
      : null;
  if (mapping && !mapping.system && !body.system)
    throw new AppError('listingImport.systemMissing', { fields: { system: ['required'] } });
  const options: ImportOptions = {
    asOf:
      body.as_of ??
      dateInName(row.name) ??
      fetchedDayOf(row) ??
      new Date().toISOString().slice(0, 10),
    system: await knownSpelling(ctx.db, body.system ?? ''),
    mapping,
    measure,
    mayBeShort: body.may_be_short,
    ip: ctx.ip,
    isUpload: true,
  };
  const begun = {
    ...NOTHING_DONE,
    options,
    isDryRun: body.dry_run,
    isFull: body.full,
    asOf: options.asOf,
    userId: viewerOf(ctx).id,
    status: 'running',
    startedAt: new Date(),
  } as const;
  await inTransaction(withoutTimeLimit(ctx), async (ctx) => {
    if (!(await claimImport(ctx.db, id, 'not begun', begun)))
      throw new AppError('listingImport.notReady');
    // Replaces the rows of an earlier dry run.
    await deleteImportRows(ctx.db, id);
  });
  return getListingImport(ctx, { params: { id } });
}

/** With the original options: others would not match what is already written. */
async function resumeImport(ctx: Ctx, id: number): Promise<ListingImport> {
  const going = { status: 'running', attempts: 0, error: null, finishedAt: null } as const;
  if (!(await claimImport(ctx.db, id, 'broken', going)))
    throw new AppError('listingImport.notReady');
  return getListingImport(ctx, { params: { id } });
}

const NOTHING_DONE = {
  resumeAt: 0,
  attempts: 0,
  done: 0,
  total: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  quarantined: 0,
  offMarket: 0,
  analyzed: 0,
  warnings: [],
  error: null,
  marketEffect: null,
  phase: null,
  finishedAt: null,
};

/** Without a page: the latest imports. */
const MAX_LISTED = 50;

export async function listListingImports(
  ctx: Ctx,
  { query: { page, per_page: perPage } }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  if (page === undefined && perPage === undefined)
    return (await listImports(ctx.db, { limit: MAX_LISTED, offset: 0 })).map(shapeImport);
  const limit = perPage ?? PAGE_SIZE;
  const listed = await listImports(ctx.db, { limit, offset: ((page ?? 1) - 1) * limit });
  return { total: await countImports(ctx.db), data: listed.map(shapeImport) };
}

export async function getListingImport(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof getEndpoint>,
): Promise<ListingImport> {
  return shapeImport(await getImport(ctx, id));
}

async function getImport(ctx: Ctx, id: number) {
  const found = await findImportWithUser(ctx.db, id);
  if (!found) throw new AppError('import.notFound');
  return found;
}

/** An import whose file still exists and that has changed nothing yet. */
async function findReadyImport(ctx: Ctx, id: number): Promise<{ row: ImportRecord }> {
  const { import: row } = await getImport(ctx, id);
  const hasOnlyLooked = row.isDryRun && row.status === 'done';
  if (row.status !== 'ready' && !hasOnlyLooked) throw new AppError('listingImport.notReady');
  return { row };
}

async function scannedFileOf({ path }: ImportRecord): Promise<ScannedFile> {
  if (!path) throw new AppError('listingImport.notReady');
  return scanFile(path).catch(asAppError);
}

/** The file is gone or cannot be read. */
function asAppError(error: unknown): never {
  if (error instanceof FileRefused) throw new AppError('listingImport.refused');
  if ((error as NodeJS.ErrnoException).code === 'ENOENT')
    throw new AppError('listingImport.notReady');
  throw error;
}
