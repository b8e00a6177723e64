import {
  PURCHASE_SIGNALS,
  PURCHASE_STEPS,
  type PurchaseSignal,
  type SignalKind,
} from '@alpha/contract';

const KINDS: Record<string, SignalKind> = {
  report_opened: 'opened',
  shortlist_opened: 'opened',
  question_asked: 'question',
  home_saved: 'saved',
  scenario_saved: 'scenario',
  scenario_tried: 'scenario',
  form_repeated: 'form',
  email_received: 'reply',
  purchase_progress: 'purchase',
};

/** Of an entry about a purchase plan: what the investor did, and at which step. */
export function purchaseIn(data: Record<string, unknown>): { purchase?: PurchaseSignal } {
  const event = PURCHASE_SIGNALS.find((known) => known === data.event);
  const key = PURCHASE_STEPS.find((known) => known === data.step);
  if (!event || !key) return {};
  const title = typeof data.title === 'string' ? data.title : null;
  return { purchase: { event, step: { key, title } } };
}

/** Of a timeline entry that a reader caused. */
export const signalKindOf = (kind: string, answer: unknown): SignalKind =>
  KINDS[kind] ?? (answer === 'like' ? 'like' : 'pass');
