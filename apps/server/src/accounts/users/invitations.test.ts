import {
  checkPasswordReset,
  createUser,
  deactivateUser,
  getUser,
  inviteUser,
  listUsers,
  type ResponseOf,
  resetPassword,
  type StaffUser,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail } from '../../../test/deliver-mail.ts';
import { type Caller, callerWith, login, signedIn } from '../../../test/people.ts';
import { changeStaff, makeStaff, twice } from '../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditLog, passwordResets } from '../../platform/db/schema/index.ts';

const DAY_MS = 24 * 3_600_000;
const PASSWORD = 'violet harbour 12';

let test: TestApp;
let admin: Caller;
let leader: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
});
afterAll(() => test.close());

let made = 0;
async function invite(by: Caller, fields: object = {}, language = 'en'): Promise<StaffUser> {
  made += 1;
  const person = { name: 'Nora Probe', email: `nora-${made}@alpha.test`, role: 'salesman' };
  const headers = { 'accept-language': language };
  const answer = await by(createUser, { body: { ...person, ...fields }, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const mailbox = () => deliverMail(test);
const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
const choose = (token: string) =>
  callerWith(test)(resetPassword, {
    body: { token, ...twice(PASSWORD) },
  });
const sendAgain = (by: Caller, { id }: StaffUser) => by(inviteUser, { params: { id } });

describe('a new user without a password', () => {
  it('gets an email with a link, chooses a password and signs in with nothing left to do', async () => {
    const user = await invite(admin, { password: '', password_confirmation: '' }, 'es');
    const days = (Date.parse(user.invitation?.valid_until ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeCloseTo(7, 2);
    const [mail] = await mailbox();
    expect(mail).toMatchObject({ to: user.email, subject: 'Le invitaron a Alpha Agent' });
    expect(mail?.text).toContain('http://localhost:3000/app/reset-password#token=');
    expect((await login(test, user.email, '')).statusCode).toBe(422);
    expect((await login(test, user.email, PASSWORD)).statusCode).toBe(401);

    const token = tokenIn(mail?.text);
    const check = await callerWith(test)(checkPasswordReset, { body: { token } });
    expect(check.json().has_password).toBe(false);
    expect((await choose(token)).statusCode).toBe(200);
    expect((await choose(token)).json().code).toBe('auth.resetLinkInvalid');
    const answer = (await login(test, user.email, PASSWORD)).json();
    expect(answer).toHaveProperty('access_token');
    expect(answer.user).not.toHaveProperty('required_step');
    const now = (await admin(getUser, { params: { id: user.id } })).json();
    expect(now.invitation).toBeNull();
    expect((await sendAgain(admin, user)).json().code).toBe('user.notInvited');
  });

  it('is invited again by a new link that replaces the old one, shown when no mail server is configured', async () => {
    const user: ResponseOf<typeof createUser> = await invite(leader);
    const [first] = await mailbox();
    expect(tokenIn(user.invitation_url)).toBe(tokenIn(first?.text));
    await test.database.db
      .update(passwordResets)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passwordResets.userId, user.id));
    const listed = (await leader(listUsers)).json() as StaffUser[];
    expect(listed.find(({ id }) => id === user.id)?.invitation).toEqual({ valid_until: null });
    expect((await choose(tokenIn(first?.text))).json().code).toBe('auth.resetLinkInvalid');

    const answer = (await sendAgain(leader, user)).json();
    expect(answer.user.invitation.valid_until).not.toBeNull();
    const [second] = await mailbox();
    expect(tokenIn(second?.text)).toBe(tokenIn(answer.url));
    expect((await choose(tokenIn(answer.url))).statusCode).toBe(200);
  });

  it('gets a new link at a new address, and the old one stops working', async () => {
    const user = await invite(admin);
    const [first] = await mailbox();
    const changed = (await changeStaff(admin, user, { email: 'moved@alpha.test' })).json();
    expect(changed.invitation.valid_until).not.toBeNull();
    const [second] = await mailbox();
    expect(second?.to).toBe('moved@alpha.test');
    expect((await choose(tokenIn(first?.text))).statusCode).toBe(422);
    expect((await choose(tokenIn(second?.text))).statusCode).toBe(200);
  });

  it('is not invited by people outside the team, nor once deactivated (security 10)', async () => {
    const user = await invite(admin, { leader_id: 8 });
    expect((await sendAgain(leader, user)).statusCode).toBe(404);
    await admin(deactivateUser, { params: { id: user.id } });
    expect((await sendAgain(admin, user)).json().code).toBe('user.notInvited');
  });

  it('is in the log without the link (security 30)', async () => {
    const user = await invite(admin);
    const rows = await test.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'user.invited'));
    expect(rows.at(-1)).toMatchObject({ actorId: 1, targetId: String(user.id) });
    expect(JSON.stringify(rows)).not.toContain('token');
  });
});

describe('with a mail server', () => {
  it('the link goes to the mailbox only', async () => {
    const smtp = await openTestApp({
      people: { leads: 2 },
      config: { smtpUrl: 'smtp://localhost:1' },
    });
    const caller = await signedIn(smtp, 'admin@alpha.test');
    const person = { name: 'Nora', email: 'nora@alpha.test', role: 'salesman' };
    const user = (await caller(createUser, { body: person })).json();
    const answer = (await sendAgain(caller, user)).json();
    expect(answer.url).toBeNull();
    expect(JSON.stringify([user, answer])).not.toContain('token');
    await smtp.close();
  });
});

it('a user with a password is not invited', async () => {
  await mailbox();
  expect((await makeStaff(admin)).invitation).toBeNull();
  expect(await mailbox()).toEqual([]);
});
