import { setPriority } from 'node:os';
import {
  type Arguments,
  type FeedArguments,
  importFeed,
  importFile,
  type Output,
  readArguments,
  readFeedArguments,
} from '../importing/index.ts';
import { type Config, readConfig } from '../platform/config.ts';
import type { Database } from '../platform/db/db.ts';
import { openDb } from '../platform/db/open-db.ts';
import { agreeOnSecret, prepareDataDir } from '../platform/installation/index.ts';
import { readOrExplain } from '../platform/lib/command-line.ts';
import { runProgram } from '../platform/lib/run-program.ts';

/** Lower priority than a server on the same machine. */
const NICENESS = 10;

const OUTPUT: Output = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
};

/** `npm run import -- <kind> <file or address>`; arguments: `arguments.ts`. */
await runProgram(async () => {
  const run = readOrExplain(() => runOf(process.argv.slice(2)));
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  setPriority(NICENESS);
  const database = await openDb({ ...config, statementTimeoutMs: 0, replicaUrl: undefined });
  try {
    process.exitCode = await run(config, database);
  } finally {
    await database.close();
  }
});

type Run = (config: Config, database: Database) => Promise<number>;

function runOf(args: string[]): Run {
  return args[0] === 'reso' ? feedRun(readFeedArguments(args)) : fileRun(readArguments(args));
}

function fileRun(args: Arguments): Run {
  return (config, database) => importFile({ config, database }, args, OUTPUT);
}

function feedRun(args: FeedArguments): Run {
  return async (config, database) => {
    const appSecret = await agreeOnSecret(database.db, config);
    return importFeed({ config, database, appSecret }, args, OUTPUT, { env: process.env });
  };
}
