import type { exportForecasts as exportForecastsEndpoint, InputOf } from '@alpha/contract';
import { CSV_BOM, csvLine } from '@alpha/i18n/csv';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { type Backtest, type BacktestMetro, currentBacktest } from './current-backtest.ts';
import { HARD_DATES } from './forecasts.service.ts';
import { forecastRows } from './metro-forecast.ts';
import { HORIZONS } from './origins.ts';
import { quarterName, readQuarter } from './quarters.ts';

const COLUMNS = [
  'metro',
  'name',
  'state',
  'held_out',
  'forecast_quarter',
  'years',
  'p5',
  'p25',
  'p50',
  'p75',
  'p95',
  'actual',
  'outcome',
];
/** Changes are fractions of the price at the start. */
const DECIMALS = 4;

/** Without a quarter: of 2006 and 2012. */
export async function exportForecasts(
  { db }: Ctx,
  { query }: InputOf<typeof exportForecastsEndpoint>,
): Promise<ServedFile> {
  const backtest = await currentBacktest(db);
  const metro = query.metro === undefined ? null : backtest.metros.get(query.metro);
  if (metro === undefined) throw new AppError('forecast.metroUnknown');
  const quarters = query.quarter ? [readQuarter(query.quarter) ?? 0] : HARD_DATES;
  const name = ['forecasts', metro?.history.code, query.quarter].filter(Boolean).join('-');
  return {
    name: `${name}.csv`,
    body: async () =>
      Buffer.from(
        await (metro
          ? fileOf(backtest, [metro], quarters)
          : fileOfAll(backtest, query.quarter, quarters)),
      ),
  };
}

/** By quarter: made once for a back-test, which changes rarely. */
const files = new WeakMap<Backtest, Map<string, Promise<string>>>();

function fileOfAll(backtest: Backtest, quarter = '', quarters: readonly number[]): Promise<string> {
  const known = files.get(backtest) ?? new Map<string, Promise<string>>();
  files.set(backtest, known);
  const metros = [...backtest.metros.values()].sort((a, b) =>
    a.history.name.localeCompare(b.history.name),
  );
  const file = known.get(quarter) ?? fileOf(backtest, metros, quarters);
  known.set(quarter, file);
  return file;
}

/** Computed without a pause: some milliseconds, so that requests are answered in between. */
const METROS_WITHOUT_PAUSE = 20;

async function fileOf(
  { cpi }: Backtest,
  metros: readonly BacktestMetro[],
  quarters: readonly number[],
): Promise<string> {
  const lines = [CSV_BOM, csvLine(COLUMNS)];
  for (const [i, metro] of metros.entries()) {
    if (i > 0 && i % METROS_WITHOUT_PAUSE === 0) await new Promise(setImmediate);
    for (const quarter of quarters) lines.push(...linesOf(metro, quarter, cpi));
  }
  return lines.join('');
}

const linesOf = ({ history, isHeldOut }: BacktestMetro, quarter: number, cpi: Backtest['cpi']) =>
  forecastRows(history, quarter, cpi, HORIZONS).map((row) =>
    csvLine([
      history.code,
      history.name,
      history.state,
      isHeldOut ? 'yes' : 'no',
      quarterName(quarter),
      row.years,
      ...[row.p5, row.p25, row.p50, row.p75, row.p95].map(rounded),
      row.actual === null ? null : rounded(row.actual),
      row.outcome,
    ]),
  );

const rounded = (fraction: number) => Number(fraction.toFixed(DECIMALS));
