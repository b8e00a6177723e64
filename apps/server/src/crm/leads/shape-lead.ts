import {
  type FieldValues,
  type Lead,
  type LeadSignal,
  type LeadSummary,
  leadScore,
  ROLE_IDS,
} from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { inReadersLanguage } from './known-answers.ts';
import type { OpenSignal } from './lead-signals.queries.ts';
import type { LeadRow, LeadSummaryRow } from './leads.queries.ts';
import { scoreFactsOf } from './score/score-facts.ts';
import { weightsOf } from './score/score-weights.ts';
import { purchaseIn, signalKindOf } from './signal-kind.ts';

export function shapeLead(row: LeadRow, fields: FieldValues, locale: Locale): Lead {
  return {
    ...shapeSummary(row),
    fields,
    adicionales: inReadersLanguage(row.adicionales, locale),
    utms: row.utms,
    lost_reason_id: row.lostReasonId,
    lost_words: row.lostWords,
    opened_at: row.openedAt?.toISOString() ?? null,
  };
}

/** For lists and boards; `nowMs`: when the score is that of. */
export function shapeSummary(row: LeadSummaryRow, nowMs = Date.now()): LeadSummary {
  const { owner } = row;
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    phone: row.phone,
    email: row.email,
    lead_status_id: row.statusId,
    user_id: owner.id,
    user: {
      id: owner.id,
      name: owner.name,
      roles: [{ id: ROLE_IDS[owner.role], name: owner.role }],
    },
    source: row.source,
    country: row.country,
    profile: row.profile,
    initial_payment: row.initialPayment,
    version: row.version,
    last_touched_at: row.lastTouchedAt.toISOString(),
    active_at: row.activeAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    next_task: row.nextTask,
    last_answer: row.lastAnswer,
    score: leadScore(scoreFactsOf(row, nowMs), weightsOf(row.scoreWeights)),
    signal: row.signal && shapeSignal(row.signal),
    tag_ids: row.tagIds,
    ...(row.stuckSince !== null && { stuck_since: new Date(row.stuckSince).toISOString() }),
  };
}

const shapeSignal = ({ kind, answer, is_back, ...rest }: OpenSignal): LeadSignal => {
  const { plan, passed_others, ...signal } = rest;
  return {
    ...signal,
    kind: signalKindOf(kind, answer),
    ...(is_back && { is_back }),
    ...(passed_others > 0 && { passed_others }),
    ...(plan && purchaseIn(plan)),
  };
};
