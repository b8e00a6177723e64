import type { OwnerReason } from '@alpha/contract';
import type { Ctx } from '../../../platform/http/context.ts';
import { findActiveUser } from '../intake.queries.ts';
import { getDefaultOwner, type Owner, takeTurn } from '../lead-turns.service.ts';
import { lockSourceTurns, type SourceRow, updateSourceRow } from '../sources/sources.queries.ts';
import { findClosedStatusIds } from './closed-statuses.service.ts';
import { listMembers } from './members.queries.ts';
import { fittingMembers, type LeadFacts, takeWeightedTurn } from './owner-rule.ts';

type Choice = { owner: Owner; reason: OwnerReason | null };

/** The owner of a new lead of a source, in the transaction of the lead. */
export async function chooseOwner(ctx: Ctx, source: SourceRow, lead: LeadFacts): Promise<Choice> {
  const { members } = source.ownerRule;
  if (members.length === 0)
    return { owner: (await takeTurn(ctx)) ?? (await getDefaultOwner(ctx)), reason: null };
  const turns = await lockSourceTurns(ctx.db, source.id);
  const ids = members.map(({ user_id }) => user_id);
  const active = await listMembers(ctx.db, ids, await findClosedStatusIds(ctx));
  const fit = fittingMembers(source.ownerRule, active, lead, new Date());
  if ('reason' in fit) return { owner: await getDefaultOwner(ctx), reason: fit.reason };
  const candidates = fit.fitting.map(({ id }) => ({
    id,
    weight: members.find(({ user_id }) => user_id === id)?.weight ?? 1,
  }));
  const turn = takeWeightedTurn(candidates, turns);
  // Locked, so the account cannot be deleted before the lead is written.
  const owner = await findActiveUser(ctx.db, turn.id);
  if (!owner) return { owner: await getDefaultOwner(ctx), reason: 'nobodyActive' };
  await updateSourceRow(ctx.db, source.id, { turns: turn.turns });
  return { owner, reason: null };
}
