import { resolve } from 'node:path';
import { parsedBy, UsageError } from '../lib/command-line.ts';

const BACKUP_USAGE = `npm run backup -- <file> [options]

  file               what to write, such as alpha-2026-11-16.tar.gz; it must not exist yet
  --without-secret   leave the application's secret out; a restore then needs APP_SECRET

The file holds everything: the database, photos, mails kept as files, and the secret. Anyone who has it
can read all of it. The embedded database is backed up while the server is stopped, PostgreSQL at any
time.

Ends with 0 when done, 2 for a wrong command, 3 when file or place cannot be used, 1 for anything
else. Then nothing is left behind.`;

const RESTORE_USAGE = `npm run restore -- <file> [options]

  file               a file that npm run backup wrote, on this or another kind of database
  --check            read the file and say what is in it, change nothing
  --force            replace everything the database holds

It goes into the database that DATABASE_URL names, else into the embedded one in DATA_DIR, which must
be empty. Servers are stopped meanwhile. All of it is restored or nothing; a backup of an older
version is brought up to date.

Ends with 0 when done, 2 for a wrong command, 3 when file or place cannot be used, 1 for anything
else.`;

export type BackupArguments = { path: string; isWithoutSecret: boolean };

export function readBackupArguments(args: string[]): BackupArguments {
  const options = { 'without-secret': { type: 'boolean', default: false } } as const;
  const { values, positionals } = parsedBy(args, options, BACKUP_USAGE);
  return { path: onlyFile(positionals, BACKUP_USAGE), isWithoutSecret: values['without-secret'] };
}

export type RestoreArguments = { path: string; isForced: boolean; isCheck: boolean };

export function readRestoreArguments(args: string[]): RestoreArguments {
  const options = {
    force: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parsedBy(args, options, RESTORE_USAGE);
  const path = onlyFile(positionals, RESTORE_USAGE);
  return { path, isForced: values.force, isCheck: values.check };
}

function onlyFile([file, ...rest]: string[], usage: string): string {
  if (!file || rest.length > 0) throw new UsageError(usage);
  return resolve(file);
}
