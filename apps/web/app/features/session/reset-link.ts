import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { checkResetToken } from '~/data/session';
import { ApiError } from '~/lib/api-error';

export type ResetLink =
  | { state: 'checking' }
  | { state: 'invalid' }
  | { state: 'valid'; token: string; hasPassword: boolean };

/** The token is in the fragment, which browsers never send to a server. */
export function useResetLink() {
  const { hash } = useLocation();
  const [link, setLink] = useState<ResetLink>({ state: 'checking' });
  // After hydration: the server does not see the fragment.
  useEffect(() => {
    let isCurrent = true;
    setLink({ state: 'checking' });
    void check(new URLSearchParams(hash.slice(1)).get('token') ?? '').then((found) => {
      if (isCurrent) setLink(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  return { link, markInvalid: () => setLink({ state: 'invalid' }) };
}

async function check(token: string): Promise<ResetLink> {
  if (token === '') return { state: 'invalid' };
  try {
    const { has_password } = await checkResetToken(token);
    return { state: 'valid', token, hasPassword: has_password };
  } catch (error) {
    if (isLinkInvalid(error)) return { state: 'invalid' };
    // Unknown: the form reports it on submit.
    return { state: 'valid', token, hasPassword: true };
  }
}

/** A malformed token (cut off by a mail program) is rejected as a field error. */
export const isLinkInvalid = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'auth.resetLinkInvalid' || error.body?.errors?.token !== undefined);
