import { HORIZON_YEARS } from '@alpha/engine';
import type { Outcome } from '../outcome.ts';
import { type OutcomeTone, type OutcomeWords, outcomeTexts } from './outcome.ts';

type ComparedValue = { value: string; note: string; tone: OutcomeTone };

export type ComparedRow = {
  key: 'result' | 'range' | 'cashFlow' | 'toClose' | 'added' | 'loss';
  label: string;
  /** Under the scenario; null while it is being simulated. */
  scenario: ComparedValue | null;
  /** Under our assumptions. */
  ours: ComparedValue;
};

/** Both sets of figures, in the same words on the page, in the PDF and in the email. */
export function comparedOutcomes(
  scenario: Outcome | null,
  ours: Outcome,
  words: OutcomeWords,
): ComparedRow[] {
  const yearsOf = ({ years = HORIZON_YEARS }: Outcome) => years;
  const isSameSale = scenario === null || yearsOf(scenario) === yearsOf(ours);
  const { t } = words;
  const columnOf = (outcome: Outcome) => {
    const { result, range, cashFlow, toClose, added, loss } = outcomeTexts(outcome, words);
    const plain = (value: string): ComparedValue => ({ value, note: '', tone: 'plain' });
    // Not green: a better scenario is not yet a good purchase.
    const signed = (value: string, usd: number): ComparedValue => ({
      ...plain(value),
      tone: usd < 0 ? 'loss' : 'plain',
    });
    return {
      result: {
        ...signed(result.value, outcome.result_median),
        note: isSameSale ? '' : t('compared.after', { years: yearsOf(outcome) }),
      },
      range: plain(range?.text ?? result.value),
      cashFlow: signed(cashFlow.value, Math.round(outcome.cash_flow_monthly)),
      toClose: plain(toClose.value),
      added: signed(added.value, -Math.round(outcome.cash_added)),
      loss: plain(loss.value),
    };
  };
  const texts = outcomeTexts(ours, words);
  const labels: Record<ComparedRow['key'], string> = {
    result: isSameSale ? texts.result.label : t('compared.result'),
    range: t('rangeShort'),
    cashFlow: texts.cashFlow.label,
    toClose: texts.toClose.label,
    added: texts.added.label,
    loss: texts.loss.label,
  };
  const [theirs, own] = [scenario && columnOf(scenario), columnOf(ours)];
  return (Object.keys(labels) as ComparedRow['key'][]).map((key) => ({
    key,
    label: labels[key],
    scenario: theirs?.[key] ?? null,
    ours: own[key],
  }));
}
