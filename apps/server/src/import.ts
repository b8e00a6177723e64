import { setPriority } from 'node:os';
import { readConfig } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { openDb } from './db/open-db.ts';
import { readArguments, UsageError } from './features/importing/command/arguments.ts';
import { importFile } from './features/importing/command/import-file.ts';
import { runProgram } from './lib/run-program.ts';

/** Below the server that answers people on the same machine. */
const NICENESS = 10;

/** `npm run import -- <kind> <file>`: what it can be told stands in `arguments.ts`. */
await runProgram(async () => {
  const args = readOrExplain(process.argv.slice(2));
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  setPriority(NICENESS);
  const database = await openDb(config);
  try {
    process.exitCode = await importFile(database, args, {
      out: (line) => process.stdout.write(`${line}\n`),
      err: (text) => process.stderr.write(text),
      isTerminal: process.stderr.isTTY === true,
    });
  } finally {
    await database.close();
  }
});

function readOrExplain(args: string[]) {
  try {
    return readArguments(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
