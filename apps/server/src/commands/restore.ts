import { basename } from 'node:path';
import {
  checkBackup,
  readRestoreArguments,
  refused,
  restoreBackup,
  sumOf,
} from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import { readOrExplain } from '../platform/lib/command-line.ts';
import { runProgram } from '../platform/lib/run-program.ts';

/** `npm run restore -- <file>`; arguments: `backup-arguments.ts`. */
await runProgram(async () => {
  const args = readOrExplain(() => readRestoreArguments(process.argv.slice(2)));
  const config = readConfig(process.env);
  try {
    const { header, contents } = args.isCheck
      ? await checkBackup(args.path)
      : await restoreBackup(config, args.path, args);
    const origin = `made by version ${header.version} on ${header.createdAt}`;
    const verb = args.isCheck ? 'holds' : 'restored,';
    process.stdout.write(`${basename(args.path)} ${verb} ${sumOf(contents)}, ${origin}.\n`);
  } catch (error) {
    process.exitCode = refused(error, args.path);
  }
});
