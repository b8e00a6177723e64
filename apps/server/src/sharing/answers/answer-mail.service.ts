import type { HomeAnswer } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { leadUrl, localeOf } from '../../crm/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { queueMail, withdrawMail } from '../../platform/mail/index.ts';
import { findNoticeRecipient } from './answer-mail.queries.ts';
import { type AnswerRow, countNotices } from './answers.queries.ts';
import type { AnsweredLink, ReaderRow } from './answers.service.ts';
import { type Person, personOf } from './reader-name.service.ts';

/** A reason often follows a no, and a second press a first one: one email has the latest. */
const HELD_MS = 45_000;

/** Of one link: anyone who has it could otherwise fill the sender's mailbox and the timeline. */
export const MAX_NOTICES = 20;

type Said = { address: string; line: string; answer: HomeAnswer | null; reason: string };
type AnswerNotice = {
  link: AnsweredLink;
  leadId: number | null;
  said: Said;
  /** The answer this one changes. */
  before: AnswerRow | undefined;
  reader: ReaderRow;
};

/** Emails the sender what the reader thinks, in the sender's language. */
export async function announceAnswer(
  ctx: Ctx,
  { link, leadId, said, before, reader }: AnswerNotice,
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
  const { address, line, answer, reason } = said;
  const person = await personOf(ctx, { link, leadId, reader });
  const kind = answer ?? 'none';
  // Spanish begins with another word when somebody likes it.
  const name = person.name || t(kind === 'like' ? 'someone.later' : 'someone.first');
  const noticeMailId = await queueMail(
    { ...ctx, locale: to.locale },
    {
      idempotencyKey: `answer:${link.id}:${crypto.randomUUID()}`,
      recipient: to.email,
      notBefore: new Date(Date.now() + HELD_MS),
      ...replyTo(person),
      subject: t(`${kind}.subject`, { name, address }),
      content: {
        title: t(`${kind}.title`, { name, address }),
        paragraphs: [t(`${kind}.text`, wordsOf(person)), ...contactLine(person, t)],
        ...(reason ? { quote: [reason] } : {}),
        ...buttonTo(ctx, { leadId, line, t }),
      },
    },
  );
  await countNotices(ctx.db, link.id, { added: isReplaced ? 0 : 1, noticeMailId });
}

type QuestionNotice = {
  link: AnsweredLink;
  leadId: number | null;
  address: string;
  line: string;
  question: string;
  reader: ReaderRow;
};

export async function announceQuestion(
  ctx: Ctx,
  { link, leadId, address, line, question, reader }: QuestionNotice,
): Promise<void> {
  // Counted even if nobody is left to read it, so that questions stay limited.
  await countNotices(ctx.db, link.id, { added: 1 });
  const to = await recipientOf(ctx, link);
  if (!to) return;
  const t = translatorFor(to.locale, 'answerMail');
  const person = await personOf(ctx, { link, leadId, reader });
  const name = person.name || t('someone.first');
  await queueMail(
    { ...ctx, locale: to.locale },
    {
      idempotencyKey: `question:${link.id}:${crypto.randomUUID()}`,
      recipient: to.email,
      ...replyTo(person),
      subject: t('question.subject', { name, address }),
      content: {
        title: t('question.title', { name, address }),
        paragraphs: [
          t('question.text', { ...wordsOf(person), reply: person.replyTo ? 'yes' : 'no' }),
          ...contactLine(person, t),
        ],
        quote: [question],
        ...buttonTo(ctx, { leadId, line, t }),
      },
    },
  );
}

async function recipientOf(ctx: Ctx, { createdBy }: AnsweredLink) {
  const found = createdBy === null ? undefined : await findNoticeRecipient(ctx.db, createdBy);
  return found && { email: found.email, locale: localeOf(found.locale) };
}

const replyTo = ({ replyTo }: Person) => (replyTo ? { replyTo } : {});

const wordsOf = ({ sentTo, isClaimed }: Person) => ({
  email: sentTo,
  to: sentTo ? 'address' : isClaimed ? 'nobody' : 'lead',
});

type Words = ReturnType<typeof translatorFor<'answerMail'>>;

/** What an unknown reader left: nobody has checked that it is theirs. */
const contactLine = ({ isClaimed, contact }: Person, t: Words): string[] =>
  isClaimed ? [contact ? t('contact', { contact }) : t('noContact')] : [];

/** To the contact, or to the report, which lists its links with their answers. */
function buttonTo(
  ctx: Ctx,
  { leadId, line, t }: { leadId: number | null; line: string; t: Words },
) {
  const report = `${ctx.deps.config.publicUrl}/app/property/${encodeURIComponent(line)}`;
  return {
    button:
      leadId === null
        ? { label: t('openReport'), url: report }
        : { label: t('open'), url: leadUrl(ctx, leadId) },
  };
}
