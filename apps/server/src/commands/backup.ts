import { basename } from 'node:path';
import {
  readBackupArguments,
  refused,
  runBackup,
  sizeOf,
  sumOf,
} from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import { prepareDataDir } from '../platform/installation/index.ts';
import { readOrExplain } from '../platform/lib/command-line.ts';
import { runProgram } from '../platform/lib/run-program.ts';

/** `npm run backup -- <file>`; arguments: `backup-arguments.ts`. */
await runProgram(async () => {
  const args = readOrExplain(() => readBackupArguments(process.argv.slice(2)));
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    const { contents, bytes } = await runBackup(config, args, stop.signal);
    const secret = args.isWithoutSecret
      ? 'Its secret is not in it: keep APP_SECRET elsewhere.'
      : 'It opens everything, two-factor secrets included: keep it as you keep a password.';
    process.stdout.write(
      `${basename(args.path)}: ${sumOf(contents)}, ${sizeOf(bytes)}. ${secret}\n`,
    );
  } catch (error) {
    process.exitCode = refused(error, args.path);
  }
});
