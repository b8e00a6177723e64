import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFileError, StartupError } from '../lib/startup-error.ts';
import { writeOnce } from '../lib/write-once.ts';

const FILE = 'app-secret';
const BYTES = 48;
const SHORTEST = 32;

export const appSecretPath = (dataDir: string) => join(dataDir, FILE);

/** The configured secret, or one generated on the first run and readable only by its owner. */
export function loadAppSecret(dataDir: string, configured: string | undefined): string {
  if (configured) return configured;
  const stored = findAppSecret(dataDir);
  if (stored) return stored;
  const made = randomBytes(BYTES).toString('base64url');
  // If two processes start together, one writes and the other reads.
  return writeOnce(appSecretPath(dataDir), made) ? made : loadAppSecret(dataDir, configured);
}

/** Replaces the stored secret. */
export function storeAppSecret(dataDir: string, secret: string): void {
  const path = join(dataDir, FILE);
  rmSync(path, { force: true });
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
}

/** The stored secret, if any; a damaged one is refused, never replaced. */
export function findAppSecret(dataDir: string): string | null {
  const path = appSecretPath(dataDir);
  if (!existsSync(path)) return null;
  const secret = read(path).trim();
  if (secret.length >= SHORTEST) return secret;
  throw new StartupError(
    `APP_SECRET: ${path} is damaged. Put the former secret back; a new one would make stored two-factor secrets unreadable.`,
  );
}

/** A restore or command run as another user leaves files the service cannot open. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartupError(
      `APP_SECRET: ${path} cannot be read: ${describeFileError(error)}. Its folder and all in it must belong to the user that runs this.`,
      { cause: error },
    );
  }
}
