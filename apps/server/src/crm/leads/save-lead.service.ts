import {
  type createLead as createLeadEndpoint,
  type deleteLead as deleteLeadEndpoint,
  type InputOf,
  isAllowed,
  type Lead,
  type moveLead as moveLeadEndpoint,
  type Role,
  type updateLead as updateLeadEndpoint,
} from '@alpha/contract';
import { findAssignee } from '../../accounts/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { isForeignKeyViolation } from '../../platform/db/db-errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { getFirstStatus, getStatusOfRole } from '../statuses/statuses.service.ts';
import { auditAssigned, auditCreated, auditMoved, auditUpdated } from './audit-lead.service.ts';
import { reachOf } from './duplicates/address-reach.ts';
import { isEmailTaken } from './duplicates/duplicates.queries.ts';
import { changeFieldValues } from './fields/field-values.service.ts';
import { deleteLastMove } from './lead-activity.queries.ts';
import { recordActivity } from './lead-activity.service.ts';
import { insertLead, type LeadRow, lockEmail, lockLead, updateLeadRow } from './leads.queries.ts';
import { getLeadRow, readLead } from './leads.service.ts';
import { announceLead } from './reminders/lead-mail.service.ts';
import { trashLeads } from './trash/delete-leads.service.ts';

type Owner = { id: number; name: string; role: Role };

export async function createLead(
  ctx: Ctx,
  { body }: InputOf<typeof createLeadEndpoint>,
): Promise<Lead> {
  return inTransaction(ctx, async (ctx) => {
    const owner = await ownerFor(ctx, body.user_id ?? viewerOf(ctx).id);
    const statusId = await statusFor(ctx, owner.role, body.lead_status_id);
    await assertEmailFree(ctx, body.email, 0);
    const source = viewerOf(ctx).apiKey ? 'api' : 'staff';
    const id = await insertLead(ctx.db, { ...personOf(body), userId: owner.id, statusId, source });
    await changeFieldValues(ctx, { leadId: id, changes: body.fields ?? {}, isNew: true });
    await recordActivity(ctx, id, 'created', { source, owner: owner.id });
    await auditCreated(ctx, id, { source, owner });
    await announceLead(ctx, id, 'assigned');
    return readLead(ctx, id);
  });
}

export async function updateLead(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateLeadEndpoint>,
): Promise<Lead> {
  return writing(ctx, id, body.version, async (ctx, before) => {
    const owner =
      body.user_id === undefined || body.user_id === before.owner.id
        ? before.owner
        : await ownerFor(ctx, body.user_id);
    const isOtherBoard = owner.role !== before.owner.role;
    const statusId = isOtherBoard
      ? await statusOnOtherBoard(ctx, owner.role, body.lead_status_id)
      : await statusFor(ctx, owner.role, body.lead_status_id);
    const { firstName: first_name, lastName: last_name, phone, email } = before;
    const person = personOf({ ...{ first_name, last_name, phone, email }, ...withoutGaps(body) });
    if (person.email.toLowerCase() !== email.toLowerCase())
      await assertEmailFree(ctx, person.email, id);
    await updateLeadRow(ctx.db, id, { ...person, userId: owner.id, statusId });
    const changed = (Object.keys(person) as (keyof typeof person)[]).filter(
      (field) => person[field] !== before[field],
    );
    const custom = await changeFieldValues(ctx, {
      ...{ leadId: id, changes: body.fields ?? {}, isNew: false },
    });
    if (changed.length + custom.length > 0) {
      await recordActivity(ctx, id, 'edited', {
        ...(changed.length > 0 && { fields: changed }),
        ...(custom.length > 0 && { field_ids: custom.map((field) => field.id) }),
      });
      await auditUpdated(ctx, id, [...changed, ...custom.map(({ name }) => name)]);
    }
    if (owner.id !== before.owner.id) {
      await recordActivity(ctx, id, 'assigned', { from: before.owner.id, to: owner.id });
      await auditAssigned(ctx, id, { from: before.owner, to: owner });
      await announceLead(ctx, id, 'assigned');
    }
    if (statusId !== before.statusId) {
      const move = { from: before.statusId, to: statusId };
      // A column that came with another owner is not a move by a person.
      const byHand = owner.id === before.owner.id && { by_hand: true };
      await recordActivity(ctx, id, 'moved', { ...move, ...byHand });
      await auditMoved(ctx, id, move);
    }
  });
}

