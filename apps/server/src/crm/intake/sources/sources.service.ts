import type {
  createIntakeSource as createEndpoint,
  deleteIntakeSource as deleteEndpoint,
  InputOf,
  IntakeSource,
  OwnerRule,
  ResultOf,
  renewIntakeSecret as renewEndpoint,
  updateIntakeSource as updateEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { isUniqueViolation } from '../../../platform/db/db-errors.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { listMembers } from '../owners/members.queries.ts';
import {
  credentialsOf,
  newSecret,
  newSourceKey,
  type SourceCredentials,
  sealCredentials,
} from './source-credentials.ts';
import { shapeSource } from './source-shape.ts';
import {
  deleteSourceRow,
  findSource,
  insertSource,
  listSourceRows,
  type SourceRow,
  updateSourceRow,
} from './sources.queries.ts';
import { NO_RULE, usualMapping } from './usual-mapping.ts';

type WithSecret = ResultOf<typeof createEndpoint>;

export async function listIntakeSources(ctx: Ctx): Promise<IntakeSource[]> {
  const shaped: IntakeSource[] = [];
  for (const row of await listSourceRows(ctx.db)) shaped.push(await shapeSource(ctx, row));
  return shaped;
}

export function createIntakeSource(
  ctx: Ctx,
  { body: { name, kind } }: InputOf<typeof createEndpoint>,
): Promise<WithSecret> {
  const key = newSourceKey();
  const secret = newSecret(kind);
  return namedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      const row = await insertSource(ctx.db, {
        ...{ name, kind, key },
        credentials: sealCredentials(ctx.deps.appSecret, key, { secret }),
        mapping: usualMapping(kind),
        ownerRule: NO_RULE,
      });
      await audit(ctx, 'intake.created', row);
      return { source: await shapeSource(ctx, row), secret };
    }),
  );
}

export function updateIntakeSource(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateEndpoint>,
): Promise<IntakeSource> {
  const { name, is_active, mapping, owner_rule, app_secret, page_token } = body;
  return namedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      const before = await getSource(ctx, id);
      if ((app_secret || page_token) && before.kind !== 'meta')
        throw new AppError('intake.notMeta');
      if (owner_rule) await checkMembers(ctx, owner_rule);
      await updateSourceRow(ctx.db, id, {
        ...(name !== undefined && { name }),
        ...(is_active !== undefined && { isActive: is_active }),
        ...(mapping && { mapping }),
        ...(owner_rule && { ownerRule: owner_rule, turns: {} }),
        ...((app_secret || page_token) && {
          credentials: sealCredentials(ctx.deps.appSecret, before.key, {
            ...credentialsOf(ctx.deps.appSecret, before),
            ...(app_secret && { appSecret: app_secret }),
            ...(page_token && { pageToken: page_token }),
          }),
        }),
      });
      const row = await getSource(ctx, id);
      await audit(ctx, 'intake.updated', row, { changed: Object.keys(body) });
      return shapeSource(ctx, row);
    }),
  );
}

export function renewIntakeSecret(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof renewEndpoint>,
): Promise<WithSecret> {
  return inTransaction(ctx, async (ctx) => {
    const row = await getSource(ctx, id);
    const secret = newSecret(row.kind);
    const credentials: SourceCredentials = { ...storedOr(ctx, row), secret };
    await updateSourceRow(ctx.db, id, {
      credentials: sealCredentials(ctx.deps.appSecret, row.key, credentials),
    });
    await audit(ctx, 'intake.secret_renewed', row);
    return { source: await shapeSource(ctx, await getSource(ctx, id)), secret };
  });
}

export async function deleteIntakeSource(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    const row = await getSource(ctx, id);
    await deleteSourceRow(ctx.db, id);
    await audit(ctx, 'intake.deleted', row);
  });
  return { status: 'success' };
}

export async function getSource(ctx: Ctx, id: number): Promise<SourceRow> {
  const row = await findSource(ctx.db, id);
  if (!row) throw new AppError('intake.notFound');
  return row;
}

/** Credentials of another installation secret cannot be opened; a new secret starts without them. */
function storedOr(ctx: Ctx, row: SourceRow): Partial<SourceCredentials> {
  try {
    return credentialsOf(ctx.deps.appSecret, row);
  } catch {
    return {};
  }
}

/** Members must exist; one who is deactivated later is skipped. */
async function checkMembers(ctx: Ctx, { members }: OwnerRule): Promise<void> {
  const ids = members.map(({ user_id }) => user_id);
  const known = await listMembers(ctx.db, ids, []);
  if (new Set(ids).size !== ids.length || known.length !== ids.length)
    throw new AppError('request.invalid', { fields: { owner_rule: ['notAllowed'] } });
}

async function namedOnce<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'intake_sources_name_unique')) throw error;
    throw new AppError('intake.nameTaken', { fields: { name: ['taken'] } });
  }
}

type Action =
  | 'intake.created'
  | 'intake.updated'
  | 'intake.secret_renewed'
  | 'intake.deleted'
  | 'intake.backfilled'
  | 'intake.replayed';

/** Never a secret or a field of a person. */
export function audit(
  ctx: Ctx,
  action: Action,
  { name }: Pick<SourceRow, 'name'>,
  more: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(ctx, { action, data: { source: name, ...more } });
}
