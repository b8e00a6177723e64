import type { Share } from '@alpha/contract';
import { deliveryOf } from '../../platform/mail/index.ts';
import type { AnswerRow } from '../answers/answers.queries.ts';
import { shapeAnswer } from '../answers/shape-answer.ts';
import type { SaidBehind } from './readers.service.ts';
import type { listSharesOf } from './shares.queries.ts';

type ShareRow = Awaited<ReturnType<typeof listSharesOf>>[number];

export function shapeShare(
  { link, sender, mail }: ShareRow,
  { answers, scenarios }: SaidBehind,
): Share {
  const [latest, ...others] = answers;
  return {
    id: link.id,
    email: link.email,
    locale: link.locale,
    currency: link.currency,
    created_by: sender,
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    revoked_at: link.revokedAt?.toISOString() ?? null,
    first_opened_at: link.firstOpenedAt?.toISOString() ?? null,
    last_opened_at: link.lastOpenedAt?.toISOString() ?? null,
    open_count: link.openCount,
    channel: link.channel,
    delivery: deliveryOf(mail),
    ...shapeReader(latest),
    other_readers: others.filter(hasSaid).map(shapeReader),
    scenarios,
  };
}

const shapeReader = (row: AnswerRow | undefined) => ({
  given_answer: shapeAnswer(row),
  question: row?.question ?? '',
  reader: { name: row?.readerName ?? '', contact: row?.readerContact ?? '' },
});

/** Not taken back, and not erased. */
const hasSaid = ({ answer, question }: AnswerRow): boolean => answer !== null || question !== '';
