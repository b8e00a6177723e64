import {
  type InputOf,
  type login,
  type ResultOf,
  ROLE_IDS,
  type SessionUser,
} from '@alpha/contract';
import { AppError } from '../../http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../http/context.ts';
import type { FindViewer } from '../../http/serve.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  deleteSession,
  findSessionViewer,
  findUserByEmail,
  findUserById,
  insertSession,
} from './auth.queries.ts';
import { isPassword, pretendToCheck } from './password.ts';
import { hashToken, newToken } from './token.ts';

const ACCESS_TOKEN_HOURS = 12;

export async function signIn(
  ctx: Ctx,
  { body: { email, password } }: InputOf<typeof login>,
): Promise<ResultOf<typeof login>> {
  const user = await findUserByEmail(ctx.db, email);
  const isRight = user?.passwordHash
    ? await isPassword(user.passwordHash, password)
    : await pretendToCheck(password);
  if (!user || !isRight) {
    await recordAudit(ctx, { action: 'sign_in.refused', data: { email } });
    throw new AppError('auth.invalidCredentials');
  }
  const { token, tokenHash } = newToken();
  await inTransaction(ctx, async (ctx) => {
    await insertSession(ctx.db, {
      userId: user.id,
      kind: 'access',
      tokenHash,
      expiresAt: new Date(Date.now() + ACCESS_TOKEN_HOURS * 3_600_000),
      ip: ctx.ip,
      userAgent: ctx.userAgent?.slice(0, 300) ?? null,
    });
    await recordAudit(ctx, { action: 'sign_in', actor: user });
  });
  return { access_token: token, user: shapeUser(user) };
}

export async function signOut(ctx: Ctx): Promise<{ status: 'success' }> {
  const viewer = viewerOf(ctx);
  await inTransaction(ctx, async (ctx) => {
    await deleteSession(ctx.db, viewer.sessionId);
    await recordAudit(ctx, { action: 'sign_out' });
  });
  return { status: 'success' };
}

export async function getOwnUser(ctx: Ctx): Promise<SessionUser> {
  const user = await findUserById(ctx.db, viewerOf(ctx).id);
  if (!user) throw new AppError('auth.unauthenticated');
  return shapeUser(user);
}

export const findViewer: FindViewer = async ({ database }, token) =>
  (await findSessionViewer(database.db, hashToken(token), new Date())) ?? null;

type UserRow = NonNullable<Awaited<ReturnType<typeof findUserById>>>;

function shapeUser({ id, name, email, role, twoFactorSecret }: UserRow): SessionUser {
  return {
    id,
    name,
    email,
    roles: [{ id: ROLE_IDS[role], name: role }],
    google2fa_secret: twoFactorSecret ? '••••••' : null,
  };
}
