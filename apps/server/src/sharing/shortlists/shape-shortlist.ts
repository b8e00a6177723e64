import type { CautionPoint, Listing, ReasonPoint, Shortlist, ShortlistHome } from '@alpha/contract';
import { toLocale } from '@alpha/i18n';
import { deliveryOf } from '../../platform/mail/index.ts';
import { shapeAnswer } from '../answers/shape-answer.ts';
import { problemOf } from './home-problem.ts';
import type { ItemRow, ShortlistRow } from './shortlists.queries.ts';

export function shapeShortlist(
  { list, curator, mail }: ShortlistRow,
  homes: ShortlistHome[],
): Shortlist {
  return {
    id: list.id,
    lead_id: list.leadId,
    locale: toLocale(list.locale),
    currency: list.currency,
    message: list.message,
    created_by: curator,
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
    sent_at: list.sentAt?.toISOString() ?? null,
    expires_at: list.expiresAt?.toISOString() ?? null,
    revoked_at: list.revokedAt?.toISOString() ?? null,
    first_opened_at: list.firstOpenedAt?.toISOString() ?? null,
    last_opened_at: list.lastOpenedAt?.toISOString() ?? null,
    open_count: list.openCount,
    channel: list.channel,
    delivery: deliveryOf(mail),
    homes,
  };
}

/** Fields that staff and the investor both see. */
export function shapeShown({ item, home, answer }: ItemRow) {
  return {
    position: item.position,
    sentence: item.sentence,
    // Stored as JSON; the response schema rejects codes that are not in the contract.
    reasons: item.reasons as ReasonPoint[],
    cautions: item.cautions as CautionPoint[],
    ...shapeAnswer(answer),
    status: home.status,
  };
}

export function shapeHome(row: ItemRow, listing: Listing | undefined): ShortlistHome {
  const { item, home } = row;
  return {
    ...shapeShown(row),
    property_id: item.propertyId,
    score: item.score,
    answered_at: row.answer?.answeredAt?.toISOString() ?? null,
    problem: problemOf(row, listing),
    listing: home.mayDisplay ? (listing ?? null) : null,
  };
}
