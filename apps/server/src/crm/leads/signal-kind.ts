import type { SignalKind } from '@alpha/contract';

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

/** Of a timeline entry that a reader caused. */
export const signalKindOf = (kind: string, answer: unknown): SignalKind =>
  KINDS[kind] ?? (answer === 'like' ? 'like' : 'pass');
