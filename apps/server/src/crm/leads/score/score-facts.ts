import type { ScoreFacts } from '@alpha/contract';
import { leads } from '../../../platform/db/schema/index.ts';
import { quietDays, warmthAt } from './lead-warmth.ts';

/** What the score is computed from, for a list of leads. */
export const SCORE_COLUMNS = {
  initialPayment: leads.initialPayment,
  quizAnswers: leads.quizAnswers,
  warmOpens: leads.warmOpens,
  warmLikes: leads.warmLikes,
  warmAsks: leads.warmAsks,
  warmPasses: leads.warmPasses,
  interestAt: leads.interestAt,
  createdAt: leads.createdAt,
};

type ScoreRow = Pick<typeof leads.$inferSelect, keyof typeof SCORE_COLUMNS>;

export function scoreFactsOf(row: ScoreRow, nowMs = Date.now()): ScoreFacts {
  const worth = warmthAt(nowMs);
  return {
    budget: row.initialPayment,
    answers: row.quizAnswers,
    opens: row.warmOpens / worth,
    likes: row.warmLikes / worth,
    asks: row.warmAsks / worth,
    passes: row.warmPasses / worth,
    quietDays: quietDays(latestOf(row), nowMs),
  };
}

const latestOf = ({ interestAt, createdAt }: ScoreRow): Date =>
  interestAt && interestAt > createdAt ? interestAt : createdAt;
