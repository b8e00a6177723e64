import {
  type DeletedLead,
  type InputOf,
  type listTrash as listTrashEndpoint,
  PAGE_SIZE,
  type ResultOf,
  type restoreLeads as restoreLeadsEndpoint,
  TRASH_DAYS,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { inLanguage } from '../../statuses/status-name.ts';
import { getFirstStatus } from '../../statuses/statuses.service.ts';
import { idRanges } from '../bulk/id-ranges.ts';
import { scopeOf } from '../lead-scope.ts';
import { resumeSharesOf } from './suspended-links.queries.ts';
import {
  countTrash,
  listTrashRows,
  lockInTrash,
  type TrashRow,
  takeOutOfTrash,
} from './trash.queries.ts';

export async function listTrash(
  ctx: Ctx,
  { query: { page = 1, per_page: limit = PAGE_SIZE, search } }: InputOf<typeof listTrashEndpoint>,
): Promise<ResultOf<typeof listTrashEndpoint>> {
  const scope = scopeOf(ctx);
  const [rows, total] = await Promise.all([
    listTrashRows(ctx.db, { scope, search, limit, offset: (page - 1) * limit }),
    countTrash(ctx.db, scope, search),
  ]);
  return { data: rows.map(shapeFor(ctx)), total };
}

type Result = ResultOf<typeof restoreLeadsEndpoint>;

export const restoreLeads = (
  ctx: Ctx,
  { body }: InputOf<typeof restoreLeadsEndpoint>,
): Promise<Result> => restoreFromTrash(ctx, [...new Set(body.ids)]);

/** Leads that are not in the trash any more are counted as gone, so that retries are safe. */
export function restoreFromTrash(ctx: Ctx, ids: number[]): Promise<Result> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockInTrash(ctx.db, scopeOf(ctx), ids);
    const restored = found.map(({ id }) => id);
    await resumeSharesOf(ctx.db, restored);
    // A column may have become one of another board meanwhile; deleted columns have left theirs to the first.
    const isHome = ({ statusRole, owner }: (typeof found)[number]) => statusRole === owner.role;
    await takeOutOfTrash(
      ctx.db,
      found.filter(isHome).map(({ id }) => id),
    );
    for (const { id, owner } of found.filter((lead) => !isHome(lead)))
      await takeOutOfTrash(ctx.db, [id], (await getFirstStatus(ctx, owner.role)).id);
    if (restored.length > 0)
      await recordAudit(ctx, {
        action: 'lead.restored',
        data: { count: restored.length, lead_ids: idRanges(restored) },
      });
    return {
      restored: restored.length,
      gone: ids.length - restored.length,
      same_email: found.filter(({ hasSameEmail }) => hasSameEmail).length,
    };
  });
}

const DAY_MS = 86_400_000;

const shapeFor =
  (ctx: Ctx) =>
  (row: TrashRow): DeletedLead => ({
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    status: inLanguage(ctx.locale)(row.status),
    user: row.owner,
    deleted_at: row.deletedAt.toISOString(),
    deleted_by: row.deletedBy,
    gone_at: new Date(row.deletedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
    has_same_email: row.hasSameEmail,
  });
