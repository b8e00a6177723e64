const NOTICES = [
  'unauthorized',
  'sessionIdle',
  'otherBrowser',
  'tooManyCodes',
  'passwordChanged',
  'passwordSet',
  'roleChanged',
  'unlocked',
] as const;

/** The notice shown on the login screen after a redirect. */
export type EntranceNotice = (typeof NOTICES)[number];

/** Options for `navigate('/app/login', …)`: the notice is in the history state, not in the URL. */
export const withNotice = (notice: EntranceNotice) => ({ replace: true, state: { notice } });

export function readNotice(state: unknown): EntranceNotice | null {
  const given = (state as { notice?: unknown } | null)?.notice;
  return NOTICES.find((notice) => notice === given) ?? null;
}
