import type { Role } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findActiveUser, findDefaultOwner } from './intake.queries.ts';
import {
  findTurnLeaderId,
  listTurns,
  lockTurns,
  markTurn,
  saveTurnLeaderId,
} from './lead-turns.queries.ts';

export type Owner = { id: number; name: string; role: Role };

/** The next owner for a lead without one; null when no team takes turns. */
export async function takeTurn(ctx: Ctx): Promise<Owner | null> {
  const leaderId = await findTurnLeaderId(ctx.db);
  if (leaderId === null) return null;
  await lockTurns(ctx.db);
  const [next] = await listTurns(ctx.db, leaderId);
  const owner = next && (await findActiveUser(ctx.db, next.id));
  // A team without active members falls back to its leader.
  if (!owner) return (await findActiveUser(ctx.db, leaderId)) ?? null;
  await markTurn(ctx.db, owner.id);
  return owner;
}

export async function getDefaultOwner(ctx: Pick<Ctx, 'db'>): Promise<Owner> {
  const owner = await findDefaultOwner(ctx.db);
  if (!owner) throw new AppError('service.unavailable');
  return owner;
}

/** The team that takes turns, and who is next; null when none does. */
export async function getTurns(ctx: Pick<Ctx, 'db'>) {
  const leaderId = await findTurnLeaderId(ctx.db);
  const leader = leaderId === null ? undefined : await findActiveUser(ctx.db, leaderId);
  return leader ? { leader, next: await listTurns(ctx.db, leader.id) } : null;
}

export async function setTurns(ctx: Ctx, leaderId: number | null): Promise<void> {
  const leader = leaderId === null ? null : await findActiveUser(ctx.db, leaderId);
  if (leader !== null && leader?.role !== 'leader')
    throw new AppError('request.invalid', { fields: { leader_id: ['notAllowed'] } });
  await saveTurnLeaderId(ctx.db, leaderId);
}

/** Everyone who may get a lead in rotation: the team and its leader; empty when no team takes turns. */
export async function listTurnMembers(ctx: Pick<Ctx, 'db'>): Promise<number[]> {
  const turns = await getTurns(ctx);
  return turns ? [turns.leader.id, ...turns.next.map(({ id }) => id)] : [];
}
