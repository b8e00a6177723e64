import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { checkResetToken } from '~/data/session';
import { ApiError } from '~/lib/api-error';

export type ResetLink =
  | { state: 'checking' }
  | { state: 'invalid' }
  | { state: 'valid'; token: string; hasPassword: boolean };

/** The token stands behind "#": browsers send that part to nobody. */
export function useResetLink() {
  const { hash } = useLocation();
  const [link, setLink] = useState<ResetLink>({ state: 'checking' });
  // After hydration: the server does not know the fragment.
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
    // Not known: the form says it when it is sent.
    return { state: 'valid', token, hasPassword: true };
  }
}

/** A token that is no token at all (cut off by a mail program) is refused as a field. */
export const isLinkInvalid = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'auth.resetLinkInvalid' || error.body?.errors?.token !== undefined);
