import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { claimSetting, findSetting } from '../db/settings.queries.ts';
import { StartupError } from '../lib/startup-error.ts';
import { appSecretPath, findAppSecret, loadAppSecret } from './app-secret.ts';

/** Setting with a fingerprint of the secret, not the secret. */
const KEY = 'app_secret';

/**
 * One secret per installation. A process with another one would encrypt what the others cannot
 * decrypt, so it is refused before it writes anything.
 */
export async function agreeOnSecret(
  db: Db,
  { dataDir, appSecret: configured }: Pick<Config, 'dataDir' | 'appSecret'>,
): Promise<string> {
  const given = configured ?? findAppSecret(dataDir);
  if (!given && (await findSetting(db, KEY)) !== null) throw refusal();
  const secret = given ?? loadAppSecret(dataDir, undefined);
  const agreed = await claimSetting(db, KEY, fingerprintOf(secret));
  if (agreed === fingerprintOf(secret)) return secret;
  // Two first starts with different folders: the later one deletes the secret it generated.
  if (!given) rmSync(appSecretPath(dataDir), { force: true });
  throw refusal();
}

const fingerprintOf = (secret: string) =>
  createHmac('sha256', secret).update('alpha-agent fingerprint').digest('base64url').slice(0, 22);

const refusal = () =>
  new StartupError(
    'APP_SECRET: this database was set up with another secret, and what it holds sealed cannot be opened with this one. Give every process the same APP_SECRET, or the same DATA_DIR.',
  );
