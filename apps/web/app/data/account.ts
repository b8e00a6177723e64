import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callForToken } from '~/lib/api-client';
import { KEYS } from './keys';

export type Proof = api.CallOf<typeof api.proveIdentity>['body'];
type PasswordChange = api.CallOf<typeof api.changePassword>['body'];

export const ownUserQuery = queryOptions({
  queryKey: [...KEYS.account, 'user'],
  queryFn: () => call(api.getOwnUser),
});

export const ownSessionsQuery = queryOptions({
  queryKey: [...KEYS.account, 'sessions'],
  queryFn: () => call(api.listOwnSessions),
});

export const proveIdentity = (body: Proof) => callForToken(api.proveIdentity, { body });

export const sessionsChanged = (cache: QueryClient) => cache.invalidateQueries(ownSessionsQuery);

/** Ends every other session; this one continues with a new token. */
export async function changePassword(cache: QueryClient, body: PasswordChange): Promise<void> {
  await callForToken(api.changePassword, { body });
  // A step that was required is done.
  void cache.invalidateQueries(ownUserQuery);
  void sessionsChanged(cache);
}

/** Ends one session by its id, or all others. Returns how many ended. */
export async function endSessions(cache: QueryClient, which: number | 'others'): Promise<number> {
  const ended = which === 'others' ? (await call(api.endOtherSessions)).ended : await endOne(which);
  cache.setQueryData(ownSessionsQuery.queryKey, (sessions) =>
    sessions?.filter(({ id, is_current }) => is_current || (which !== 'others' && id !== which)),
  );
  return ended;
}

async function endOne(id: number): Promise<number> {
  await call(api.endOwnSession, { params: { id } });
  return 1;
}

/** Nothing on screen waits for it, and the next page sends it again. */
export function saveOwnLocale(body: api.CallOf<typeof api.setOwnLocale>['body']): void {
  call(api.setOwnLocale, { body }).catch(() => undefined);
}

export const beginTwoFactor = () => call(api.enableTwoFactor);

export async function confirmTwoFactor(cache: QueryClient, code: string) {
  const answer = await callForToken(api.verifyTwoFactor, { body: { one_time_password: code } });
  const { user, recovery_codes } = answer;
  cache.setQueryData(ownUserQuery.queryKey, {
    ...user,
    recovery_codes_left: recovery_codes?.length ?? 0,
    locked_until: null,
  });
  void sessionsChanged(cache);
  return answer;
}

export async function renewRecoveryCodes(cache: QueryClient, body: Proof) {
  const answer = await callForToken(api.renewRecoveryCodes, { body });
  cache.setQueryData(
    ownUserQuery.queryKey,
    (user) => user && { ...user, recovery_codes_left: answer.recovery_codes.length },
  );
  return answer;
}

export async function turnTwoFactorOff(cache: QueryClient, body: Proof): Promise<void> {
  await callForToken(api.disableTwoFactor, { body });
  cache.setQueryData(
    ownUserQuery.queryKey,
    (user) => user && { ...user, google2fa_secret: null, recovery_codes_left: 0 },
  );
  void sessionsChanged(cache);
}
