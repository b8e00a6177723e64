import { BUDGET_STEPS, HALF_LIFE_DAYS, SCORE_ANSWERS, type ScoreWeights } from '@alpha/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { leads } from '../../../platform/db/schema/index.ts';
import { warmthAt } from './lead-warmth.ts';

/** `leadScore` of the contract in SQL, for sorting; a test holds them equal. Reads one index. */
export function scoreSql(weights: ScoreWeights, nowMs = Date.now()): SQL<number> {
  const worth = real(warmthAt(nowMs));
  const points = (weight: number, share: SQL) => sql`round(${real(weight)} * ${share})`;
  const counted = (sum: SQLWrapper) => sql`(1 - power(2, greatest(-60, -(${sum} / ${worth}))))`;
  const steps = BUDGET_STEPS.map(
    ({ from, share }) => sql`when ${leads.initialPayment} >= ${real(from)} then ${real(share)}`,
  );
  const days = sql`greatest(0, ${real(nowMs / 1_000)} - extract(epoch from
    greatest(${leads.interestAt}, ${leads.createdAt}))::float8) / 86400`;
  return sql<number>`greatest(0,
    ${points(weights.budget, sql`case ${sql.join(steps, sql` `)} else 0 end`)}
    + ${points(weights.answers, sql`(least(${leads.quizAnswers}, ${whole(SCORE_ANSWERS)})::float8 / ${whole(SCORE_ANSWERS)})`)}
    + ${points(weights.opens, counted(leads.warmOpens))}
    + ${points(weights.likes, counted(leads.warmLikes))}
    + ${points(weights.asks, counted(leads.warmAsks))}
    + ${points(weights.recency, sql`power(2, greatest(-60, -(${days}) / ${whole(HALF_LIFE_DAYS)}))`)}
    - ${points(weights.passes, counted(leads.warmPasses))})`;
}

/** Numbers of ours, written out: as parameters PostgreSQL would guess their types. */
const real = (value: number): SQL => sql.raw(`${value}::float8`);
const whole = (value: number): SQL => sql.raw(String(Math.trunc(value)));
