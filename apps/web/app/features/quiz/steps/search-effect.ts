import { type AnswerMeasure, measuresOf, type WeighingAnswer } from '@alpha/contract/match-weights';
import type { AnalyzedType } from '@alpha/contract/property-types';
import { KINDS_BY_TYPE } from '@alpha/contract/quiz-answers';

type Note = 'high' | 'growth' | 'numbersAlone' | 'luxury' | 'shortTerm';

/** What to know beside the search; these change nothing in it. */
const NOTES: Readonly<Record<WeighingAnswer, Readonly<Record<number, Note>>>> = {
  risk: { 3: 'high' },
  goal: { 4: 'growth' },
  property_type: { 1: 'numbersAlone', 3: 'luxury', 4: 'shortTerm' },
};

export type SearchEffect = {
  /** Most important first. */
  measures: AnswerMeasure[];
  /** `null` means any type. */
  kinds: readonly AnalyzedType[] | null;
  note: Note | null;
};

/** What an answer changes in the search, from the weights and types that the search itself uses. */
export function searchEffect(answer: WeighingAnswer, id: number): SearchEffect {
  return {
    measures: measuresOf(answer, id),
    kinds: answer === 'property_type' ? (KINDS_BY_TYPE[id] ?? null) : null,
    note: NOTES[answer][id] ?? null,
  };
}
