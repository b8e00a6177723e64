import type { IndexPoint } from '@alpha/engine/city';
import type { MetroHistory } from './metro-history.ts';
import { quarterEnd, quarterEndingOn, quarterName, readQuarter } from './quarters.ts';
import type { BacktestScore } from './run-backtest.ts';

/** A stored back-test: its scores, and the indexes that past forecasts are drawn from. */
export type BacktestRecord = {
  format: typeof FORMAT;
  model: string;
  madeOn: string;
  index: 'fhfa' | 'zillow';
  /** Consumer prices at quarter ends. */
  cpi: Steps | null;
  metros: StoredMetro[];
  scores: StoredScore[];
};

export type StoredMetro = {
  code: string;
  name: string;
  state: string;
  isHeldOut: boolean;
  index: Steps;
};

/**
 * An index as whole thousandths of its logarithm, each less the one before; null for a gap. A tenth of
 * the bytes of its values, and at no point more than 0.05 % away.
 */
type Steps = { since: string; steps: (number | null)[] };

type StoredScore = readonly [
  model: BacktestScore['model'],
  years: number,
  isHeldOut: 0 | 1,
  by: BacktestScore['by'],
  group: string,
  forecasts: number,
  ...figures: number[],
];

const FORMAT = 1;
const PER_LOG = 1_000;
const FIGURES = ['inside90', 'inside50', 'below', 'above', 'bias', 'crps', 'width'] as const;

export function isBacktestRecord(value: unknown): value is BacktestRecord {
  return (value as BacktestRecord | null)?.format === FORMAT;
}

export function recordOf(
  facts: Pick<BacktestRecord, 'model' | 'madeOn' | 'index'>,
  metros: readonly MetroHistory[],
  scores: readonly BacktestScore[],
  { cpi, fitted }: { cpi: readonly IndexPoint[]; fitted: ReadonlySet<string> | null },
): BacktestRecord {
  return {
    format: FORMAT,
    ...facts,
    cpi: pricesSince(cpi, metros),
    metros: metros.map(({ code, name, state, points }) => ({
      code,
      name: name.replace(/\s*\([^)]*\)$/, ''),
      state,
      isHeldOut: fitted !== null && !fitted.has(code),
      index: stepsOf(points),
    })),
    scores: scores.map(storedScore),
  };
}

export function historyOf({ code, name, state, index }: StoredMetro): MetroHistory {
  const points = pointsOfSteps(index);
  const known = points.values();
  const logs = Float64Array.from(index.steps, (step) =>
    step === null ? Number.NaN : Math.log(known.next().value?.value ?? Number.NaN),
  );
  return { code, name, state, points, logs, firstQuarter: readQuarter(index.since) as number };
}

export const cpiOf = ({ cpi }: BacktestRecord): IndexPoint[] => (cpi ? pointsOfSteps(cpi) : []);

export function scoresOf(record: BacktestRecord): BacktestScore[] {
  return record.scores.map(([model, years, isHeldOut, by, group, forecasts, ...figures]) => ({
    model,
    years: years as BacktestScore['years'],
    sample: isHeldOut ? 'held_out' : 'all',
    by,
    group,
    forecasts,
    ...(Object.fromEntries(FIGURES.map((name, i) => [name, figures[i]])) as Record<
      (typeof FIGURES)[number],
      number
    >),
  }));
}

/** One line a metro and a score, so that two records can be compared. */
export function recordText({ metros, scores, ...facts }: BacktestRecord): string {
  const lines = (items: readonly unknown[]) =>
    items.map((item) => JSON.stringify(item)).join(',\n');
  const head = JSON.stringify(facts).slice(0, -1);
  return `${head},\n"metros":[\n${lines(metros)}],\n"scores":[\n${lines(scores)}]}\n`;
}

/** From a year before the first index on: no forecast needs older ones. */
function pricesSince(cpi: readonly IndexPoint[], metros: readonly MetroHistory[]): Steps | null {
  const first = Math.min(...metros.map(({ firstQuarter }) => firstQuarter)) - 4;
  const known = cpi.filter(({ date }) => date >= quarterEnd(first));
  return known.length > 0 ? stepsOf(known) : null;
}

function storedScore(score: BacktestScore): StoredScore {
  const { model, years, sample, by, group, forecasts } = score;
  const isHeldOut = sample === 'held_out' ? 1 : 0;
  const figures = FIGURES.map((name) => Number(score[name].toFixed(5)));
  return [model, years, isHeldOut, by, group, forecasts, ...figures];
}

/** Points of other months are left out. */
function stepsOf(points: readonly IndexPoint[]): Steps {
  const byQuarter = new Map<number, number>();
  for (const { date, value } of points) {
    const quarter = quarterEndingOn(date);
    if (quarter !== null) byQuarter.set(quarter, Math.round(PER_LOG * Math.log(value)));
  }
  const first = Math.min(...byQuarter.keys());
  const last = Math.max(...byQuarter.keys());
  let before = byQuarter.get(first) as number;
  const steps = Array.from({ length: last - first + 1 }, (_, i) => {
    const level = byQuarter.get(first + i);
    if (level === undefined) return null;
    const step = level - before;
    before = level;
    return step;
  });
  return { since: quarterName(first), steps };
}

/** Only its changes are known; the first value is 100. */
function pointsOfSteps({ since, steps }: Steps): IndexPoint[] {
  const first = readQuarter(since) as number;
  let level = 0;
  return steps.flatMap((step, i) => {
    if (step === null) return [];
    level += step;
    return [{ date: quarterEnd(first + i), value: 100 * Math.exp(level / PER_LOG) }];
  });
}
