import type { SignedInUser } from '@alpha/contract';
import { FIRST_STEPS, takeTarget } from '~/lib/redirect-target';
import { storeSession } from '~/lib/session';

/** Stores the session and returns the path the user wanted to visit, or the step that comes first. */
export function finishSignIn(accessToken: string, user: SignedInUser): string {
  storeSession(accessToken, user);
  return user.required_step ? FIRST_STEPS : takeTarget();
}
