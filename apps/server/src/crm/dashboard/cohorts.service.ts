import {
  COHORT_DAYS,
  COHORT_MONTHS,
  type Cohort,
  type InputOf,
  type LeadOutcome,
  type listCohorts as listCohortsEndpoint,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { readOutcomes } from '../statuses/outcomes.service.ts';
import { monthsUntil } from './calendar-steps.ts';
import { countCohorts } from './cohorts.queries.ts';
import { ownersFor } from './owners.service.ts';

const DAY_MS = 86_400_000;
const AGES = [undefined, ...COHORT_DAYS];

export async function listCohorts(
  ctx: Ctx,
  { query: { user_id: userId, time_zone: timeZone = 'UTC' } }: InputOf<typeof listCohortsEndpoint>,
): Promise<Cohort[]> {
  const owners = await ownersFor(ctx, userId);
  const outcomes = await readOutcomes(ctx);
  const now = new Date();
  // The last one is the beginning of the next month.
  const ends = monthsUntil(now, COHORT_MONTHS, timeZone);
  const starts = ends.slice(0, -1);
  const period = { from: starts[0] ?? now, to: ends.at(-1) ?? now, starts };
  const rows = await countCohorts(ctx.db, period, owners, { outcomes, ages: AGES });
  const months = starts.map((from, index) => {
    const to = ends[index + 1] ?? now;
    const row = rows.find(({ place }) => place === index + 1);
    const countOf = (outcome: LeadOutcome, age: number) => row?.became[outcome][age] ?? 0;
    const became = (age: number) => ({
      won: countOf('won', age),
      lost: countOf('lost', age),
      open: countOf('open', age),
    });
    return {
      ...{ from: from.toISOString(), to: to.toISOString(), arrived: row?.arrived ?? 0 },
      ...became(0),
      after: COHORT_DAYS.map((days, age) =>
        to.getTime() + days * DAY_MS <= now.getTime() ? { days, ...became(age + 1) } : null,
      ),
    };
  });
  const first = months.findIndex(({ arrived }) => arrived > 0);
  return first < 0 ? [] : months.slice(first).reverse();
}
