import type {
  createUser as createUserEndpoint,
  InputOf,
  ResultOf,
  updateUser as updateUserEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { isUniqueViolation } from '../../platform/db/db-errors.ts';
import { AppError, type FieldErrors } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { isMailConfigured } from '../../platform/mail/index.ts';
import { hashPassword } from '../auth/password.ts';
import { voidResetLinks } from '../auth/password-reset.service.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import { assertProved, type Proven, proveOwner, useProof } from '../auth/proof.service.ts';
import { endAllSessions } from '../auth/sessions.service.ts';
import { isInvited, sendInvitation } from './invitation.service.ts';
import { assertNotLastAdmin } from './last-admin.ts';
import type { LeadHandover } from './lead-handover.ts';
import { shapeStaffUser } from './shape-staff-user.ts';
import { scopeOf } from './user-scope.ts';
import {
  giveTeam,
  insertUser,
  isEmailTaken,
  listActiveLeaders,
  lockUser,
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
): Promise<ResultOf<typeof createUserEndpoint>> {
  const fields = await fieldsOf(ctx, body, null);
  // An account outlives the token that made it, whatever its role.
  assertProved(ctx);
  return mailedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      const id = await insertUser(ctx.db, fields);
      await recordAudit(ctx, {
        action: 'user.created',
        target: { type: 'user', id, name: fields.name },
        data: { role: fields.role },
      });
      const url = fields.passwordHash ? null : await sendInvitation(ctx, { id, ...fields });
      const user = shapeStaffUser(await getUserRow(ctx, id));
      return url && !isMailConfigured(ctx) ? { ...user, invitation_url: url } : user;
    }),
  );
}

export async function updateUser(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateUserEndpoint>,
  { restartLeads }: Pick<LeadHandover, 'restartLeads'>,
): Promise<ResultOf<typeof updateUserEndpoint>> {
  const seen = await getUserRow(ctx, id);
  const fields = await fieldsOf(ctx, body, seen);
  const proven = await proveChange(ctx, seen, body);
  return mailedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      if (fields.role !== 'admin') await assertNotLastAdmin(ctx, seen);
      const access_token = proven ? await useProof(ctx, proven) : undefined;
      await lockUser(ctx.db, id);
      const before = await getUserRow(ctx, id);
      await updateUserRow(ctx.db, id, fields);
      const after = await getUserRow(ctx, id);
      const isNewRole = before.role !== after.role;
      if (isNewRole && before.role === 'leader') await giveTeam(ctx.db, id, null);
      const leads = isNewRole ? await restartLeads(ctx, after) : 0;
      const isSignedOut = isNewRole || Boolean(fields.passwordHash);
      if (isSignedOut) await endAllSessions(ctx, id);
      if (isSignedOut || before.email !== after.email) {
        await voidResetLinks(ctx, id);
        if (isInvited(after)) await sendInvitation(ctx, after);
      }
      const changed = changesBetween(before, after, fields);
      await recordAudit(ctx, {
        action: isNewRole ? 'user.role_changed' : 'user.updated',
        target: { type: 'user', id, name: after.name },
        data: isNewRole ? { from: before.role, to: after.role, leads, changed } : { changed },
      });
      const user = shapeStaffUser(await getUserRow(ctx, id));
      return access_token && !isSignedOut ? { ...user, access_token } : user;
    }),
  );
}

/** A stolen token must not be enough to take over an account permanently, one's own or another. */
async function proveChange(
  ctx: Ctx,
  { id, email, role }: UserRow,
  form: UpdateForm,
): Promise<Proven | null> {
  const isNewEmail = form.email.toLowerCase() !== email.toLowerCase();
  const isNewAdmin = form.role === 'admin' && role !== 'admin';
  if (!form.password && !isNewEmail && !isNewAdmin) return null;
  if (id !== viewerOf(ctx).id) {
    assertProved(ctx);
    return null;
  }
  if (!form.current_password)
    throw new AppError('request.invalid', { fields: { current_password: ['required'] } });
  return proveOwner(ctx, { password: form.current_password }, 'current_password');
}

/** Which fields the viewer may set; others are refused by field name. */
async function fieldsOf(
  ctx: Ctx,
  form: CreateForm | UpdateForm,
  before: UserRow | null,
): Promise<UserFields> {
  const { name, email, role, password } = form;
  const isAdmin = scopeOf(ctx) === 'all';
  const wrong: FieldErrors = {};
  if (!isAdmin && role !== 'salesman') wrong.role = ['notAllowed'];
  const leaderId = role === 'salesman' ? leaderOf(ctx, form, before) : null;
  if (leaderId !== null && !(await mayLead(ctx, leaderId, before)))
    wrong.leader_id = ['notAllowed'];
  const problem = password && (await passwordProblem(password, { name, email }, ctx.deps.config));
  if (problem) wrong.password = [problem];
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
  if (await isEmailTaken(ctx.db, email, before?.id ?? 0)) throw emailTaken();
  if (!password) return { name, email, role, leaderId };
  const mustChangePassword = before?.id !== viewerOf(ctx).id;
  const passwordHash = await hashPassword(password);
  return { name, email, role, leaderId, passwordHash, mustChangePassword };
}

/** A missing leader means unchanged; for a leader's new salesman it means that leader. */
function leaderOf(ctx: Ctx, { leader_id }: UpdateForm, before: UserRow | null): number | null {
  if (scopeOf(ctx) !== 'all') return leader_id ?? viewerOf(ctx).id;
  return leader_id === undefined ? (before?.leader?.id ?? null) : leader_id;
}

/** A leader's salesmen stay on the leader's team; an administrator may pick any leader. */
async function mayLead(ctx: Ctx, leaderId: number, before: UserRow | null): Promise<boolean> {
  if (leaderId === before?.id) return false;
  if (scopeOf(ctx) !== 'all') return leaderId === viewerOf(ctx).id;
  if (leaderId === before?.leader?.id) return true;
  return (await listActiveLeaders(ctx.db)).some(({ id }) => id === leaderId);
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
    throw isUniqueViolation(error, 'users_email_key') ? emailTaken() : error;
  }
}

const emailTaken = () => new AppError('user.emailTaken', { fields: { email: ['taken'] } });
