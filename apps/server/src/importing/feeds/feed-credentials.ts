import { seal, unseal } from '../../platform/lib/secret-box.ts';
import { type ResoCredentials, resoCredentials } from '../reso/reso-settings.ts';
import type { FeedRecord } from './feeds.queries.ts';

/** Bound to the feed's address: credentials for one server cannot be opened for another. */
export const ownerOf = (url: string) => `feed:${url}`;

export function sealCredentials(
  appSecret: string,
  url: string,
  credentials: ResoCredentials,
): string {
  return seal(appSecret, 'feeds', ownerOf(url), JSON.stringify(credentials));
}

export function credentialsOf(
  { credentials, url }: Pick<FeedRecord, 'credentials' | 'url'>,
  appSecret: string,
): ResoCredentials | null {
  if (credentials === null) return null;
  return resoCredentials.parse(JSON.parse(unseal(appSecret, 'feeds', ownerOf(url), credentials)));
}

/** Null if they were sealed with another installation secret. */
export function usableCredentials(
  row: Pick<FeedRecord, 'credentials' | 'url'>,
  appSecret: string,
): ResoCredentials | null {
  try {
    return credentialsOf(row, appSecret);
  } catch {
    return null;
  }
}

/** Read from the environment, which keeps them out of process lists and shell history. */
export function credentialsFrom(env: NodeJS.ProcessEnv): ResoCredentials | null {
  if (env.RESO_TOKEN?.trim()) return { kind: 'bearer', token: env.RESO_TOKEN.trim() };
  const { RESO_TOKEN_URL, RESO_CLIENT_ID, RESO_CLIENT_SECRET, RESO_SCOPE } = env;
  if (!RESO_TOKEN_URL || !RESO_CLIENT_ID || !RESO_CLIENT_SECRET) return null;
  return {
    kind: 'client',
    tokenUrl: RESO_TOKEN_URL.trim(),
    clientId: RESO_CLIENT_ID.trim(),
    clientSecret: RESO_CLIENT_SECRET,
    ...(RESO_SCOPE && { scope: RESO_SCOPE }),
  };
}
