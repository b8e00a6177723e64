import { createECDH } from 'node:crypto';
import type { getPushKey as endpoint, ResultOf } from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import { claimSetting, findSetting, replaceSetting } from '../../platform/db/settings.queries.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { seal, unseal } from '../../platform/lib/secret-box.ts';

const SETTING = 'push.keys';
const OWNER = 'push';

/** As stored: the private key is encrypted with the installation's secret. */
type StoredKeys = { publicKey: string; privateKey: string };
export type PushKeys = StoredKeys;

/**
 * Browsers subscribe to this key, so it is made once and never changed: with another one every device would
 * have to be turned on again. Of several processes the first one's is stored.
 */
export async function getPushKeys({ db, deps }: Ctx): Promise<PushKeys> {
  const stored =
    (await findStored(db)) ??
    ((await claimSetting(db, SETTING, newKeys(deps.appSecret))) as StoredKeys);
  return { ...stored, privateKey: unseal(deps.appSecret, 'push', OWNER, stored.privateKey) };
}

export async function getPushKey(ctx: Ctx): Promise<ResultOf<typeof endpoint>> {
  return { public_key: (await getPushKeys(ctx)).publicKey };
}

/** An uncompressed point and a number on P-256, in base64url, as RFC 8292 sends them. */
function newKeys(appSecret: string): StoredKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number with leading zeros has fewer bytes.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return {
    publicKey,
    privateKey: seal(appSecret, 'push', OWNER, privateKey.toString('base64url')),
  };
}

const findStored = async (db: Db) => (await findSetting(db, SETTING)) as StoredKeys | null;

/** For `npm run secret:replace`. */
export async function listPushSecrets(db: Db) {
  const stored = await findStored(db);
  return stored ? [{ id: 1, owner: OWNER, sealed: { privateKey: stored.privateKey } }] : [];
}

export async function updatePushSecret(
  db: Db,
  _id: number,
  sealed: Record<string, string>,
): Promise<void> {
  await replaceSetting(db, SETTING, { ...(await findStored(db)), ...sealed });
}
