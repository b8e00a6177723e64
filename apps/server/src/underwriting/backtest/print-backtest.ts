import type { BacktestScore } from './run-backtest.ts';

const COLUMNS = ['forecasts', '90 %', '50 %', 'bias', 'CRPS', 'width'];

/** Tables by years ahead: every model on all dates, ours by period and for Florida. */
export function backtestTables(scores: readonly BacktestScore[]): string {
  const best = scores.some(({ sample }) => sample === 'held_out') ? 'held_out' : 'all';
  const lines: string[] = [];
  for (const years of [10, 5, 3, 1]) {
    const of = scores.filter((score) => score.years === years);
    if (of.length === 0) continue;
    const title = best === 'held_out' ? 'metros held out' : 'all metros';
    lines.push('', `${years} years ahead, ${title}`, row('', COLUMNS));
    for (const score of of.filter(({ sample, by }) => sample === best && by === 'all'))
      lines.push(row(score.model, figures(score)));
    const ours = of.filter(({ model }) => model === 'shown');
    for (const score of ours.filter(({ sample, by }) => sample === best && by === 'period'))
      lines.push(row(`shown, ${score.group}`, figures(score)));
    for (const score of ours.filter(({ by, group }) => by === 'state' && group === 'FL'))
      lines.push(row(`shown, FL, ${score.sample.replace('_', ' ')}`, figures(score)));
  }
  return lines.slice(1).join('\n');
}

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(24) + cells.map((cell) => cell.padStart(10)).join('');

const figures = ({ forecasts, inside90, inside50, bias, crps, width }: BacktestScore) => [
  `${forecasts}`,
  (100 * inside90).toFixed(1),
  (100 * inside50).toFixed(1),
  (100 * bias).toFixed(2),
  crps.toFixed(4),
  width.toFixed(3),
];
