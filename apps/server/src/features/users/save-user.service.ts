import type {
  createUser as createUserEndpoint,
  InputOf,
  StaffUser,
  updateUser as updateUserEndpoint,
} from '@alpha/contract';
import { isUniqueViolation } from '../../db/db-errors.ts';
import { AppError, type FieldErrors } from '../../http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../http/context.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { hashPassword } from '../auth/password.ts';
import { assertGoodPassword } from '../auth/password-rules.ts';
import { endAllSessions, voidResetLinks } from '../auth/sessions.service.ts';
import { restartLeads } from '../leads/lead-handover.service.ts';
import { assertNotLastAdmin } from './last-admin.ts';
import { shapeStaffUser } from './shape-staff-user.ts';
import { scopeOf } from './user-scope.ts';
import {
  insertUser,
  listActiveLeaders,
  lockUser,
  releaseTeam,
  type UserFields,
  type UserRow,
  updateUserRow,
} from './users.queries.ts';
import { getUserRow } from './users.service.ts';

type CreateForm = InputOf<typeof createUserEndpoint>['body'];
type UpdateForm = InputOf<typeof updateUserEndpoint>['body'];

export async function createUser(
  ctx: Ctx,
  { body }: InputOf<typeof createUserEndpoint>,
): Promise<StaffUser> {
  const fields = await fieldsOf(ctx, body, null);
  return mailedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      const id = await insertUser(ctx.db, fields);
      await recordAudit(ctx, {
        action: 'user.created',
        target: { type: 'user', id, name: fields.name },
        data: { role: fields.role },
      });
      return shapeStaffUser(await getUserRow(ctx, id));
    }),
  );
}

export async function updateUser(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateUserEndpoint>,
): Promise<StaffUser> {
  const fields = await fieldsOf(ctx, body, await getUserRow(ctx, id));
  return mailedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      const losesAdmin = fields.role !== 'admin';
      if (losesAdmin) await assertNotLastAdmin(ctx, id);
      await lockUser(ctx.db, id);
      const before = await getUserRow(ctx, id);
      await updateUserRow(ctx.db, id, fields);
      const after = await getUserRow(ctx, id);
      if (before.role !== after.role) await changeRole(ctx, before, after);
      if (before.role !== after.role || fields.passwordHash) await shutOut(ctx, id);
      await recordAudit(ctx, {
        action: 'user.updated',
        target: { type: 'user', id, name: after.name },
        data: { changed: changesBetween(before, after, fields) },
      });
      return shapeStaffUser(after);
    }),
  );
}

/** What the form may set, by who sends it; the rest is refused with its field's name. */
async function fieldsOf(
  ctx: Ctx,
  form: CreateForm | UpdateForm,
  before: UserRow | null,
): Promise<UserFields> {
  const { name, email, role, password } = form;
  const viewer = viewerOf(ctx);
  const isAdmin = scopeOf(ctx) === 'all';
  const wrong: FieldErrors = {};
  if (!isAdmin && role !== 'salesman') wrong.role = ['notAllowed'];
  const leaderId = role === 'salesman' ? (form.leader_id ?? (isAdmin ? null : viewer.id)) : null;
  if (leaderId !== null && !(await mayLead(ctx, leaderId, before)))
    wrong.leader_id = ['notAllowed'];
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
  if (!password) return { name, email, role, leaderId };
  assertGoodPassword(password, { name, email });
  return { name, email, role, leaderId, passwordHash: await hashPassword(password) };
}

/** A leader keeps the own team; an administrator picks any leader, or leaves the one there is. */
async function mayLead(ctx: Ctx, leaderId: number, before: UserRow | null): Promise<boolean> {
  if (scopeOf(ctx) !== 'all') return leaderId === viewerOf(ctx).id;
  if (leaderId === before?.leader?.id) return true;
  return (await listActiveLeaders(ctx.db)).some(({ id }) => id === leaderId);
}

async function changeRole(ctx: Ctx, before: UserRow, after: UserRow): Promise<void> {
  if (before.role === 'leader') await releaseTeam(ctx.db, before.id);
  const leads = await restartLeads(ctx, after);
  await recordAudit(ctx, {
    action: 'user.role_changed',
    target: { type: 'user', id: after.id, name: after.name },
    data: { from: before.role, to: after.role, leads },
  });
}

/** New rights or a new password: whoever holds an old token or link starts again. */
async function shutOut(ctx: Ctx, id: number): Promise<void> {
  await endAllSessions(ctx, id);
  await voidResetLinks(ctx, id);
}

function changesBetween(before: UserRow, after: UserRow, { passwordHash }: UserFields): string[] {
  const changed = (['name', 'email', 'role'] as const).filter((key) => before[key] !== after[key]);
  const leader = before.leader?.id === after.leader?.id ? [] : ['leader'];
  return [...changed, ...leader, ...(passwordHash ? ['password'] : [])];
}

async function mailedOnce<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_key')) throw error;
    throw new AppError('user.emailTaken', { fields: { email: ['taken'] } });
  }
}
