import type { Share } from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { type AnswerRow, listAnswersOfShares } from '../answers/answers.queries.ts';
import { scenariosOfShares } from '../scenarios/share-scenarios.service.ts';

/** What readers of a link said, the latest first, and their scenarios. */
export type SaidBehind = { answers: AnswerRow[]; scenarios: Share['scenarios'] };

/** A lead that was handed to others takes its words along. */
export const onlySent = ({ scenarios }: SaidBehind): SaidBehind => ({
  answers: [],
  scenarios: scenarios.filter(({ origin }) => origin === 'sent'),
});

/** For the lists of staff; two queries for all links. */
export async function readersOfShares(
  ctx: Ctx,
  shareIds: readonly number[],
): Promise<(shareId: number) => SaidBehind> {
  const [answers, scenariosOf] = await Promise.all([
    listAnswersOfShares(ctx.db, shareIds),
    scenariosOfShares(ctx, shareIds),
  ]);
  return (shareId) => ({
    answers: answers.filter((row) => row.shareId === shareId),
    scenarios: scenariosOf(shareId),
  });
}
