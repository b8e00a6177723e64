import { Readable } from 'node:stream';
import {
  type exportLeads as exportLeadsEndpoint,
  IMPORT_FIELDS,
  type InputOf,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { recordAudit } from '../../../platform/audit/index.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import type { ServedFile } from '../../../platform/http/serve.ts';
import { CSV_BOM, csvLine } from '../../../platform/lib/csv.ts';
import { countLeads } from '../counts/counts.queries.ts';
import { scopeOf } from '../lead-scope.ts';
import type { LeadFilter } from '../leads.queries.ts';
import { type ExportRow, listExportRows } from './export.queries.ts';

const WINDOW = 2_000;

/** Exporting personal data is itself logged. */
export async function exportLeads(
  ctx: Ctx,
  { query }: InputOf<typeof exportLeadsEndpoint>,
): Promise<ServedFile> {
  const count = await countLeads(ctx.db, scopeOf(ctx), query);
  await inTransaction(ctx, (ctx) =>
    recordAudit(ctx, { action: 'lead.exported', data: { count, ...withoutWords(query) } }),
  );
  const day = new Date().toISOString().slice(0, 10);
  const name = translatorFor(ctx.locale, 'contactImport')('exportName');
  return { name: `${name}-${day}.csv`, body: Readable.from(csvOf(ctx, query)) };
}

const WORDS = ['search', 'first_name', 'last_name', 'email', 'phone'] as const;

/** Search text may name a person and the log is permanent: log that there was a search, not its text. */
function withoutWords(query: LeadFilter): LeadFilter {
  const given = WORDS.filter((name) => query[name]);
  return { ...query, ...Object.fromEntries(given.map((name) => [name, '…'])) };
}

/** Every column an import reads, and two dates for people. */
const COLUMNS = [
  ...IMPORT_FIELDS.filter((field) => field !== 'full_name'),
  'created_at',
  'last_touched_at',
] as const;

/** Streams: 200,000 leads do not fit into memory. */
async function* csvOf(ctx: Ctx, filter: LeadFilter): AsyncGenerator<string> {
  const t = translatorFor(ctx.locale, 'contactImport');
  const words = translatorFor(ctx.locale, 'contacts');
  const sources = translatorFor(ctx.locale, 'sources');
  yield CSV_BOM + csvLine(COLUMNS.map((column) => t(`field.${column}`)));
  const lineOf = (row: ExportRow) =>
    csvLine([
      row.firstName,
      row.lastName,
      row.email,
      row.phone,
      row.status,
      row.owner,
      row.ownerEmail,
      sources(row.source),
      row.country,
      row.profile && words(`profile.${row.profile}`),
      amount(row.initialPayment),
      row.adicionales.length > 0 ? JSON.stringify(row.adicionales) : '',
      Object.keys(row.utms).length > 0 ? JSON.stringify(row.utms) : '',
      row.createdAt.toISOString(),
      row.lastTouchedAt.toISOString(),
    ]);
  let beforeId: number | undefined;
  for (;;) {
    const rows = await listExportRows(ctx.db, scopeOf(ctx), filter, { beforeId, limit: WINDOW });
    yield rows.map(lineOf).join('');
    beforeId = rows.at(-1)?.id;
    if (rows.length < WINDOW) return;
  }
}

/** Three decimals would look like thousands to Spanish readers and to our own import. */
function amount(value: number | null): string {
  if (value === null) return '';
  const digits = String(value);
  return /\.\d{3}$/.test(digits) ? `${digits}0` : digits;
}
