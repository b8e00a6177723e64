import { isEmailAddress, isOfInvestor } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import type { FastifyBaseLogger } from 'fastify';
import { leadUrl, localeOf, nameOf } from '../../crm/index.ts';
import { type AppDeps, type Ctx, inTransaction } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { streetOf } from './deadline-calendar.service.ts';
import { deadlineLines, stepName } from './deadline-words.ts';
import { type Deadline, holdDeadline, markReminded, takeDeadline } from './reminders.queries.ts';

const PAUSE_MS = 20_000;

/** Emails about deadlines of purchases, once, whichever process finds them. */
export function startDeadlineLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const ctx: Ctx = {
    ...{ db: deps.database.db, deps, log, locale: 'en', ip: '', userAgent: undefined },
    viewer: null,
  };
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'no deadline could be announced'),
    step: () => remindOfNextDeadline(ctx),
  });
}

/** False when no deadline is near. One that fails is held back, so that the others are announced. */
export async function remindOfNextDeadline(ctx: Ctx): Promise<boolean> {
  const taken: { stepId?: number } = {};
  try {
    return await inTransaction(ctx, async (ctx) => {
      const deadline = await takeDeadline(ctx.db);
      if (!deadline) return false;
      taken.stepId = deadline.step.id;
      await announceDeadline(ctx, deadline);
      return true;
    });
  } catch (error) {
    const { stepId: purchase_step } = taken;
    if (purchase_step === undefined) throw error;
    const tries = await holdDeadline(ctx.db, purchase_step);
    ctx.log.error({ err: error, purchase_step, tries }, 'a deadline could not be announced');
    return true;
  }
}

async function announceDeadline(ctx: Ctx, deadline: Deadline): Promise<void> {
  const { step, lead, owner } = deadline;
  await markReminded(ctx.db, step.id);
  if (isOfInvestor(step.who) && isEmailAddress(lead.email)) await tellInvestor(ctx, deadline);
  if (!owner.deactivatedAt) await tellOwner(ctx, deadline);
}

const keyOf = ({ step }: Deadline, to: string) =>
  `purchase-due:${step.id}:${step.dueAt?.getTime()}:${to}`;

function factsOf({ step, purchase }: Deadline, locale: Locale) {
  const moments = step.dueAt ? deadlineLines(step.dueAt, purchase.timeZone, locale) : [];
  return { step: stepName(step, locale), address: streetOf(purchase.address), moments };
}

/** In their language, on their clock and on Miami's. Never a document or a note. */
async function tellInvestor(ctx: Ctx, deadline: Deadline): Promise<void> {
  const { lead, purchase, step, owner } = deadline;
  const { locale } = purchase;
  const t = translatorFor(locale, 'purchaseMail');
  const { moments, ...facts } = factsOf(deadline, locale);
  const url = `${ctx.deps.config.publicUrl}/room?lang=${locale}`;
  await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: keyOf(deadline, 'investor'),
      recipient: lead.email,
      replyTo: owner.email,
      leadId: lead.id,
      ...(step.dueAt && { notAfter: step.dueAt }),
      subject: t('investor.subject', facts),
      content: {
        title: facts.step,
        paragraphs: [t('investor.text', facts), ...moments],
        button: { label: t('investor.open'), url },
        closing: [t('investor.room')],
        footer: t('footer'),
      },
    },
  );
}

async function tellOwner(ctx: Ctx, deadline: Deadline): Promise<void> {
  const { lead, owner, step } = deadline;
  const locale = localeOf(owner.locale);
  const t = translatorFor(locale, 'purchaseMail');
  const { moments, ...facts } = factsOf(deadline, locale);
  const name = nameOf(lead) || translatorFor(locale, 'leadMail')('nameless');
  await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: keyOf(deadline, `user:${owner.id}`),
      recipient: owner.email,
      ...(step.dueAt && { notAfter: step.dueAt }),
      subject: t('owner.subject', { ...facts, name }),
      content: {
        title: facts.step,
        paragraphs: [t('owner.text', { ...facts, name }), ...moments],
        button: { label: t('owner.open'), url: leadUrl(ctx, lead.id) },
      },
    },
  );
}
