import { Readable } from 'node:stream';
import {
  type AuditEntry,
  type exportAudit as exportAuditEndpoint,
  type InputOf,
  type listAuditActors as listAuditActorsEndpoint,
  type listAudit as listAuditEndpoint,
  PAGE_SIZE,
  type ResultOf,
} from '@alpha/contract';
import { CSV_BOM, csvLine } from '@alpha/i18n/csv';
import { translatorFor } from '@alpha/i18n/server';
import { type Ctx, inTransaction } from '../http/context.ts';
import type { ServedFile } from '../http/serve.ts';
import { type AuditFilter, countAuditRows, listActors, listAuditRows } from './audit.queries.ts';
import { recordAudit } from './audit.service.ts';
import { withLeads } from './audit-leads.service.ts';

const EXPORT_ROWS = 2_000;

export async function listAudit(
  ctx: Ctx,
  { query: { page = 1, per_page = PAGE_SIZE, ...query } }: InputOf<typeof listAuditEndpoint>,
): Promise<ResultOf<typeof listAuditEndpoint>> {
  const filter = filterOf(query);
  const window = { limit: per_page, offset: (page - 1) * per_page };
  return {
    data: await withLeads(ctx, (await listAuditRows(ctx.db, filter, window)).map(shape)),
    total: await countAuditRows(ctx.db, filter),
  };
}

export async function listAuditActors(ctx: Ctx): Promise<ResultOf<typeof listAuditActorsEndpoint>> {
  return (await listActors(ctx.db)).map(({ id, name }) => ({ id: id ?? 0, name: name ?? '' }));
}

/** Exporting the log is itself logged. */
export async function exportAudit(
  ctx: Ctx,
  { query }: InputOf<typeof exportAuditEndpoint>,
): Promise<ServedFile> {
  await inTransaction(ctx, (ctx) => recordAudit(ctx, { action: 'audit.exported', data: query }));
  const day = new Date().toISOString().slice(0, 10);
  const name = translatorFor(ctx.locale, 'audit')('exportName');
  return { name: `${name}-${day}.csv`, body: Readable.from(csvOf(ctx, filterOf(query))) };
}

/** Streams: years of log do not fit into memory. */
async function* csvOf(ctx: Ctx, filter: AuditFilter): AsyncGenerator<string> {
  yield CSV_BOM +
    csvLine([
      'id',
      'at',
      'actor_id',
      'actor_name',
      'action',
      'target_type',
      'target_id',
      'ip',
      'data',
      'leads',
      'links',
    ]);
  let beforeId: number | undefined;
  for (;;) {
    const window = { limit: EXPORT_ROWS, ...(beforeId === undefined ? {} : { beforeId }) };
    const rows = await withLeads(ctx, (await listAuditRows(ctx.db, filter, window)).map(shape));
    yield rows.map((entry) => lineOf(ctx, entry)).join('');
    beforeId = rows.at(-1)?.id;
    if (rows.length < EXPORT_ROWS) return;
  }
}

function lineOf({ deps }: Ctx, entry: AuditEntry): string {
  const { id, at, actor_id, actor_name, action, target_type, target_id, ip, data, leads } = entry;
  const details = Object.keys(data).length > 0 ? JSON.stringify(data) : '';
  const names = leads.flatMap(({ name }) => name ?? []).join('; ');
  const links = leads
    .filter(({ is_shown }) => is_shown)
    .map((lead) => `${deps.config.publicUrl}/app/leads/${lead.id}`)
    .join(' ');
  const fields = [id, at, actor_id, actor_name, action, target_type, target_id, ip, details];
  return csvLine([...fields, names, links]);
}

type Query = InputOf<typeof exportAuditEndpoint>['query'];

function filterOf({ actor_id, action, from, to }: Query): AuditFilter {
  return {
    actorId: actor_id,
    action,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

type Row = Awaited<ReturnType<typeof listAuditRows>>[number];

const shape = ({
  at,
  actorId,
  actorName,
  targetType,
  targetId,
  ...row
}: Row): Omit<AuditEntry, 'leads'> => ({
  ...row,
  at: at.toISOString(),
  actor_id: actorId,
  actor_name: actorName,
  target_type: targetType,
  target_id: targetId,
});
