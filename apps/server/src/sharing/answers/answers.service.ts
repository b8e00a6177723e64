import type { GivenHomeAnswer, HomeAnswer, Reader } from '@alpha/contract';
import { deleteNewsSince, findLeadOfSender, notifyLead, recordNews } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { getLockedShare } from '../shares/open-share.service.ts';
import { DAY_MS } from '../shares/share-limits.ts';
import { announceAnswer, announceQuestion } from './answer-mail.service.ts';
import {
  type AnswerRow,
  countReaders,
  findAnswer,
  findPlace,
  putAnswer,
  putQuestion,
} from './answers.queries.ts';
import { MAX_NOTICES, noticesToday, secondsUntilNextDay } from './notice-limit.ts';
import { ONLY_READER, readerKeyOf } from './reader-key.ts';
import { isUnaddressed } from './unaddressed.ts';

/** Answers changed within this time leave one timeline entry. */
const SAME_SITTING_MS = 60 * 60_000;

/** An open link, as the reader's token found it. */
export type AnsweredLink = {
  id: number;
  propertyId: number;
  shortlistId: number | null;
  leadId: number | null;
  createdBy: number | null;
  email: string;
  noticeCount: number;
  noticesSince: Date | null;
};

type Given = {
  answer: HomeAnswer | null;
  reason?: string | undefined;
  reader?: Reader | undefined;
};

/** Saves what the reader thinks of the property, on the timeline and for the sender too. */
export async function saveAnswer(
  ctx: Ctx,
  token: string,
  { answer, reason: words = '', reader }: Given,
): Promise<GivenHomeAnswer> {
  const reason = answer === 'pass' ? words : '';
  await inTransaction(ctx, async (ctx) => {
    const link = await getLockedShare(ctx, token);
    const { by, before } = await findReader(ctx, link);
    const readerRow = readerOf(link, reader, before);
    if (isSame(before, { answer, reason, ...readerRow })) return;
    const now = new Date();
    const answeredAt = answer ? now : null;
    await putAnswer(ctx.db, by, { answer, reason, answeredAt, ...readerRow });
    const { address, line } = await findPlace(ctx.db, link.propertyId);
    const said = { address, line, answer, reason };
    const leadId = await leadOf(ctx, link);
    if (leadId !== null) await recordAnswer(ctx, { link, leadId, said, now });
    await announceAnswer(ctx, { link, leadId, said, by, before, reader: readerRow });
  });
  return { answer, reason };
}

type Asked = { question: string; reader?: Reader | undefined };

export async function saveQuestion(
  ctx: Ctx,
  token: string,
  { question, reader }: Asked,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const link = await getLockedShare(ctx, token);
    const { by, before } = await findReader(ctx, link);
    // Sent twice by a retry or a second press.
    if (isRepeated(before, question)) return;
    const now = new Date();
    const today = noticesToday(link, now);
    if (today.noticeCount >= MAX_NOTICES)
      throw new AppError('request.tooMany', { retryAfterSeconds: secondsUntilNextDay(today, now) });
    const readerRow = readerOf(link, reader, before);
    await putQuestion(ctx.db, by, { question, askedAt: now, ...readerRow });
    const { address, line } = await findPlace(ctx.db, link.propertyId);
    const leadId = await leadOf(ctx, link);
    if (leadId !== null)
      await recordNews(ctx, leadId, 'question_asked', { ...placeOf(link), address, question });
    await announceQuestion(ctx, { link, leadId, by, address, line, question, reader: readerRow });
  });
}

export type ReaderRow = Pick<AnswerRow, 'readerName' | 'readerContact'>;

/** Of one link made for nobody in particular: anyone who has it could otherwise fill the sender's list. */
const MAX_READERS = 50;

/** Who writes, and what they wrote before. */
async function findReader(ctx: Ctx, link: AnsweredLink) {
  const key = readerKeyOf(ctx, link);
  const by = { shareId: link.id, readerKey: key ?? ONLY_READER };
  const before = await findAnswer(ctx.db, by);
  if (!before && (await countReaders(ctx.db, link.id)) >= MAX_READERS)
    throw new AppError('request.tooMany', { retryAfterSeconds: DAY_MS / 1_000 });
  // Somebody without a key may be somebody else.
  const isOwn = key !== null;
  const own = before && (isOwn ? before : { ...before, readerName: '', readerContact: '' });
  return { by, before: own };
}

/** What was left out stays as the same reader said it before. */
function readerOf(
  link: AnsweredLink,
  said: Reader | undefined,
  before: AnswerRow | undefined,
): ReaderRow {
  const known = isUnaddressed(link) ? said : undefined;
  return {
    readerName: known?.name || (before?.readerName ?? ''),
    readerContact: known?.contact || (before?.readerContact ?? ''),
  };
}

const isSame = (before: AnswerRow | undefined, now: Partial<AnswerRow>): boolean =>
  (before?.answer ?? null) === now.answer &&
  (before?.reason ?? '') === now.reason &&
  (before?.readerName ?? '') === now.readerName &&
  (before?.readerContact ?? '') === now.readerContact;

/** The link may be older than the lead. */
const leadOf = (ctx: Ctx, link: AnsweredLink): Promise<number | null> =>
  link.leadId === null ? findLeadOfSender(ctx, link) : Promise.resolve(link.leadId);

const placeOf = ({ id, propertyId, shortlistId }: AnsweredLink) => ({
  share_id: id,
  property_id: propertyId,
  ...(shortlistId === null ? {} : { shortlist_id: shortlistId }),
});

type Recorded = {
  link: AnsweredLink;
  leadId: number;
  said: { address: string; answer: HomeAnswer | null; reason: string };
  now: Date;
};

async function recordAnswer(ctx: Ctx, { link, leadId, said, now }: Recorded): Promise<void> {
  const news = { leadId, kind: 'home_answered', shareId: link.id } as const;
  const since = new Date(now.getTime() - SAME_SITTING_MS);
  const wasJustSaid = await deleteNewsSince(ctx, news, since);
  const { address, answer, reason } = said;
  // Taken back before anybody could rely on it: the timeline is as if it had not been said.
  if (answer === null && wasJustSaid) return notifyLead(ctx, leadId);
  const data = { ...placeOf(link), address, answer, ...(reason && { reason }) };
  await recordNews(ctx, leadId, 'home_answered', data);
}

const RETRY_MS = 10 * 60_000;

function isRepeated(before: AnswerRow | undefined, question: string): boolean {
  const { askedAt } = before ?? {};
  return before?.question === question && Date.now() - (askedAt?.getTime() ?? 0) < RETRY_MS;
}
