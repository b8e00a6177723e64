import type { HomeAnswer } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { findEmailFacts, leadUrl, localeOf } from '../../crm/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { queueMail, withdrawMail } from '../../platform/mail/index.ts';
import { findNoticeRecipient } from './answer-mail.queries.ts';
import {
  type AnswerRow,
  countAnswerMails,
  putNotices,
  type ReaderOfLink,
} from './answers.queries.ts';
import type { AnsweredLink, ReaderRow } from './answers.service.ts';
import { MAX_NOTICES, noticesToday } from './notice-limit.ts';
import { type Person, personOf } from './reader-name.service.ts';

/** A reason often follows a no, and a second press a first one: one email has the latest. */
const HELD_MS = 45_000;

type Said = { address: string; line: string; answer: HomeAnswer | null; reason: string };
type AnswerNotice = {
  link: AnsweredLink;
  leadId: number | null;
  said: Said;
  by: ReaderOfLink;
  /** The answer this one changes. */
  before: AnswerRow | undefined;
  reader: ReaderRow;
};

/** Emails what the reader thinks to those whose lead it is, in their language. */
export async function announceAnswer(
  ctx: Ctx,
  { link, leadId, said, by, before, reader }: AnswerNotice,
): Promise<void> {
  const { noticeMailId: waitingId = null, noticeCount = 0 } = before ?? {};
  const isReplaced = waitingId !== null && (await withdrawMail(ctx, waitingId));
  const today = noticesToday(link, new Date());
  if (!isReplaced && today.noticeCount >= MAX_NOTICES) return;
  // Said and taken back before the sender heard of it.
  if (isReplaced && said.answer === null && noticeCount === 1)
    return countAnswerMails(ctx.db, by, { added: -1, noticeMailId: null });
  const to = await recipientOf(ctx, link, leadId);
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
      idempotencyKey: keyOf('answer', by),
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
  await countAnswerMails(ctx.db, by, { added: isReplaced ? 0 : 1, noticeMailId });
  if (!isReplaced) await putNotices(ctx.db, link.id, oneMore(today));
}

type QuestionNotice = {
  link: AnsweredLink;
  leadId: number | null;
  by: ReaderOfLink;
  address: string;
  line: string;
  question: string;
  reader: ReaderRow;
};

export async function announceQuestion(
  ctx: Ctx,
  { link, leadId, by, address, line, question, reader }: QuestionNotice,
): Promise<void> {
  // Counted even if nobody is left to read it, so that questions stay limited.
  await putNotices(ctx.db, link.id, oneMore(noticesToday(link, new Date())));
  const to = await recipientOf(ctx, link, leadId);
  if (!to) return;
  const t = translatorFor(to.locale, 'answerMail');
  const person = await personOf(ctx, { link, leadId, reader });
  const name = person.name || t('someone.first');
  await queueMail(
    { ...ctx, locale: to.locale },
    {
      idempotencyKey: keyOf('question', by),
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

const oneMore = (today: ReturnType<typeof noticesToday>) => ({
  ...today,
  noticeCount: today.noticeCount + 1,
});

/** An erasure finds the notices of a link, and of one of its readers, by their key. */
const keyOf = (kind: 'answer' | 'question', { shareId, readerKey }: ReaderOfLink) =>
  [kind, shareId, ...(readerKey ? [readerKey] : []), crypto.randomUUID()].join(':');

/** The lead's owner, who may not be the sender any more; for no lead, the sender. */
async function recipientOf(ctx: Ctx, { createdBy }: AnsweredLink, leadId: number | null) {
  const facts = leadId === null ? undefined : await findEmailFacts(ctx.db, leadId);
  const userId = facts?.owner.id ?? createdBy;
  const found = userId === null ? undefined : await findNoticeRecipient(ctx.db, userId);
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
