export { readBackupArguments, readRestoreArguments } from './backup-arguments.ts';
export { checkBackup } from './read-backup.ts';
export { refused, sizeOf, sumOf } from './report-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { runBackup } from './run-backup.ts';
