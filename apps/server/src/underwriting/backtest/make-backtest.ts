import { MODEL_VERSION } from '@alpha/engine';
import type { IndexPoint } from '@alpha/engine/city';
import { StartupError } from '../../platform/lib/startup-error.ts';
import { pointsOf } from '../areas/dense-series.ts';
import type { RegionSeries } from '../areas/region-series.ts';
import { type BacktestRecord, recordOf } from './backtest-record.ts';
import { fittedMetros } from './fitted-metros.ts';
import { type MetroHistory, metroHistory } from './metro-history.ts';
import { originsOf } from './origins.ts';
import { type BacktestScore, runBacktest } from './run-backtest.ts';

/** The horizon of reports, and of the page's main figures: without it, the page has nothing to show. */
const PAGE_YEARS = 10;

type Made = { record: BacktestRecord; scores: BacktestScore[] };

/** Of FHFA's metros, else of Zillow's; a part of the two would be judged twice. */
export function makeBacktest(
  series: readonly RegionSeries[],
  cpi: readonly IndexPoint[],
  day: string,
  onProgress?: (share: number) => void,
): Made {
  const ofMetros = series.filter(
    ({ kind, measure }) => kind === 'metro' && measure !== 'rental_rate',
  );
  const index = ofMetros.some(({ source }) => source === 'fhfa') ? 'fhfa' : 'zillow';
  const metros = ofMetros.filter(({ source }) => source === index).flatMap(historyOf);
  if (metros.length === 0)
    throw new StartupError([
      'No price index of a metro has five years of quarters.',
      "Import FHFA's index by metro or Zillow's home values first, or name a file with --file.",
    ]);
  const fitted = fittedMetros(index);
  const scores = runBacktest({ metros, cpi, fitted }, onProgress);
  const sample = metros.some(({ code }) => fitted && !fitted.has(code)) ? 'held_out' : 'all';
  if (!scores.some((score) => score.years === PAGE_YEARS && score.sample === sample))
    throw new StartupError([
      'No price index reaches ten years beyond a forecast, so no ten-year forecast can be judged.',
      'Import files with a longer history, or name one with --file.',
    ]);
  const facts = { model: MODEL_VERSION, madeOn: day, index } as const;
  return { record: recordOf(facts, metros, scores, { cpi, fitted }), scores };
}

function historyOf(series: RegionSeries): MetroHistory[] {
  const { code, name, state } = series;
  const history = metroHistory({ code, name, state }, pointsOf(series));
  return history && originsOf(history).length > 0 ? [history] : [];
}
