import {
  API_KEY_PREFIX,
  API_KEYS_MAX,
  type ApiKey,
  type createApiKey as createEndpoint,
  type deleteApiKey as deleteEndpoint,
  type InputOf,
  type ResultOf,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { assertProved } from '../auth/proof.service.ts';
import { hashToken, newToken } from '../auth/token.ts';
import {
  type ApiKeyRow,
  countApiKeys,
  deleteApiKeyRow,
  findActiveUser,
  findApiKey,
  insertApiKey,
  listApiKeyRows,
} from './api-keys.queries.ts';

/** Enough to tell keys apart, too little to guess the rest. */
const START_CHARS = API_KEY_PREFIX.length + 4;

export async function listApiKeys(ctx: Ctx): Promise<ApiKey[]> {
  return (await listApiKeyRows(ctx.db)).map(shapeApiKey);
}

/** It outlives the session: a stolen one must not be enough. */
export function createApiKey(
  ctx: Ctx,
  { body: { name, user_id, scopes, days } }: InputOf<typeof createEndpoint>,
): Promise<ResultOf<typeof createEndpoint>> {
  assertProved(ctx);
  const key = `${API_KEY_PREFIX}${newToken().token}`;
  return inTransaction(ctx, async (ctx) => {
    if ((await countApiKeys(ctx.db)) >= API_KEYS_MAX) throw new AppError('apiKey.tooMany');
    const user = await findActiveUser(ctx.db, user_id);
    if (!user) throw new AppError('request.invalid', { fields: { user_id: ['notAllowed'] } });
    const id = await insertApiKey(ctx.db, {
      ...{ name, days, userId: user.id, scopes: [...new Set(scopes)] },
      start: key.slice(0, START_CHARS),
      keyHash: hashToken(key),
    });
    await recordAudit(ctx, {
      action: 'api_key.created',
      data: { key: name, user_id: user.id, owner: user.name, scopes: scopes.join(', ') },
    });
    return { api_key: shapeApiKey(await getApiKey(ctx, id)), key };
  });
}

export async function deleteApiKey(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    const { name, user } = await getApiKey(ctx, id);
    await deleteApiKeyRow(ctx.db, id);
    await recordAudit(ctx, {
      action: 'api_key.deleted',
      data: { key: name, user_id: user.id, owner: user.name },
    });
  });
  return { status: 'success' };
}

async function getApiKey(ctx: Ctx, id: number): Promise<ApiKeyRow> {
  const row = await findApiKey(ctx.db, id);
  if (!row) throw new AppError('apiKey.notFound');
  return row;
}

const shapeApiKey = ({ user, ...row }: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  start: row.start,
  scopes: row.scopes,
  user: { id: user.id, name: user.name, is_active: user.isActive },
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  is_expired: row.isExpired,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});
