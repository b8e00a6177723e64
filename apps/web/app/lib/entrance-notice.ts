const NOTICES = [
  'unauthorized',
  'tooManyCodes',
  'passwordChanged',
  'passwordSet',
  'roleChanged',
] as const;

/** What the login screen says to somebody who was sent there. */
export type EntranceNotice = (typeof NOTICES)[number];

/** Options for `navigate('/app/login', …)`: the notice travels beside the address, not in it. */
export const withNotice = (notice: EntranceNotice) => ({ replace: true, state: { notice } });

export function readNotice(state: unknown): EntranceNotice | null {
  const given = (state as { notice?: unknown } | null)?.notice;
  return NOTICES.find((notice) => notice === given) ?? null;
}
