export { readBackupArguments, readRestoreArguments } from './backup-arguments.ts';
export { refused, sizeOf, sumOf } from './print-backup.ts';
export { checkBackup } from './read-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { runBackup } from './run-backup.ts';
export { connectStopped } from './stopped-database.ts';
