import type { ListingImport } from '@alpha/contract';
import type { findImportWithUser, ImportRecord } from '../imports/imports.queries.ts';
import { hasRows } from './delete-old-imports.ts';
import { fetchedFrom } from './fetch-requested-file.ts';
import type { ImportOptions } from './run-import.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findImportWithUser>>>;

/** In API field names. */
export const shapeImport = ({ import: row, user }: Found): ListingImport => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  user,
  status: row.status,
  is_dry_run: row.isDryRun,
  is_full: row.isFull,
  may_be_short: (row.options as Partial<ImportOptions>).mayBeShort ?? false,
  as_of: row.asOf,
  system: (row.options as Partial<ImportOptions>).system || null,
  measure: (row.options as Partial<ImportOptions>).measure ?? null,
  address: fetchedFrom(row),
  phase: row.phase,
  progress: { done: row.done, total: row.total },
  counts: countsOf(row),
  has_rows: hasRows(row),
  warnings: row.warnings,
  error: row.error,
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  undone_at: row.undoneAt?.toISOString() ?? null,
});

/** Rows by verdict, and how many properties were analyzed after the import. */
export const countsOf = (row: ImportRecord): ListingImport['counts'] => ({
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  skipped: row.skipped,
  quarantined: row.quarantined,
  off_market: row.offMarket,
  analyzed: row.analyzed,
});
