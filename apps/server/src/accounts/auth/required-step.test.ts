import {
  changePassword,
  ENDPOINTS,
  type Endpoint,
  enableTwoFactor,
  getOwnUser,
  getSignInRules,
  listLeads,
  type RequiredStep,
  updateSignInRules,
  updateUser,
  verifyTwoFactor,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { type Caller, callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { changeStaff, makeStaff, STAFF_PASSWORD, twice } from '../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { codeOf } from '../../../test/totp-code.ts';
import { auditLog } from '../../platform/db/schema/index.ts';

const NEW_PASSWORD = 'violet harbour 12';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

/** Every route that is not public, with this token: those that answer anything but the refusal. */
async function routesOpenTo(caller: Caller, code: string): Promise<string[]> {
  const open: string[] = [];
  for (const route of ENDPOINTS as readonly Endpoint[]) {
    // Nobody of staff enters an investor's room; signing out is always possible, and would end this session.
    if (['public', 'room'].includes(route.access) || route.id === 'logout') continue;
    const answer = await caller(route, {
      params: { id: 999_999 },
      ...(route.method === 'GET' || route.method === 'DELETE' ? {} : { body: {} }),
    });
    // A refused stream has no body that could be read here.
    const isStream = route.produces === 'text/event-stream';
    const isRefused = answer.statusCode === 403 && (isStream || answer.json().code === code);
    if (!isRefused) open.push(route.id);
  }
  return open;
}

describe('a password set by somebody else (security 7)', () => {
  const changeOwn = (caller: Caller, current_password = STAFF_PASSWORD) =>
    caller(changePassword, { body: { current_password, ...twice(NEW_PASSWORD) } });

  it('opens a session that can only replace it, on every route', async () => {
    const { email } = await makeStaff(admin, { role: 'admin' });
    const answer = (await login(test, email, STAFF_PASSWORD)).json();
    expect(answer.user.required_step).toBe('password' satisfies RequiredStep);
    const caller = callerWith(test, answer.access_token);
    expect(await routesOpenTo(caller, 'auth.passwordChangeRequired')).toEqual([
      'getOwnUser',
      'changePassword',
    ]);
    const { access_token } = (await changeOwn(caller)).json();
    const free = callerWith(test, access_token);
    expect((await free(listLeads)).statusCode).toBe(200);
    expect((await free(getOwnUser)).json()).not.toHaveProperty('required_step');
    const again = (await login(test, email, NEW_PASSWORD)).json();
    expect(again.user).not.toHaveProperty('required_step');
  });

  it('cannot be kept, and has to be replaced again after another change by somebody else', async () => {
    const user = await makeStaff(admin);
    const caller = await signedIn(test, user.email, STAFF_PASSWORD);
    const same = { current_password: STAFF_PASSWORD, ...twice(STAFF_PASSWORD) };
    expect((await caller(changePassword, { body: same })).statusCode).toBe(422);
    await changeOwn(caller);
    await changeStaff(admin, user, twice('another one for tests'));
    const answer = (await login(test, user.email, 'another one for tests')).json();
    expect(answer.user.required_step).toBe('password');
  });

  it('one that the user changes on the user form needs no second change', async () => {
    const made = await makeStaff(admin, { role: 'admin' });
    const { access_token } = (
      await changeOwn(await signedIn(test, made.email, STAFF_PASSWORD))
    ).json();
    const own = await callerWith(test, access_token)(updateUser, {
      params: { id: made.id },
      body: {
        ...{ name: made.name, email: made.email, role: 'admin' },
        ...{ current_password: NEW_PASSWORD, ...twice('granite lantern 44') },
      },
    });
    expect(own.statusCode).toBe(200);
    const answer = (await login(test, made.email, 'granite lantern 44')).json();
    expect(answer.user).not.toHaveProperty('required_step');
  });

  it('demo users keep theirs', async () => {
    expect((await login(test, 'salesman@alpha.test')).json().user).not.toHaveProperty(
      'required_step',
    );
  });
});

describe('two-factor required of a role (security 6)', () => {
  const requireOf = (...two_factor_roles: string[]) =>
    admin(updateSignInRules, { body: { two_factor_roles } });

  it('is off at first, and shows who has none', async () => {
    const { two_factor_roles, people } = (await admin(getSignInRules)).json();
    expect(two_factor_roles).toEqual([]);
    expect(people.map(({ role }: { role: string }) => role)).toEqual([
      'admin',
      'leader',
      'salesman',
    ]);
    for (const { total, without } of people) expect(without).toBe(total);
  });

  it('keeps everyone of the role out until it is set up, on every route and in open streams', async () => {
    const token = await tokenOf(test, 'salesman@alpha.test');
    const caller = callerWith(test, token);
    const stream = await readEvents(await test.app.listen({ port: 0 }), token);
    expect((await requireOf('salesman')).json().two_factor_roles).toEqual(['salesman']);
    expect(await routesOpenTo(caller, 'auth.twoFactorRequired')).toEqual([
      'getOwnUser',
      'verifyTwoFactor',
      'enableTwoFactor',
      'proveIdentity',
    ]);
    await stream.ended;
    const fresh = (await login(test, 'salesman@alpha.test')).json();
    expect(fresh.user.required_step).toBe('two_factor');
    expect((await login(test, 'leader@alpha.test')).json().user).not.toHaveProperty(
      'required_step',
    );

    const person = callerWith(test, fresh.access_token);
    const { secret } = (await person(enableTwoFactor)).json();
    const done = (
      await person(verifyTwoFactor, { body: { one_time_password: codeOf(secret) } })
    ).json();
    expect(done.user).not.toHaveProperty('required_step');
    expect((await callerWith(test, done.access_token)(listLeads)).statusCode).toBe(200);
    await requireOf();
  });

  it('comes after a password that must be replaced', async () => {
    await requireOf('leader');
    const user = await makeStaff(admin, { role: 'leader' });
    const caller = await signedIn(test, user.email, STAFF_PASSWORD);
    expect((await caller(enableTwoFactor)).json().code).toBe('auth.passwordChangeRequired');
    const verify = { body: { one_time_password: '123456' } };
    expect((await caller(verifyTwoFactor, verify)).json().code).toBe('auth.passwordChangeRequired');
    const body = { current_password: STAFF_PASSWORD, ...twice(NEW_PASSWORD) };
    const next = callerWith(test, (await caller(changePassword, { body })).json().access_token);
    expect((await next(getOwnUser)).json().required_step).toBe('two_factor');
    expect((await next(listLeads)).json().code).toBe('auth.twoFactorRequired');
    await requireOf();
  });

  it('an administrator turns on their own first, and cannot lock themselves out', async () => {
    const refused = await requireOf('admin', 'salesman');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'twoFactor.ownFirst']);
    expect((await admin(getSignInRules)).json().two_factor_roles).toEqual([]);
    const { secret } = (await admin(enableTwoFactor)).json();
    const code = { one_time_password: codeOf(secret) };
    const { access_token } = (await admin(verifyTwoFactor, { body: code })).json();
    const own = callerWith(test, access_token);
    const all = { two_factor_roles: ['salesman', 'admin', 'leader'] };
    const answer = (await own(updateSignInRules, { body: all })).json();
    expect(answer.two_factor_roles).toEqual(['admin', 'leader', 'salesman']);
    expect((await own(listLeads)).statusCode).toBe(200);
    const rows = await test.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'two_factor.required_changed'));
    expect(rows.at(-1)).toMatchObject({
      actorId: 1,
      data: { from: [], to: ['admin', 'leader', 'salesman'] },
    });
  });
});
