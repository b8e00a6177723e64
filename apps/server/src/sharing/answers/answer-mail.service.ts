import type { HomeAnswer } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { findEmailFacts, leadUrl, localeOf, nameOf } from '../../crm/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { queueMail, withdrawMail } from '../../platform/mail/index.ts';
import { findNoticeRecipient } from './answer-mail.queries.ts';
import { type AnswerRow, countNotices } from './answers.queries.ts';
import type { AnsweredLink } from './answers.service.ts';

/** A reason often follows a no, and a second press a first one: one email has the latest. */
const HELD_MS = 45_000;

/** Of one link: anyone who has it could otherwise fill the sender's mailbox and the timeline. */
export const MAX_NOTICES = 20;

type Said = { address: string; answer: HomeAnswer | null; reason: string };
type AnswerNotice = {
  link: AnsweredLink;
  leadId: number | null;
  said: Said;
  /** The answer this one changes. */
  before: AnswerRow | undefined;
};

/** Emails the sender what the reader thinks, in the sender's language. */
export async function announceAnswer(
  ctx: Ctx,
  { link, leadId, said, before }: AnswerNotice,
): Promise<void> {
  const { noticeMailId: waitingId = null, noticeCount = 0 } = before ?? {};
  const isReplaced = waitingId !== null && (await withdrawMail(ctx, waitingId));
  if (!isReplaced && noticeCount >= MAX_NOTICES) return;
  // Said and taken back before the sender heard of it.
  if (isReplaced && said.answer === null && noticeCount === 1)
    return countNotices(ctx.db, link.id, { added: -1, noticeMailId: null });
  const to = await recipientOf(ctx, link);
  if (!to) return;
  const t = translatorFor(to.locale, 'answerMail');
  const { address, answer, reason } = said;
  const name = await nameFor(ctx, link, leadId);
  const kind = answer ?? 'none';
  const noticeMailId = await queueMail(
    { ...ctx, locale: to.locale },
    {
      idempotencyKey: `answer:${link.id}:${crypto.randomUUID()}`,
      recipient: to.email,
      notBefore: new Date(Date.now() + HELD_MS),
      ...(link.email ? { replyTo: link.email } : {}),
      subject: t(`${kind}.subject`, { name, address }),
      content: {
        title: t(`${kind}.title`, { name, address }),
        paragraphs: [t(`${kind}.text`, { email: link.email })],
        ...(reason ? { quote: [reason] } : {}),
        ...buttonTo(ctx, leadId, t('open')),
      },
    },
  );
  await countNotices(ctx.db, link.id, { added: isReplaced ? 0 : 1, noticeMailId });
}

type QuestionNotice = {
  link: AnsweredLink;
  leadId: number | null;
  address: string;
  question: string;
};

export async function announceQuestion(
  ctx: Ctx,
  { link, leadId, address, question }: QuestionNotice,
): Promise<void> {
  // Counted even if nobody is left to read it, so that questions stay limited.
  await countNotices(ctx.db, link.id, { added: 1 });
  const to = await recipientOf(ctx, link);
  if (!to) return;
  const t = translatorFor(to.locale, 'answerMail');
  const name = await nameFor(ctx, link, leadId);
  await queueMail(
    { ...ctx, locale: to.locale },
    {
      idempotencyKey: `question:${link.id}:${crypto.randomUUID()}`,
      recipient: to.email,
      ...(link.email ? { replyTo: link.email } : {}),
      subject: t('question.subject', { name, address }),
      content: {
        title: t('question.title', { name, address }),
        paragraphs: [t('question.text', { email: link.email })],
        quote: [question],
        ...buttonTo(ctx, leadId, t('open')),
      },
    },
  );
}

async function recipientOf(ctx: Ctx, { createdBy }: AnsweredLink) {
  const found = createdBy === null ? undefined : await findNoticeRecipient(ctx.db, createdBy);
  return found && { email: found.email, locale: localeOf(found.locale) };
}

/** The lead's name while it is the sender's own; to others they only know the address they wrote to. */
async function nameFor(ctx: Ctx, link: AnsweredLink, leadId: number | null): Promise<string> {
  const facts = leadId === null ? undefined : await findEmailFacts(ctx.db, leadId);
  const name = facts && facts.owner.id === link.createdBy ? nameOf(facts) : '';
  return name || link.email;
}

const buttonTo = (ctx: Ctx, leadId: number | null, label: string) =>
  leadId === null ? {} : { button: { label, url: leadUrl(ctx, leadId) } };
