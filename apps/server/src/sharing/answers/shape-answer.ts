import type { GivenHomeAnswer } from '@alpha/contract';
import type { AnswerRow } from './answers.queries.ts';

export const shapeAnswer = (row: AnswerRow | null | undefined): GivenHomeAnswer => ({
  answer: row?.answer ?? null,
  reason: row?.reason ?? '',
});
