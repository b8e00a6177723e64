import { AppError } from '../../http/app-error.ts';
import type { Ctx } from '../../http/context.ts';
import { lockActiveAdmins } from './users.queries.ts';

/** Two administrators who remove each other at once must not both succeed: the rows are held. */
export async function assertNotLastAdmin(ctx: Ctx, id: number): Promise<void> {
  const admins = await lockActiveAdmins(ctx.db);
  if (admins.length === 1 && admins[0] === id) throw new AppError('user.lastAdmin');
}
