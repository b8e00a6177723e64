import { readConfig } from '../platform/config.ts';
import { openDb } from '../platform/db/open-db.ts';
import { prepareDataDir } from '../platform/installation/index.ts';
import { runProgram } from '../platform/lib/run-program.ts';
import { checkValuations, type ValuationCheck } from '../underwriting/index.ts';

/** `npm run valuation:check`: how far estimated values were from the prices of past sales. */
await runProgram(async () => {
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const database = await openDb({ ...config, statementTimeoutMs: 0, replicaUrl: undefined });
  try {
    for (const line of linesOf(await checkValuations(database.db)))
      process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
  }
});

function linesOf(check: ValuationCheck): string[] {
  const sales = check.source === 'demo' ? 'demo sales (not real ones)' : 'imported sales';
  const percent = (share: number | null) =>
    share === null ? 'none' : `${(100 * share).toFixed(1)} %`;
  return [
    `Tested ${check.tested} ${sales} of the last 12 months, each as of the day it closed.`,
    `With an estimated value   ${check.valued}`,
    ...Object.entries(check.reasons).map(([reason, n]) => `  without: ${reason}  ${n}`),
    `Median absolute error     ${percent(check.medianError)}`,
    `Within 10 % of the price  ${percent(check.within10)}`,
    `Within 20 % of the price  ${percent(check.within20)}`,
    `Price within the range    ${percent(check.inRange)} (made for 80 %)`,
  ];
}
