import { Readable } from 'node:stream';
import type { exportLeads as exportLeadsEndpoint, InputOf } from '@alpha/contract';
import { CSV_BOM, csvLine } from '@alpha/i18n/csv';
import { translatorFor } from '@alpha/i18n/server';
import { recordAudit } from '../../../platform/audit/index.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import type { ServedFile } from '../../../platform/http/serve.ts';
import { listVisibleFields } from '../../lead-fields/lead-fields.service.ts';
import { statusName } from '../../statuses/status-name.ts';
import { listTagRows } from '../../tags/tags.queries.ts';
import { countLeads } from '../counts/counts.queries.ts';
import { cellOf } from '../fields/field-cell.ts';
import type { ValueRow } from '../fields/field-values.queries.ts';
import { valuesByLead } from '../fields/field-values.service.ts';
import { readLeadFilter } from '../lead-filter.service.ts';
import { scopeOf } from '../lead-scope.ts';
import type { LeadFilter } from '../leads.queries.ts';
import { amount } from './amount.ts';
import { type ExportRow, listExportRows } from './export.queries.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';

const WINDOW = 2_000;

/** Exporting personal data is itself logged. */
export async function exportLeads(
  ctx: Ctx,
  { query }: InputOf<typeof exportLeadsEndpoint>,
): Promise<ServedFile> {
  const filter = await readLeadFilter(ctx, query);
  const count = await countLeads(ctx.db, scopeOf(ctx), filter);
  await inTransaction(ctx, (ctx) =>
    recordAudit(ctx, { action: 'lead.exported', data: { count, ...withoutWords(query) } }),
  );
  const day = new Date().toISOString().slice(0, 10);
  const name = translatorFor(ctx.locale, 'contactImport')('exportName');
  return { name: `${name}-${day}.csv`, body: Readable.from(csvOf(ctx, filter)) };
}

type Query = InputOf<typeof exportLeadsEndpoint>['query'];

const WORDS = ['search', 'first_name', 'last_name', 'email', 'phone', 'fields'] as const;

/** Search text may name a person and the log is permanent: log that there was a search, not its text. */
function withoutWords(query: Query): Query {
  const given = WORDS.filter((name) => query[name]);
  return { ...query, ...Object.fromEntries(given.map((name) => [name, '…'])) };
}

const NO_LAST_NAME = '-';

/** Streams: 200,000 leads do not fit into memory. */
async function* csvOf(ctx: Ctx, filter: LeadFilter): AsyncGenerator<string> {
  const t = translatorFor(ctx.locale, 'contactImport');
  const words = translatorFor(ctx.locale, 'contacts');
  const sources = translatorFor(ctx.locale, 'sources');
  const fields = await listVisibleFields(ctx);
  const tags = new Map((await listTagRows(ctx.db)).map(({ id, name }) => [id, name]));
  yield CSV_BOM +
    csvLine([
      ...EXPORT_COLUMNS.map((column) => t(`field.${column}`)),
      ...fields.map((field) => statusName(field, ctx.locale)),
    ]);
  const lineOf = (row: ExportRow, values: readonly ValueRow[]) =>
    csvLine([
      row.firstName,
      // The quiz asks for no last name; the import reads an empty one the same way.
      row.lastName === NO_LAST_NAME ? '' : row.lastName,
      row.email,
      row.phone,
      statusName(row.status, ctx.locale),
      row.owner,
      row.ownerEmail,
      sources(row.source),
      row.country,
      row.profile && words(`profile.${row.profile}`),
      amount(row.initialPayment),
      row.adicionales.length > 0 ? JSON.stringify(row.adicionales) : '',
      Object.keys(row.utms).length > 0 ? JSON.stringify(row.utms) : '',
      row.tagIds.flatMap((id) => tags.get(id) ?? []).join(', '),
      row.createdAt.toISOString(),
      row.lastTouchedAt.toISOString(),
      row.lostReason && statusName(row.lostReason, ctx.locale),
      row.lostWords,
      row.savedHomes,
      row.savedSearches,
      row.purchases,
      row.purchaseDeadlines,
      row.purchaseDocuments,
      row.ownedHomes,
      row.ownedHomeEntries,
      ...fields.map((field) => {
        const value = values.find(({ fieldId }) => fieldId === field.id);
        return value && cellOf(field, value, ctx.locale);
      }),
    ]);
  let beforeId: number | undefined;
  for (;;) {
    const rows = await listExportRows(ctx.db, scopeOf(ctx), filter, { beforeId, limit: WINDOW });
    const values = await valuesByLead(
      ctx,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => lineOf(row, values.get(row.id) ?? [])).join('');
    beforeId = rows.at(-1)?.id;
    if (rows.length < WINDOW) return;
  }
}
