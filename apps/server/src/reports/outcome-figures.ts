import type { PropertyReport } from '@alpha/contract';
import { outcomeOf } from '@alpha/report-model/outcome';
import { outcomeFigures as figuresOf, type OutcomeFigure } from '@alpha/report-model/texts/outcome';
import type { Words } from './render-worker/words.ts';

/** Result, range, cash and chance of loss for preview and email; empty without an analysis. */
export function outcomeFigures(words: Words, { property }: PropertyReport): OutcomeFigure[] {
  const outcome = outcomeOf(property);
  return outcome
    ? figuresOf(outcome, { t: words.outcome, locale: words.locale, unit: words.unit })
    : [];
}
