import type { Role } from '@alpha/contract';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { getFirstStatus } from '../statuses/statuses.service.ts';
import { giveLeads, insertActivities, putLeadsInto } from './lead-handover.queries.ts';
import { announceLeads } from './reminders/lead-mail.service.ts';

type Owner = { id: number; role: Role };

/**
 * Moves all leads to another owner and notifies that owner. A board with other columns gets them in its
 * first column.
 */
export async function handOverLeads(ctx: Ctx, from: Owner, to: Owner): Promise<number> {
  const first = from.role === to.role ? undefined : await getFirstStatus(ctx, to.role);
  const given = await giveLeads(ctx.db, { from: from.id, to: to.id, statusId: first?.id });
  const actorId = viewerOf(ctx).id;
  const assigned = { kind: 'assigned' as const, actorId, data: { from: from.id, to: to.id } };
  const moved = given.flatMap(({ id: leadId, statusId }) =>
    first
      ? [{ leadId, kind: 'moved' as const, actorId, data: { from: statusId, to: first.id } }]
      : [],
  );
  await insertActivities(ctx.db, [
    ...given.map(({ id }) => ({ leadId: id, ...assigned })),
    ...moved,
  ]);
  await announceLeads(
    ctx,
    given.flatMap(({ id, isHidden }) => (isHidden ? [] : [id])),
  );
  return countKept(given);
}

/** The owner's role changed: the leads move to the first column of the new role's board. */
export async function restartLeads(ctx: Ctx, owner: Owner): Promise<number> {
  const first = await getFirstStatus(ctx, owner.role);
  const before = await putLeadsInto(ctx.db, owner.id, first.id);
  const actorId = viewerOf(ctx).id;
  await insertActivities(
    ctx.db,
    before.map(({ id, statusId }) => ({
      leadId: id,
      kind: 'moved' as const,
      actorId,
      data: { from: statusId, to: first.id },
    })),
  );
  return countKept(before);
}

/** Leads in the trash go along unmentioned. */
const countKept = (given: readonly { isDeleted: boolean }[]): number =>
  given.filter(({ isDeleted }) => !isDeleted).length;
