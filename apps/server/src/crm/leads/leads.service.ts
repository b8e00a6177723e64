import {
  type getLead as getLeadEndpoint,
  type InputOf,
  type Lead,
  type ListedLead,
  type listLeads as listLeadsEndpoint,
  PAGE_SIZE,
  type ResultOf,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { countErased, countLeads } from './counts/counts.queries.ts';
import { loadFieldValues } from './fields/field-values.service.ts';
import { readLeadFilter } from './lead-filter.service.ts';
import { scopeOf } from './lead-scope.ts';
import { findLead, type LeadRow, type LeadSummaryRow, listLeadRows } from './leads.queries.ts';
import { findSurvivorId } from './merge/merge.queries.ts';
import { findScoreWeights } from './score/score-weights.ts';
import { shapeLead, shapeSummary } from './shape-lead.ts';

/** An array has no next page: larger boards are loaded column by column. */
const MOST_AT_ONCE = 5_000;

export async function listLeads(
  ctx: Ctx,
  { query }: InputOf<typeof listLeadsEndpoint>,
): Promise<ResultOf<typeof listLeadsEndpoint>> {
  const { page, per_page, sort = 'created_at', order = 'desc', ...asked } = query;
  const filter = await readLeadFilter(ctx, asked);
  const scoreWeights = sort === 'score' ? await findScoreWeights(ctx.db) : undefined;
  const list = { scope: scopeOf(ctx), filter, sort, order, scoreWeights };
  if (page === undefined && per_page === undefined) {
    const window = { limit: MOST_AT_ONCE, offset: 0 };
    return shapeListed(ctx, await listLeadRows(ctx.db, { ...list, window }));
  }
  const limit = per_page ?? PAGE_SIZE;
  const window = { limit, offset: ((page ?? 1) - 1) * limit };
  const [rows, total, erased] = await Promise.all([
    listLeadRows(ctx.db, { ...list, window }),
    countLeads(ctx.db, list.scope, filter),
    countErased(ctx.db, list.scope, filter),
  ]);
  return { data: await shapeListed(ctx, rows), total, ...(erased !== undefined && { erased }) };
}

async function shapeListed(ctx: Ctx, rows: readonly LeadSummaryRow[]): Promise<ListedLead[]> {
  const values = await loadFieldValues(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...shapeSummary(row), fields: values.get(row.id) ?? {} }));
}

export async function getLead(
  ctx: Ctx,
  { params }: InputOf<typeof getLeadEndpoint>,
): Promise<Lead> {
  const row = await findVisibleLead(ctx, params.id);
  // The address of a merged lead leads to the one it is part of now.
  const survivorId = row ? undefined : await findSurvivorId(ctx.db, params.id);
  return readLead(ctx, survivorId ?? params.id);
}

/** With the custom fields that the viewer may see. */
export async function readLead(ctx: Ctx, id: number): Promise<Lead> {
  const row = await getLeadRow(ctx, id);
  const values = await loadFieldValues(ctx, [id]);
  return shapeLead(row, values.get(id) ?? {}, ctx.locale);
}

export function findVisibleLead(ctx: Ctx, id: number): Promise<LeadRow | undefined> {
  return findLead(ctx.db, id, scopeOf(ctx));
}

/** Other users' leads are reported as not found. */
export async function getLeadRow(ctx: Ctx, id: number): Promise<LeadRow> {
  const row = await findVisibleLead(ctx, id);
  if (!row) throw new AppError('lead.notFound');
  return row;
}
