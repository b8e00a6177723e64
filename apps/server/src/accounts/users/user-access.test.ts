import {
  activateUser,
  deactivateUser,
  getOwnUser,
  getUser,
  resetUserTwoFactor,
  unlockUser,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { makeStaff, STAFF_PASSWORD } from '../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { users } from '../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 60 } });
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

describe('an administrator', () => {
  it('ends a lock (security 2)', async () => {
    const user = await makeStaff(admin);
    for (let i = 0; i < 10; i += 1) await login(test, user.email, 'wrong');
    expect((await admin(getUser, { params: { id: user.id } })).json().locked_until).toEqual(
      expect.any(String),
    );
    expect((await login(test, user.email, STAFF_PASSWORD)).statusCode).toBe(401);
    expect((await admin(unlockUser, { params: { id: user.id } })).json().locked_until).toBeNull();
    expect((await login(test, user.email, STAFF_PASSWORD)).statusCode).toBe(200);
  });

  it('turns two-factor off for a user who lost the device, not for the own account', async () => {
    const user = await makeStaff(admin);
    const token = await tokenOf(test, user.email, STAFF_PASSWORD);
    await test.database.db
      .update(users)
      .set({ twoFactorSecret: 'sealed' })
      .where(eq(users.id, user.id));
    expect(
      (await admin(resetUserTwoFactor, { params: { id: user.id } })).json().google2fa_secret,
    ).toBeNull();
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, STAFF_PASSWORD)).json()).toHaveProperty('access_token');
    expect((await admin(resetUserTwoFactor, { params: { id: 1 } })).json().code).toBe('user.self');
  });

  it('deactivates a user at once, and reactivates them with their leads (security 8)', async () => {
    const user = await makeStaff(admin);
    const token = await tokenOf(test, user.email, STAFF_PASSWORD);
    expect(
      (await admin(deactivateUser, { params: { id: user.id } })).json().deactivated_at,
    ).toEqual(expect.any(String));
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, STAFF_PASSWORD)).statusCode).toBe(401);
    await admin(activateUser, { params: { id: user.id } });
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, STAFF_PASSWORD)).statusCode).toBe(200);
  });
});
