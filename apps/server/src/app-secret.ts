import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './lib/startup-error.ts';

const FILE = 'app-secret';
const BYTES = 48;

/** The configured secret, or one made on the first run that only the owner of the folder can read. */
export function loadAppSecret(dataDir: string, configured: string | undefined): string {
  if (configured) return configured;
  const path = join(dataDir, FILE);
  try {
    // `wx` decides between two processes that start together: one writes, the other reads.
    writeFileSync(path, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32)
    throw new StartupError(
      `APP_SECRET: ${path} is damaged. Put the former secret back; a new one would make stored two-factor secrets unreadable.`,
    );
  return secret;
}
