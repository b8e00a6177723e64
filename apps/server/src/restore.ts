import { basename } from 'node:path';
import { readRestoreArguments } from './backup/backup-arguments.ts';
import { checkBackup } from './backup/read-backup.ts';
import { refused, sumOf } from './backup/report-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readConfig } from './config.ts';
import { readOrExplain } from './lib/command-line.ts';
import { runProgram } from './lib/run-program.ts';

/** `npm run restore -- <file>`: what it can be told stands in `backup-arguments.ts`. */
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
