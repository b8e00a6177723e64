import { rmSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { claimSetting, findSetting } from '../db/settings.queries.ts';
import { appSecretPath, findAppSecret, loadAppSecret } from './app-secret.ts';
import { finishReplacement } from './next-secret.ts';
import { fingerprintOf, otherSecret, SECRET_SETTING } from './secret-fingerprint.ts';

/**
 * One secret per installation. A process with another one would encrypt what the others cannot
 * decrypt, so it is refused before it writes anything.
 */
export async function agreeOnSecret(
  db: Db,
  { dataDir, appSecret: configured }: Pick<Config, 'dataDir' | 'appSecret'>,
): Promise<string> {
  const given = configured ?? (await findStoredSecret(db, dataDir));
  if (!given && (await findSetting(db, SECRET_SETTING)) !== null) throw otherSecret();
  const secret = given ?? loadAppSecret(dataDir, undefined);
  const agreed = await claimSetting(db, SECRET_SETTING, fingerprintOf(secret));
  if (agreed === fingerprintOf(secret)) return secret;
  // Two first starts with different folders: the later one deletes the secret it generated.
  if (!given) rmSync(appSecretPath(dataDir), { force: true });
  throw otherSecret();
}

/** The secret in the folder. A replacement that was interrupted after its commit is finished first. */
export async function findStoredSecret(db: Db, dataDir: string): Promise<string | null> {
  const agreed = await findSetting(db, SECRET_SETTING);
  return finishReplacement(dataDir, agreed) ?? findAppSecret(dataDir);
}
