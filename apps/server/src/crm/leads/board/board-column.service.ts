import {
  type BoardColumn,
  type BoardSort,
  COLUMN_WINDOW,
  instant,
  type LeadSummary,
} from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { scopeOf } from '../lead-scope.ts';
import type { LeadFilter, LeadSummaryRow } from '../leads.queries.ts';
import { findScoreWeights } from '../score/score-weights.ts';
import { shapeSummary } from '../shape-lead.ts';
import {
  type ActivityMark,
  listColumn,
  listScoredColumn,
  type ScoreMark,
} from './board.queries.ts';

type Window = Pick<BoardColumn, 'leads' | 'next'>;
type Asked = { filter: LeadFilter; sort: BoardSort | undefined; after?: string | undefined };

/** The next cards of a column; `after` is the cursor of the answer before. */
export function readWindow(ctx: Ctx, { filter, sort, after }: Asked): Promise<Window> {
  return sort === 'score' ? byScore(ctx, filter, after) : byActivity(ctx, filter, after);
}

async function byActivity(ctx: Ctx, filter: LeadFilter, given?: string): Promise<Window> {
  const after = given === undefined ? null : readActivityMark(given);
  const column = { scope: scopeOf(ctx), filter, after };
  const rows = await listColumn(ctx.db, column, COLUMN_WINDOW + 1);
  return windowOf(rows, shapeSummary, (last) => `${last.activeAtText},${last.id}`);
}

async function byScore(ctx: Ctx, filter: LeadFilter, given?: string): Promise<Window> {
  const nowMs = Date.now();
  const mark = given === undefined ? { nowMs, after: null } : readScoreMark(given, nowMs);
  const weights = await findScoreWeights(ctx.db);
  const column = { scope: scopeOf(ctx), filter, weights, ...mark };
  const rows = await listScoredColumn(ctx.db, column, COLUMN_WINDOW + 1);
  return windowOf(
    rows,
    (row) => shapeSummary(row, mark.nowMs),
    ({ id }, { score }) => `${mark.nowMs},${score},${id}`,
  );
}

function windowOf(
  rows: readonly LeadSummaryRow[],
  shape: (row: LeadSummaryRow) => LeadSummary,
  writeMark: (last: LeadSummaryRow, shown: LeadSummary) => string,
): Window {
  const inside = rows.slice(0, COLUMN_WINDOW);
  // Not `map(shape)`: the index would be the second argument, the instant of the scores.
  const leads = inside.map((row) => shape(row));
  const last = inside.at(-1);
  const shown = leads.at(-1);
  const hasMore = rows.length > COLUMN_WINDOW && last && shown;
  return { leads, next: hasMore ? writeMark(last, shown) : null };
}

/** The database's timestamp text, with microseconds that a `Date` would lose, and a row id. */
const ACTIVITY_MARK =
  /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)([+-](?:0\d|1[0-5]))(:[0-5]\d)?,(\d{1,9})$/;

function readActivityMark(after: string): ActivityMark {
  const [, day, time, hours, minutes = ':00', id] = ACTIVITY_MARK.exec(after) ?? [];
  if (!instant.safeParse(`${day}T${time}${hours}${minutes}`).success) throw refusal();
  return { activeAtText: `${day} ${time}${hours}${minutes}`, id: Number(id) };
}

/** The instant whose scores count, in milliseconds, then score and row id. */
const SCORE_MARK = /^(\d{13}),(\d{1,3}),(\d{1,9})$/;

function readScoreMark(given: string, nowMs: number): { nowMs: number; after: ScoreMark } {
  const [, at, score, id] = SCORE_MARK.exec(given) ?? [];
  if (at === undefined) throw refusal();
  // Scores of the future would be those that nobody has seen.
  if (Number(at) > nowMs + CLOCKS_APART_MS) throw refusal();
  return { nowMs: Number(at), after: { score: Number(score), id: Number(id) } };
}

/** Of the servers that answer. */
const CLOCKS_APART_MS = 60_000;

const refusal = () => new AppError('request.invalid', { fields: { after: ['invalid'] } });