export async function moveLead(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof moveLeadEndpoint>,
): Promise<Lead> {
  return writing(ctx, id, body.version, async (ctx, before) => {
    // Dropped in the same column: no change.
    if (body.lead_status_id === before.statusId) return;
    const statusId = await statusFor(ctx, before.owner.role, body.lead_status_id);
    await updateLeadRow(ctx.db, id, { statusId });
    await auditMoved(ctx, id, { from: before.statusId, to: statusId });
    const back = { leadId: id, actorId: viewerOf(ctx).id, from: statusId, to: before.statusId };
    if (body.is_undo && (await deleteLastMove(ctx.db, back))) return;
    await recordActivity(ctx, id, 'moved', { from: before.statusId, to: statusId, by_hand: true });
  });
}

export async function deleteLead(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteLeadEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, id);
    const { owner } = await getLeadRow(ctx, id);
    await trashLeads(ctx, [id]);
    await recordAudit(ctx, {
      action: 'lead.deleted',
      target: { type: 'lead', id },
      data: { owner: owner.name },
    });
  });
  return { status: 'success' };
}

/** Locks the lead and checks that the viewer may see it and has its current version. */
async function writing(
  ctx: Ctx,
  id: number,
  seen: number | undefined,
  work: (ctx: Ctx, before: LeadRow) => Promise<void>,
): Promise<Lead> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      await lockLead(ctx.db, id);
      const before = await getLeadRow(ctx, id);
      if (seen !== undefined && seen !== before.version) throw new AppError('lead.changed');
      await work(ctx, before);
      return readLead(ctx, id);
    });
  } catch (error) {
    // The status was deleted at the same moment.
    throw isForeignKeyViolation(error) ? new AppError('status.notFound') : error;
  }
}

/** The viewer, or a user the viewer may assign leads to. */
export async function ownerFor(ctx: Ctx, userId: number): Promise<Owner> {
  const viewer = viewerOf(ctx);
  if (userId === viewer.id) return viewer;
  const owner = isAllowed(viewer.role, 'lead:assign') ? await findAssignee(ctx, userId) : null;
  if (!owner) throw new AppError('request.invalid', { fields: { user_id: ['notAllowed'] } });
  return owner;
}

export async function statusFor(ctx: Ctx, role: Role, id: number | undefined): Promise<number> {
  if (id === undefined) return (await getFirstStatus(ctx, role)).id;
  const status = await getStatusOfRole(ctx, id, role);
  if (!status)
    throw new AppError('request.invalid', { fields: { lead_status_id: ['notAllowed'] } });
  return status.id;
}

/** The chosen column of that board; a column of the old board means the first one. */
async function statusOnOtherBoard(ctx: Ctx, role: Role, id: number): Promise<number> {
  return ((await getStatusOfRole(ctx, id, role)) ?? (await getFirstStatus(ctx, role))).id;
}

async function assertEmailFree(ctx: Ctx, email: string, exceptId: number): Promise<void> {
  await lockEmail(ctx.db, email);
  if (await isEmailTaken(ctx.db, { email, exceptId, reach: reachOf(ctx) }))
    throw new AppError('lead.emailTaken', { fields: { email: ['taken'] } });
}

type Form = InputOf<typeof createLeadEndpoint>['body'];
type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** An omitted field must not replace a known one. */
const withoutGaps = <T extends object>(form: T): Given<T> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Given<T>;

const personOf = ({ first_name, last_name, country, profile, initial_payment, ...form }: Form) => ({
  firstName: first_name,
  lastName: last_name,
  phone: form.phone,
  email: form.email,
  ...(country !== undefined && { country }),
  ...(profile !== undefined && { profile }),
  ...(initial_payment !== undefined && { initialPayment: initial_payment }),
});
