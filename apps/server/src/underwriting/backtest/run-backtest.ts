import {
  crpsNormal,
  crpsQuantiles,
  type ForecastScores,
  type JudgedForecast,
  scoreForecasts,
} from '@alpha/engine/backtest';
import type { IndexPoint } from '@alpha/engine/city';
import { changeAhead, type MetroHistory, pointsUntil } from './metro-history.ts';
import {
  NORMAL_MODELS,
  type NormalForecast,
  type NormalModel,
  normalForecasts,
} from './normal-forecasts.ts';
import { HORIZONS, type Horizon, originsOf } from './origins.ts';
import { pastWindows } from './past-windows.ts';
import { periodOf } from './periods.ts';

export const MODELS = [...NORMAL_MODELS, 'own_windows', 'block_bootstrap'] as const;
export type BacktestModel = (typeof MODELS)[number];

/** `held_out`: metros whose history the model's constants have never seen. */
export type Sample = 'held_out' | 'all';

export type BacktestScore = ForecastScores & {
  model: BacktestModel;
  years: Horizon;
  sample: Sample;
  by: 'all' | 'period' | 'state';
  /** Name of the period or state; empty for all. */
  group: string;
};

export type BacktestInput = {
  metros: readonly MetroHistory[];
  cpi: readonly IndexPoint[];
  /** Codes of the metros that the constants were fitted on; null when none is known to be held out. */
  fitted: ReadonlySet<string> | null;
};

type Origin = {
  metro: number;
  quarter: number;
  normal: Record<NormalModel, NormalForecast>;
};

/** Within this many standard deviations lie 90 and 50 % of a normal. */
const WIDE = 1.6448536269514722;
const NARROW = 0.6744897501960817;
/** States have a score of their own for these. */
const BY_STATE: ReadonlySet<BacktestModel> = new Set(['shown', 'first_model']);

/** Judges every model at every quarter of every metro: some twenty million numbers, about a minute. */
export function runBacktest(
  { metros, cpi, fitted }: BacktestInput,
  onProgress: (share: number) => void = () => {},
): BacktestScore[] {
  const origins = allOrigins(metros, cpi);
  const scores: BacktestScore[] = [];
  HORIZONS.forEach((years, i) => {
    const known = origins.filter(
      ({ metro, quarter }) =>
        !Number.isNaN(changeAhead(metros[metro] as MetroHistory, quarter, years)),
    );
    const own = {
      own_windows: pastWindows(metros, years, 1),
      block_bootstrap: pastWindows(metros, years, 2),
    };
    for (const model of MODELS) {
      const judge = (origin: Origin): JudgedForecast => {
        const outcome = changeAhead(metros[origin.metro] as MetroHistory, origin.quarter, years);
        if (model === 'own_windows' || model === 'block_bootstrap')
          return judgeQuantiles(origin.quarter, outcome, own[model](origin.metro, origin.quarter));
        const { mean, stdDev } = origin.normal[model];
        return judgeNormal(origin.quarter, outcome, mean[i] as number, stdDev[i] as number);
      };
      const groups = new Map<string, { key: Group; forecasts: JudgedForecast[] }>();
      for (const origin of known) {
        const judged = judge(origin);
        for (const key of groupsOf(metros[origin.metro] as MetroHistory, origin.quarter, fitted)) {
          if (key.by === 'state' && !BY_STATE.has(model)) continue;
          const name = `${key.sample} ${key.by} ${key.group}`;
          const group = groups.get(name);
          if (group) group.forecasts.push(judged);
          else groups.set(name, { key, forecasts: [judged] });
        }
      }
      for (const { key, forecasts } of groups.values()) {
        const score = scoreForecasts(forecasts, years);
        if (score) scores.push({ model, years, ...key, ...score });
      }
      onProgress((i + (MODELS.indexOf(model) + 1) / MODELS.length) / HORIZONS.length);
    }
  });
  return scores;
}

function allOrigins(metros: readonly MetroHistory[], cpi: readonly IndexPoint[]): Origin[] {
  const cpiUntil = new Map<number, readonly IndexPoint[]>();
  return metros.flatMap((history, metro) =>
    originsOf(history).flatMap((quarter) => {
      const known = cpiUntil.get(quarter) ?? pointsUntil(cpi, quarter);
      cpiUntil.set(quarter, known);
      const normal = normalForecasts(history, quarter, known);
      return normal ? [{ metro, quarter, normal }] : [];
    }),
  );
}

type Group = Pick<BacktestScore, 'sample' | 'by' | 'group'>;

function groupsOf(
  { code, state }: MetroHistory,
  quarter: number,
  fitted: BacktestInput['fitted'],
): Group[] {
  const samples: Sample[] = fitted && !fitted.has(code) ? ['all', 'held_out'] : ['all'];
  return samples.flatMap((sample) => [
    { sample, by: 'all', group: '' },
    { sample, by: 'period', group: periodOf(quarter) },
    { sample, by: 'state', group: state },
  ]);
}

function judgeNormal(
  origin: number,
  outcome: number,
  mean: number,
  stdDev: number,
): JudgedForecast {
  return {
    origin,
    outcome,
    p5: mean - WIDE * stdDev,
    p25: mean - NARROW * stdDev,
    p50: mean,
    p75: mean + NARROW * stdDev,
    p95: mean + WIDE * stdDev,
    crps: crpsNormal(outcome, mean, stdDev),
  };
}

function judgeQuantiles(origin: number, outcome: number, quantiles: Float64Array): JudgedForecast {
  const at = (share: number) => quantiles[Math.round(200 * share) - 1] as number;
  return {
    origin,
    outcome,
    p5: at(0.05),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p95: at(0.95),
    crps: crpsQuantiles(outcome, quantiles),
  };
}
