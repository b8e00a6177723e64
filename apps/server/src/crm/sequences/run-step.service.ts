import { fillTemplate, type TemplateKind } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { isNobodysAddress } from '../../platform/db/address-in-text.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { insertActivities } from '../leads/lead-handover.queries.ts';
import { lockLead, notifyLeadChanged, touchLead } from '../leads/leads.queries.ts';
import { findMessageFacts } from '../leads/messages/message-facts.service.ts';
import { insertMessage, lockWriter } from '../leads/messages/messages.queries.ts';
import { isOverQuota, writeEmail } from '../leads/messages/write-email.service.ts';
import { localeOf } from '../leads/reminders/lead-mail.service.ts';
import { insertStepTask } from '../leads/timeline/timeline.queries.ts';
import { statusName } from '../statuses/status-name.ts';
import { type DueRun, findDueRun, findStepText, takeRun } from './due-runs.queries.ts';
import { findEndStatuses } from './end-statuses.service.ts';
import { inAnHour, inDays, updateRun } from './runs.queries.ts';
import { listSteps, type StepRow } from './sequences.queries.ts';

/**
 * Does what is next for one lead; false when there is nothing. The step, its email and its timeline entry are one
 * transaction, so that a killed process leaves all or nothing. Locks are taken in the order of `sendLeadMessage`: writer,
 * lead, sequence.
 */
export async function runNextStep(ctx: Ctx): Promise<boolean> {
  const ends = await findEndStatuses(ctx);
  const due = await findDueRun(ctx.db, [...ends.keys()]);
  if (!due) return false;
  return inTransaction(ctx, async (ctx) => {
    await lockWriter(ctx.db, due.ownerId);
    await lockLead(ctx.db, due.leadId);
    const run = await takeRun(ctx.db, due, [...ends.keys()]);
    if (!run) return true;
    const end = ends.get(run.lead.statusId);
    if (end) await updateRun(ctx.db, run.id, { status: 'stopped', reason: end, isEnded: true });
    else if (run.owner.deactivatedAt)
      await updateRun(ctx.db, run.id, { status: 'paused', reason: 'owner_inactive' });
    else await goOn(ctx, run);
    await notifyLeadChanged(ctx.db, run.lead.id);
    return true;
  });
}

async function goOn(ctx: Ctx, run: DueRun): Promise<void> {
  const steps = await listSteps(ctx.db, [run.sequenceId]);
  const step = steps[run.step - 1];
  if (run.isWaiting || !step) return advance(ctx, run, steps);
  if (step.channel !== 'email') return makeTask(ctx, run, step);
  if (await isOverQuota(ctx, run.owner.id)) return updateRun(ctx.db, run.id, { dueAt: inAnHour });
  const text = await findEmailText(ctx, run, step);
  // What cannot be sent as it is, a person sends by hand.
  if (!text) return makeTask(ctx, run, step);
  await writeEmail(ctx, {
    ...{ idempotencyKey: `sequence:${run.id}:${run.step}`, recipient: run.lead.email },
    leadId: run.lead.id,
    ...{ writer: run.owner, locale: run.locale === 'es' ? 'es' : 'en', ...text },
  });
  const { subject, body } = text;
  const data = { channel: 'email', subject, sequence_id: run.sequenceId };
  await insertMessage(ctx.db, { leadId: run.lead.id, actorId: run.owner.id, body, data });
  await touchLead(ctx.db, run.lead.id);
  await advance(ctx, run, steps);
}

/** Null when the address is nobody's or something in the text is not known. */
async function findEmailText(ctx: Ctx, { lead, owner, locale: language }: DueRun, step: StepRow) {
  const text = await findStepText(ctx.db, step.templateId);
  if (!text || isNobodysAddress(lead.email)) return null;
  const locale = language === 'es' ? 'es' : 'en';
  const facts = (await findMessageFacts(ctx, lead, owner.id))[locale];
  const subject = fillTemplate(text[locale].subject, facts);
  const body = fillTemplate(text[locale].body, facts);
  if (subject.missing.length + body.missing.length > 0) return null;
  return { subject: subject.text, body: body.text };
}

/** The next step, or the end. */
async function advance(ctx: Ctx, run: DueRun, steps: readonly StepRow[]): Promise<void> {
  const next = steps[run.step];
  const free = { step: run.step + 1, isWaiting: false, taskId: null };
  if (next) return updateRun(ctx.db, run.id, { ...free, dueAt: inDays(next.delayDays) });
  await updateRun(ctx.db, run.id, { ...free, status: 'finished', isEnded: true });
  const data = { event: 'ended', sequence_id: run.sequenceId };
  await insertActivities(ctx.db, [{ leadId: run.lead.id, kind: 'sequence', actorId: null, data }]);
}

/** On Today at once, and without an email: Today is where such steps are worked through. */
async function makeTask(ctx: Ctx, run: DueRun, step: StepRow): Promise<void> {
  const locale = localeOf(run.owner.locale);
  const taskId = await insertStepTask(ctx.db, {
    leadId: run.lead.id,
    actorId: run.owner.id,
    body: taskText(step.channel, statusName(step, locale), locale),
    data: { sequence_id: run.sequenceId, template_id: step.templateId, channel: step.channel },
  });
  await updateRun(ctx.db, run.id, { isWaiting: true, taskId });
}

const taskText = (channel: TemplateKind, name: string, locale: 'en' | 'es'): string =>
  translatorFor(locale, 'sequenceTask')(channel, { name });
