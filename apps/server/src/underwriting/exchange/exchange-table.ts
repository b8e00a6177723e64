import type { CurrentExchange } from './current-exchange.service.ts';

const COLUMNS = ['forecasts', '90 %', '50 %', 'trend 90 %', 'trend 50 %'];

/** How often exchange rates were inside their range, by currency and years ahead; empty without any. */
export function exchangeTable(known: readonly CurrentExchange[]): string {
  const lines = known.flatMap(({ currency, scores }) =>
    scores.map((score) =>
      row(`${currency}, ${score.years} years`, [
        String(score.forecasts),
        percent(score.inside90),
        percent(score.inside50),
        percent(score.naiveInside90),
        percent(score.naiveInside50),
      ]),
    ),
  );
  return lines.length === 0 ? '' : ['', row('Exchange rates', COLUMNS), ...lines, ''].join('\n');
}

const percent = (share: number) => (100 * share).toFixed(1);

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(24) + cells.map((cell) => cell.padStart(12)).join('');
