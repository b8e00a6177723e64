import type {
  getLeadSettings as getLeadSettingsEndpoint,
  InputOf,
  ResultOf,
  Role,
  updateLeadSettings as updateLeadSettingsEndpoint,
} from '@alpha/contract';
import { AppError } from '../../http/app-error.ts';
import { type Ctx, inTransaction } from '../../http/context.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { findActiveUser, findDefaultOwner } from './intake.queries.ts';
import {
  findTurnLeaderId,
  listTurns,
  lockTurns,
  markTurn,
  saveTurnLeaderId,
} from './lead-turns.queries.ts';

export type Owner = { id: number; name: string; role: Role };

/** Whose turn it is with a lead nobody was named for; null when no team takes turns. */
export async function takeTurn(ctx: Ctx): Promise<Owner | null> {
  const leaderId = await findTurnLeaderId(ctx.db);
  if (leaderId === null) return null;
  await lockTurns(ctx.db);
  const [next] = await listTurns(ctx.db, leaderId);
  const owner = next && (await findActiveUser(ctx.db, next.id));
  // A team without anybody at work leaves it to its leader.
  if (!owner) return (await findActiveUser(ctx.db, leaderId)) ?? null;
  await markTurn(ctx.db, owner.id);
  return owner;
}

export async function getDefaultOwner(ctx: Pick<Ctx, 'db'>): Promise<Owner> {
  const owner = await findDefaultOwner(ctx.db);
  if (!owner) throw new AppError('service.unavailable');
  return owner;
}

export async function getLeadSettings(ctx: Ctx): Promise<ResultOf<typeof getLeadSettingsEndpoint>> {
  const leaderId = await findTurnLeaderId(ctx.db);
  const leader = leaderId === null ? undefined : await findActiveUser(ctx.db, leaderId);
  return {
    turns: leader ? { leader, next: await listTurns(ctx.db, leader.id) } : null,
    default_owner: await getDefaultOwner(ctx),
  };
}

export async function updateLeadSettings(
  ctx: Ctx,
  { body: { leader_id } }: InputOf<typeof updateLeadSettingsEndpoint>,
): Promise<ResultOf<typeof updateLeadSettingsEndpoint>> {
  return inTransaction(ctx, async (ctx) => {
    const leader = leader_id === null ? null : await findActiveUser(ctx.db, leader_id);
    if (leader !== null && leader?.role !== 'leader')
      throw new AppError('request.invalid', { fields: { leader_id: ['notAllowed'] } });
    await saveTurnLeaderId(ctx.db, leader_id);
    await recordAudit(ctx, {
      action: 'lead_turns.changed',
      ...(leader ? { target: { type: 'user', id: leader.id, name: leader.name } as const } : {}),
    });
    return getLeadSettings(ctx);
  });
}
