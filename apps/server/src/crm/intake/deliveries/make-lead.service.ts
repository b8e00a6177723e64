import { createHash } from 'node:crypto';
import { translatorFor } from '@alpha/i18n/server';
import type { Ctx } from '../../../platform/http/context.ts';
import { auditCreated } from '../../leads/audit-lead.service.ts';
import { recordActivity } from '../../leads/lead-activity.service.ts';
import { lockEmail } from '../../leads/leads.queries.ts';
import { announceNewLead } from '../../leads/reminders/lead-digest.service.ts';
import { getFirstStatus } from '../../statuses/statuses.service.ts';
import { insertPost } from '../intake.queries.ts';
import { joinLead } from '../join/join-lead.service.ts';
import { findKnownLead } from '../join/known-lead.queries.ts';
import { reachOfSource } from '../join/reach-of-source.service.ts';
import { chooseOwner } from '../owners/choose-owner.service.ts';
import type { SourceRow } from '../sources/sources.queries.ts';
import { type DeliveryRow, updateDelivery } from './deliveries.queries.ts';
import type { IncomingLead } from './read-lead.ts';

const NOT_ASKED = '-';

/** In one transaction: the lead, its timeline, the email to its owner and the end of the delivery. */
export async function makeLead(
  ctx: Ctx,
  source: SourceRow,
  delivery: DeliveryRow,
  lead: IncomingLead,
): Promise<void> {
  // Two deliveries of one person at the same time are one lead too.
  await lockEmail(ctx.db, lead.email ?? lead.phone ?? '');
  const { email, phone } = lead;
  const knownId = await findKnownLead(ctx.db, { email, phone }, await reachOfSource(ctx, source));
  if (knownId !== null) return join(ctx, { source, delivery, lead, knownId });
  const { owner, reason } = await chooseOwner(ctx, source, lead);
  const status = await getFirstStatus(ctx, owner.role);
  const leadId = await insertPost(ctx.db, {
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: email ?? NOT_ASKED,
    phone: phone ?? NOT_ASKED,
    country: lead.country,
    adicionales: answersOf(lead),
    utms: lead.utms,
    source: source.kind,
    userId: owner.id,
    statusId: status.id,
    // Unique: even a mistake here could not make a second lead of the delivery.
    intakeKey: createHash('sha256')
      .update(`delivery:${source.id}:${delivery.externalId}`)
      .digest('hex'),
  });
  const data = { source: source.kind, owner: owner.id, via: source.name };
  await recordActivity(ctx, leadId, 'created', data);
  await auditCreated(ctx, leadId, { source: source.kind, owner });
  await announceNewLead(ctx, leadId, owner.id);
  await finish(ctx, delivery, { status: 'lead', leadId, ownerReason: reason });
}

type Join = { source: SourceRow; delivery: DeliveryRow; lead: IncomingLead; knownId: number };

/** The person is known to somebody who gets leads of this source, or to their team. */
async function join(ctx: Ctx, { source, delivery, lead, knownId }: Join): Promise<void> {
  const sent = { ...lead, adicionales: answersOf(lead) };
  await joinLead(ctx, knownId, sent, {
    ...{ source: source.kind, via: source.name },
    ...(lead.message && { question: lead.message }),
  });
  await finish(ctx, delivery, { status: 'joined', leadId: knownId, ownerReason: null });
}

function answersOf({ message, language, answers }: IncomingLead) {
  const t = translatorFor('en', 'intakeSources');
  return [
    ...(message ? [{ label: t('target.message'), answer: message, key: 'message' }] : []),
    ...(language ? [{ label: t('target.language'), answer: language, key: 'language' }] : []),
    ...answers,
  ];
}

function finish(
  ctx: Ctx,
  { id }: DeliveryRow,
  end: Pick<DeliveryRow, 'status' | 'leadId' | 'ownerReason'>,
): Promise<void> {
  return updateDelivery(ctx.db, id, { ...end, reason: null });
}
