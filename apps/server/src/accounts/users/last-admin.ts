import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lockActiveAdmins, type UserRow } from './users.queries.ts';

/**
 * Two administrators who remove each other at once must not both succeed: the rows are held. Only
 * when it is about an administrator, so that nobody's sign-in waits for the edit of a salesman.
 */
export async function assertNotLastAdmin(ctx: Ctx, { id, role }: UserRow): Promise<void> {
  if (role !== 'admin') return;
  const admins = await lockActiveAdmins(ctx.db);
  if (admins.length === 1 && admins[0] === id) throw new AppError('user.lastAdmin');
}
