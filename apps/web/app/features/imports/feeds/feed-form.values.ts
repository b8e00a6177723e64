import type { Feed } from '@alpha/contract';
import type { FeedBody } from '~/data/feeds';

export type FeedValues = {
  name: string;
  url: string;
  auth: 'bearer' | 'client';
  token: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  perSecond: string;
  /** '0': manual only. */
  every: string;
  isEnabled: boolean;
};

export const EVERY = ['0', '15', '60', '240', '720', '1440'] as const;

/** The API never returns secrets, so these fields start empty. */
export function valuesOf(feed: Feed | null): FeedValues {
  return {
    name: feed?.name ?? '',
    url: feed?.url ?? '',
    auth: feed?.auth ?? 'bearer',
    token: '',
    tokenUrl: '',
    clientId: '',
    clientSecret: '',
    scope: '',
    perSecond: String(feed?.requests_per_second ?? 2),
    every: String(feed ? (feed.every_minutes ?? 0) : 60),
    isEnabled: feed?.is_enabled ?? true,
  };
}

/** Whether the stored secret can be used: same sign-in method, same address, nothing typed. */
export function keepsSecret(feed: Feed | null, values: FeedValues): boolean {
  const isTyped = [values.token, values.tokenUrl, values.clientId, values.clientSecret].some(
    (text) => text.trim() !== '',
  );
  return feed !== null && feed.auth === values.auth && feed.url === values.url.trim() && !isTyped;
}

export function bodyOf(feed: Feed | null, values: FeedValues): FeedBody {
  return {
    name: values.name,
    url: values.url.trim(),
    requests_per_second: Number(values.perSecond.replace(',', '.')),
    every_minutes: Number(values.every) || null,
    is_enabled: values.isEnabled,
    ...(!keepsSecret(feed, values) && { credentials: credentialsOf(values) }),
  };
}

function credentialsOf(values: FeedValues): NonNullable<FeedBody['credentials']> {
  if (values.auth === 'bearer') return { kind: 'bearer', token: values.token.trim() };
  return {
    kind: 'client',
    token_url: values.tokenUrl.trim(),
    client_id: values.clientId.trim(),
    client_secret: values.clientSecret.trim(),
    ...(values.scope.trim() && { scope: values.scope.trim() }),
  };
}
