import {
  type getLead as getLeadEndpoint,
  type InputOf,
  type Lead,
  type listLeads as listLeadsEndpoint,
  PAGE_SIZE,
  type ResultOf,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { countLeads } from './counts/counts.queries.ts';
import { scopeOf } from './lead-scope.ts';
import { findLead, type LeadRow, listLeadRows } from './leads.queries.ts';
import { shapeLead, shapeSummary } from './shape-lead.ts';

/** An array has no next page: larger boards are loaded column by column. */
const MOST_AT_ONCE = 5_000;

export async function listLeads(
  ctx: Ctx,
  { query }: InputOf<typeof listLeadsEndpoint>,
): Promise<ResultOf<typeof listLeadsEndpoint>> {
  const { page, per_page, sort = 'created_at', order = 'desc', ...filter } = query;
  const list = { scope: scopeOf(ctx), filter, sort, order };
  if (page === undefined && per_page === undefined) {
    const window = { limit: MOST_AT_ONCE, offset: 0 };
    return (await listLeadRows(ctx.db, { ...list, window })).map(shapeSummary);
  }
  const limit = per_page ?? PAGE_SIZE;
  const window = { limit, offset: ((page ?? 1) - 1) * limit };
  const [rows, total] = await Promise.all([
    listLeadRows(ctx.db, { ...list, window }),
    countLeads(ctx.db, list.scope, filter),
  ]);
  return { data: rows.map(shapeSummary), total };
}

export async function getLead(
  ctx: Ctx,
  { params }: InputOf<typeof getLeadEndpoint>,
): Promise<Lead> {
  return shapeLead(await getLeadRow(ctx, params.id));
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
