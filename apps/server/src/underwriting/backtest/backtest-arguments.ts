import { resolve } from 'node:path';
import { parsedBy, UsageError } from '../../platform/lib/command-line.ts';

export type BacktestArguments = {
  /** Price indexes; null: those that the installation has imported. */
  file: string | null;
  /** Consumer prices; null: the installation's. */
  cpi: string | null;
  /** Where to write the result; null: into the installation's data. */
  out: string | null;
  isJson: boolean;
};

export const BACKTEST_USAGE = `npm run backtest -- [options]

  --file <path>  price indexes by metro: a file of FHFA, or of Zillow's home values (zhvi in its name);
                 default: the imported ones, FHFA's before Zillow's
  --cpi <path>   CPI-U by month (date, index); default: the installation's
  --out <path>   write the result into this file instead of the installation's data
  --json         print the scores as JSON

Judges what reports would have said at the end of each quarter since 1985, and simpler models beside it.
The page /forecasts shows the result. Exit codes: 0 done, 2 wrong command, 1 any other error.`;

const OPTIONS = {
  file: { type: 'string' },
  cpi: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export function readBacktestArguments(args: string[]): BacktestArguments {
  if (args.includes('--help') || args.includes('-h')) throw new UsageError(BACKTEST_USAGE);
  const { values, positionals } = parsedBy(args, OPTIONS, BACKTEST_USAGE);
  if (positionals.length > 0)
    throw new UsageError(`Unexpected argument: ${positionals[0]}\n\n${BACKTEST_USAGE}`);
  const path = (name: 'file' | 'cpi' | 'out') => {
    const given = values[name];
    if (given?.trim() === '') throw new UsageError(`--${name} needs a path\n\n${BACKTEST_USAGE}`);
    return given === undefined ? null : resolve(given);
  };
  return { file: path('file'), cpi: path('cpi'), out: path('out'), isJson: values.json };
}
