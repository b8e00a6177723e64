import {
  type getSignInRules as getSignInRulesEndpoint,
  type InputOf,
  type ResultOf,
  ROLES,
  type updateSignInRules as updateSignInRulesEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { assertProved, getOwnAccount } from './proof.service.ts';
import {
  countTwoFactorByRole,
  findTwoFactorRoles,
  recheckStreams,
  saveTwoFactorRoles,
} from './sign-in-rules.queries.ts';

export async function getSignInRules(ctx: Ctx): Promise<ResultOf<typeof getSignInRulesEndpoint>> {
  const counted = await countTwoFactorByRole(ctx.db);
  return {
    two_factor_roles: await findTwoFactorRoles(ctx.db),
    people: ROLES.map(
      (role) => counted.find((row) => row.role === role) ?? { role, total: 0, without: 0 },
    ),
  };
}

export async function updateSignInRules(
  ctx: Ctx,
  { body }: InputOf<typeof updateSignInRulesEndpoint>,
): Promise<ResultOf<typeof getSignInRulesEndpoint>> {
  assertProved(ctx);
  const roles = ROLES.filter((role) => body.two_factor_roles.includes(role));
  const { twoFactorSecret } = await getOwnAccount(ctx);
  // Otherwise the person who could undo it is the first to be kept out.
  if (roles.includes(viewerOf(ctx).role) && !twoFactorSecret)
    throw new AppError('twoFactor.ownFirst');
  return inTransaction(ctx, async (ctx) => {
    const before = await findTwoFactorRoles(ctx.db);
    await saveTwoFactorRoles(ctx.db, roles);
    await recheckStreams(ctx.db, roles);
    await recordAudit(ctx, {
      action: 'two_factor.required_changed',
      data: { from: before, to: roles },
    });
    return getSignInRules(ctx);
  });
}
