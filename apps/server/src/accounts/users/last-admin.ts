import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lockActiveAdmins, type UserRow } from './users.queries.ts';

/**
 * Two administrators who remove each other at once must not both succeed, so the rows are locked. Only
 * for administrators, so that editing a salesman never blocks a sign-in.
 */
export async function assertNotLastAdmin(ctx: Ctx, { id, role }: UserRow): Promise<void> {
  if (role !== 'admin') return;
  const admins = await lockActiveAdmins(ctx.db);
  if (admins.length === 1 && admins[0] === id) throw new AppError('user.lastAdmin');
}
