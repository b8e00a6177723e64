import type { Share } from '@alpha/contract';
import { deliveryOf } from '../../platform/mail/index.ts';
import { shapeAnswer } from '../answers/shape-answer.ts';
import type { listSharesOf } from './shares.queries.ts';

type ShareRow = Awaited<ReturnType<typeof listSharesOf>>[number];

export function shapeShare(
  { link, sender, mail, answer }: ShareRow,
  scenarios: Share['scenarios'],
): Share {
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
    given_answer: shapeAnswer(answer),
    question: answer?.question ?? '',
    reader: { name: answer?.readerName ?? '', contact: answer?.readerContact ?? '' },
    scenarios,
  };
}
