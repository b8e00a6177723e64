import {
  knownDevices,
  recoveryCodes,
  sessions,
  signInFailures,
  unlockLinks,
  users,
} from '../src/platform/db/schema/index.ts';
import type { TestApp } from './test-app.ts';

/** Nobody is signed in, locked out, known by a browser or uses two-factor. */
export async function resetAccounts({ database: { db } }: TestApp): Promise<void> {
  for (const table of [sessions, recoveryCodes, signInFailures, knownDevices, unlockLinks])
    await db.delete(table);
  await db.update(users).set({
    twoFactorSecret: null,
    twoFactorPendingSecret: null,
    twoFactorLastStep: null,
    failedSignIns: 0,
    failedSignInsSince: null,
    lockedUntil: null,
  });
}
