import type { changePassword as changePasswordEndpoint, InputOf, ResultOf } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { updatePasswordHash } from './auth.queries.ts';
import { hashPassword } from './password.ts';
import { deletePasswordResets } from './password-reset.queries.ts';
import { assertGoodPassword } from './password-rules.ts';
import { getOwnAccount, proveOwner, useProof } from './proof.service.ts';
import { deleteSessions } from './sessions.queries.ts';

export async function changePassword(
  ctx: Ctx,
  { body }: InputOf<typeof changePasswordEndpoint>,
): Promise<ResultOf<typeof changePasswordEndpoint>> {
  // Checked first: a weak new password must not use up an attempt.
  if (body.password === body.current_password)
    throw new AppError('request.invalid', { fields: { password: ['same'] } });
  await assertGoodPassword(body.password, await getOwnAccount(ctx), ctx.deps.config);
  const proven = await proveOwner(ctx, { password: body.current_password }, 'current_password');
  const { user } = proven;
  const passwordHash = await hashPassword(body.password);
  return inTransaction(ctx, async (ctx) => {
    const access_token = await useProof(ctx, proven);
    await updatePasswordHash(ctx.db, user.id, passwordHash);
    await deletePasswordResets(ctx.db, user.id);
    await deleteSessions(ctx.db, user.id, viewerOf(ctx).sessionId);
    await recordAudit(ctx, { action: 'password.changed' });
    return { status: 'success', access_token };
  });
}
