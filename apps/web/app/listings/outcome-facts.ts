import type { TenYearOutcome } from '@alpha/contract';
import { isGood } from '@alpha/report-model/outcome';
import type { OutcomeTexts } from '@alpha/report-model/texts/outcome';

type OutcomeKey = 'cashFlow' | 'toClose' | 'added' | 'loss';
export type OutcomeFact = OutcomeTexts[OutcomeKey] & { key: OutcomeKey };

/** The figures of a card beside its range; cash added later only where some is. */
export function outcomeFacts(texts: OutcomeTexts): OutcomeFact[] {
  const keys: OutcomeKey[] = ['cashFlow', 'toClose', 'added', 'loss'];
  return keys
    .filter((key) => key !== 'added' || texts.added.tone === 'loss')
    .map((key) => ({ key, ...texts[key] }));
}

/** A gain of the plan is only green when the whole outcome is good; a loss always has its color. */
export function planTone(
  value: number | null | undefined,
  outcome: TenYearOutcome | null,
): 'auto' | undefined {
  return (value ?? 0) < 0 || (outcome && isGood(outcome)) ? 'auto' : undefined;
}
