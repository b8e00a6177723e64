import {
  type InputOf,
  type listDashboardWork as listDashboardWorkEndpoint,
  PAGE_SIZE,
  type ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { nameOf } from '../leads/lead-name.ts';
import { scopeOf } from '../leads/lead-scope.ts';
import { ownersFor } from './owners.service.ts';
import { readPeriod } from './read-period.ts';
import { countEntries, didIn, isOverdue, listEntries } from './work.queries.ts';

export async function listDashboardWork(
  ctx: Ctx,
  { query }: InputOf<typeof listDashboardWorkEndpoint>,
): Promise<ResultOf<typeof listDashboardWorkEndpoint>> {
  const { kind, user_id: userId, page = 1, per_page: limit = PAGE_SIZE } = query;
  const period = readPeriod(query);
  const owners = await ownersFor(ctx, userId);
  const isTask = kind === 'overdue';
  const where = isTask ? isOverdue(owners) : didIn(period, owners, kind);
  const window = { limit, offset: (page - 1) * limit };
  const [rows, total] = await Promise.all([
    listEntries(ctx.db, where, { ...window, scope: scopeOf(ctx), isTask }),
    countEntries(ctx.db, where, isTask),
  ]);
  const data = rows.map(({ id, at, person, body, leadId, isVisible, ...name }) => ({
    ...{ id, at: at.toISOString(), person },
    lead: isVisible ? { id: leadId, name: nameOf(name) } : null,
    body: isVisible ? body : null,
  }));
  return { data, total };
}
