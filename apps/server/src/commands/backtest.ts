import { readIndexFile, readPricesFile } from '../importing/index.ts';
import { readConfig } from '../platform/config.ts';
import type { Db } from '../platform/db/db.ts';
import { openDb } from '../platform/db/open-db.ts';
import { prepareDataDir } from '../platform/installation/index.ts';
import { readOrExplain } from '../platform/lib/command-line.ts';
import { runProgram } from '../platform/lib/run-program.ts';
import { writeWholeFile } from '../platform/lib/write-whole-file.ts';
import {
  type BacktestArguments,
  backtestTables,
  exchangeTable,
  findCurrentExchange,
  knownConsumerPrices,
  listMetroIndexes,
  makeBacktest,
  readBacktestArguments,
  recordText,
  saveBacktest,
} from '../underwriting/index.ts';

/** `npm run backtest`; arguments: `backtest-arguments.ts`. With --file, --cpi and --out no database. */
await runProgram(async () => {
  const args = readOrExplain(() => readBacktestArguments(process.argv.slice(2)));
  if (args.file && args.cpi && args.out) return run(args, null);
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const database = await openDb({ ...config, statementTimeoutMs: 0, replicaUrl: undefined });
  try {
    await run(args, database.db);
  } finally {
    await database.close();
  }
});

async function run({ file, cpi, out, isJson }: BacktestArguments, db: Db | null): Promise<void> {
  const started = performance.now();
  const series = file ? await readIndexFile(file) : await listMetroIndexes(db as Db);
  const prices = cpi ? await readPricesFile(cpi) : await knownConsumerPrices(db as Db);
  const day = new Date().toISOString().slice(0, 10);
  const { record, scores } = makeBacktest(series, prices, day, showProgress);
  if (out) await writeWholeFile(out, Buffer.from(recordText(record)));
  else await saveBacktest(db as Db, record);
  process.stdout.write(isJson ? `${JSON.stringify(scores)}\n` : `${backtestTables(scores)}\n`);
  if (db && !isJson) process.stdout.write(exchangeTable(await findCurrentExchange(db)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stderr.write(`${record.metros.length} metros in ${seconds} s.\n`);
}

function showProgress(share: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r${Math.floor(100 * share)} %${share >= 1 ? '\n' : ''}`);
}
