import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const OWNER = 0o700;

/**
 * PGlite gives its files the mode 666 with a chmod after creating each, which no umask prevents. In its
 * thread, which has an `fs` of its own, a chmod leaves out the rights of others.
 */
export function keepFilesPrivate(): void {
  const { chmodSync, fchmodSync } = fs;
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & OWNER);
  fs.fchmodSync = (fd, mode) => fchmodSync(fd, Number(mode) & OWNER);
  syncBuiltinESMExports();
}
