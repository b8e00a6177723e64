import type {
  InputOf,
  MergeField,
  mergeLeads as mergeLeadsEndpoint,
  ResultOf,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { isNobodysAddress } from '../../../platform/db/address-in-text.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import { auditAssigned } from '../audit-lead.service.ts';
import { lockSelected } from '../bulk/bulk.queries.ts';
import { recordActivity } from '../lead-activity.service.ts';
import { scopeOf } from '../lead-scope.ts';
import { type LeadRow, lockEmails } from '../leads.queries.ts';
import { getLeadRow, readLead } from '../leads.service.ts';
import { announceLead } from '../reminders/lead-mail.service.ts';
import { areBothBuying, giveBack, pauseTwins, takeAskedFor } from './asked-for.queries.ts';
import { leftBehind } from './left-behind.ts';
import { bindLinks, deleteAbsorbed, insertMerge, joinTimes, moveHistory } from './merge.queries.ts';
import { removeValues } from './merge-values.queries.ts';
import { chooseValues } from './merge-values.service.ts';
import { joinNotes, putRooms, takeRooms } from './rooms.queries.ts';
import { shareRows } from './shared-rows.queries.ts';
import { readStoredLead, writeStoredColumns } from './stored-lead.queries.ts';

/** Two leads become one: the chosen fields, and the history of both. */
export async function mergeLeads(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof mergeLeadsEndpoint>,
): Promise<ResultOf<typeof mergeLeadsEndpoint>> {
  const { other_id: otherId } = body;
  return inTransaction(ctx, async (ctx) => {
    const { lead, other } = await lockPair(ctx, id, otherId, body);
    const chosen = new Set(body.from_other);
    assertOneBoard(lead, other, chosen);
    if (await areBothBuying(ctx.db, [id, otherId])) throw new AppError('lead.bothBuying');
    const before = await readStoredLead(ctx.db, id);
    const absorbed = await readStoredLead(ctx.db, otherId);
    const pair = { from: otherId, to: id };
    const email = (chosen.has('email') ? other : lead).email;
    const rooms = await takeRooms(ctx.db, pair, email);
    const asked = await takeAskedFor(ctx.db, [id, otherId]);
    const notes = await joinNotes(ctx.db, pair);
    const history = await moveHistory(ctx.db, pair);
    const values = await chooseValues(ctx, { leadId: id, otherId }, body.custom_from_other);
    const replaced = await removeValues(
      ctx.db,
      id,
      values.given.map((field) => field.id),
    );
    const shared = await shareRows(ctx.db, pair, values.keptIds);
    const unbound = [...(await bind(ctx, id, lead)), ...(await bind(ctx, id, other))];
    await deleteAbsorbed(ctx.db, otherId);
    const columns = columnsOf(chosen);
    await writeStoredColumns(
      ctx.db,
      id,
      Object.fromEntries(columns.map((name) => [name, absorbed[name]])),
    );
    const moved = { ...history, ...(await putRooms(ctx.db, rooms)) };
    const ended = {
      calendars: await giveBack(ctx.db, asked),
      twins: await pauseTwins(ctx.db, id, history.saved_searches ?? []),
    };
    await joinTimes(ctx.db, id, absorbed);
    const after = await readStoredLead(ctx.db, id);
    const mergeId = await insertMerge(ctx.db, {
      ...{ leadId: id, absorbedId: otherId, userId: viewerOf(ctx).id },
      undo: {
        before,
        after,
        absorbed,
        moved: { ...moved, ...(unbound.length > 0 && { unbound }) },
        shared,
        ...(replaced.length > 0 && { replaced }),
        ...(notes.length > 0 && { notes }),
        ...(ended.calendars.length + ended.twins.length > 0 && { ended }),
      },
      former: formerOf(other),
    });
    await recordActivity(ctx, id, 'merged', {
      merge_id: mergeId,
      other_id: otherId,
      // The trigger `restore_status_time` reads it when a later move is undone.
      since: after.status_at,
      ...leftBehind(lead, other, chosen),
    });
    await recordAudit(ctx, {
      action: 'lead.merged',
      target: { type: 'lead', id },
      data: {
        merged_id: otherId,
        changed: [...body.from_other, ...values.given.map(({ name }) => name)],
      },
    });
    if (chosen.has('user_id') && other.owner.id !== lead.owner.id) {
      await recordActivity(ctx, id, 'assigned', { from: lead.owner.id, to: other.owner.id });
      await auditAssigned(ctx, id, { from: lead.owner, to: other.owner });
      await announceLead(ctx, id, 'assigned');
    }
    return { lead: await readLead(ctx, id), merge_id: mergeId };
  });
}

type Seen = { version: number; other_version: number };

/** Both in the viewer's reach and as the viewer saw them. A form that joins one of them waits. */
async function lockPair(ctx: Ctx, id: number, otherId: number, seen: Seen) {
  const emails = [await getLeadRow(ctx, id), await getLeadRow(ctx, otherId)];
  if (otherId === id)
    throw new AppError('request.invalid', { fields: { other_id: ['notAllowed'] } });
  await lockEmails(
    ctx.db,
    emails.map(({ email }) => email),
  );
  const found = await lockSelected(ctx.db, scopeOf(ctx), { ids: [id, otherId] }, 2);
  if (found.length < 2) throw new AppError('lead.notFound');
  const lead = await getLeadRow(ctx, id);
  const other = await getLeadRow(ctx, otherId);
  if (lead.version !== seen.version || other.version !== seen.other_version)
    throw new AppError('lead.changed');
  return { lead, other };
}

/** A column belongs to the board of the owner's role. */
function assertOneBoard(lead: LeadRow, other: LeadRow, chosen: ReadonlySet<MergeField>): void {
  const isApart = chosen.has('user_id') !== chosen.has('lead_status_id');
  if (isApart && lead.owner.role !== other.owner.role)
    throw new AppError('request.invalid', { fields: { lead_status_id: ['notAllowed'] } });
}

async function bind(ctx: Ctx, leadId: number, { email, owner }: LeadRow): Promise<number[]> {
  if (isNobodysAddress(email)) return [];
  return bindLinks(ctx.db, { leadId, email, senderId: owner.id });
}

/** Since when it is in the column, and why it was lost, go with it. */
function columnsOf(chosen: ReadonlySet<MergeField>): string[] {
  return [...chosen].flatMap((field) =>
    field === 'lead_status_id'
      ? ['status_id', 'status_at', 'lost_reason_id', 'lost_words']
      : [field],
  );
}

const formerOf = ({ firstName, lastName, phone, email }: LeadRow) => ({
  ...{ firstName, lastName, phone, email },
});
