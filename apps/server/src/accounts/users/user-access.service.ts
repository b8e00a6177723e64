import type {
  AuditAction,
  InputOf,
  StaffUser,
  unlockUser as unlockUserEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { forgetFailures } from '../auth/attempts.service.ts';
import { voidResetLinks } from '../auth/password-reset.service.ts';
import { assertProved } from '../auth/proof.service.ts';
import { endAllSessions } from '../auth/sessions.service.ts';
import { removeTwoFactor } from '../auth/two-factor.service.ts';
import { assertNotLastAdmin } from './last-admin.ts';
import { shapeStaffUser } from './shape-staff-user.ts';
import { deleteCalendarFeedOf, setDeactivated } from './users.queries.ts';
import { getUserRow } from './users.service.ts';

type Input = InputOf<typeof unlockUserEndpoint>;

export function unlockUser(ctx: Ctx, input: Input): Promise<StaffUser> {
  return change(ctx, input, 'account.unlocked', (ctx, id) => forgetFailures(ctx, id));
}

export function resetUserTwoFactor(ctx: Ctx, input: Input): Promise<StaffUser> {
  return change(ctx, input, 'two_factor.reset', async (ctx, id) => {
    // For one's own account use the profile page, which asks for proof.
    if (id === viewerOf(ctx).id) throw new AppError('user.self');
    assertProved(ctx);
    await removeTwoFactor(ctx, id);
    await endAllSessions(ctx, id);
  });
}

export function deactivateUser(ctx: Ctx, input: Input): Promise<StaffUser> {
  return change(ctx, input, 'user.deactivated', async (ctx, id) => {
    if (id === viewerOf(ctx).id) throw new AppError('user.self');
    await assertNotLastAdmin(ctx, await getUserRow(ctx, id));
    await setDeactivated(ctx.db, id, new Date());
    await endAllSessions(ctx, id);
    await voidResetLinks(ctx, id);
    await deleteCalendarFeedOf(ctx.db, id);
  });
}

export function activateUser(ctx: Ctx, input: Input): Promise<StaffUser> {
  return change(ctx, input, 'user.activated', async (ctx, id) => {
    assertProved(ctx);
    await setDeactivated(ctx.db, id, null);
  });
}

function change(
  ctx: Ctx,
  { params: { id } }: Input,
  action: AuditAction,
  work: (ctx: Ctx, id: number) => Promise<void>,
): Promise<StaffUser> {
  return inTransaction(ctx, async (ctx) => {
    const { name } = await getUserRow(ctx, id);
    await work(ctx, id);
    await recordAudit(ctx, { action, target: { type: 'user', id, name } });
    return shapeStaffUser(await getUserRow(ctx, id));
  });
}
