import { createUser, getOwnUser, getUser } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import {
  changeStaff,
  makeStaff,
  STAFF_PASSWORD,
  signedInStaff,
  staffForm,
} from '../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditLog, leadStatuses, leads } from '../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 60 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
});
afterAll(() => test.close());

describe('creating a user', () => {
  it('creates an account that can sign in', async () => {
    const user = await makeStaff(admin, { leader_id: 8 });
    expect(user).toMatchObject({ leader: { id: 8, name: 'Valeria Montiel' }, leads_count: 0 });
    expect((await login(test, user.email, STAFF_PASSWORD)).statusCode).toBe(200);
  });

  it('assigns the new salesman to the leader who creates the account', async () => {
    expect((await makeStaff(leader)).leader).toEqual({ id: 2, name: 'Marcus Ellery' });
  });

  it('ignores a leader for other roles', async () => {
    expect((await makeStaff(admin, { role: 'admin', leader_id: 2 })).leader).toBeNull();
  });

  it.each([
    ['leader', { role: 'admin' }, 'role'],
    ['leader', { role: 'leader' }, 'role'],
    ['leader', { leader_id: 8 }, 'leader_id'],
    ['admin', { leader_id: 3 }, 'leader_id'],
    ['admin', { leader_id: 999_999 }, 'leader_id'],
    ['admin', { role: 'owner' }, 'role'],
    ['admin', { name: '  ' }, 'name'],
    ['admin', { email: 'no address' }, 'email'],
    ['admin', { id: 1 }, 'id'],
    ['admin', { roles: [{ name: 'admin' }] }, 'roles'],
    ['admin', { google2fa_secret: 'x' }, 'google2fa_secret'],
    ['admin', { created_at: '2020-01-01' }, 'created_at'],
    ['admin', { name: 'a\0b' }, 'name'],
  ])('by a %s with %j is refused (security 11)', async (who, fields, field) => {
    const answer = await (who === 'admin' ? admin : leader)(createUser, {
      body: staffForm(fields),
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('requires a visible name', async () => {
    const answer = await admin(createUser, { body: staffForm({ name: '\u200b \u00a0' }) });
    expect(answer.json().errors).toEqual({ name: ['This field is required.'] });
  });

  it('refuses an email that is in use, whatever its case', async () => {
    const answer = await admin(createUser, { body: staffForm({ email: 'ADMIN@alpha.test' }) });
    expect(answer.json()).toMatchObject({
      code: 'user.emailTaken',
      message: 'This email is already in use by another user.',
      errors: { email: ['This email is already in use by another user.'] },
    });
  });
});

describe('editing a user', () => {
  it('changes name and leader without a password, and ends no session', async () => {
    const user = await makeStaff(admin, { leader_id: 2 });
    const token = await tokenOf(test, user.email, STAFF_PASSWORD);
    const answer = await changeStaff(admin, user, {
      name: 'Otra',
      leader_id: 8,
      password: '',
      password_confirmation: '',
    });
    expect(answer.json()).toMatchObject({ name: 'Otra', leader: { id: 8 } });
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(200);
  });

  it('a new password ends the sessions (security 8)', async () => {
    const user = await makeStaff(admin);
    const token = await tokenOf(test, user.email, STAFF_PASSWORD);
    await changeStaff(admin, user, {
      password: 'another one for tests',
      password_confirmation: 'another one for tests',
    });
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, 'another one for tests')).statusCode).toBe(200);
  });

  it('a new role ends the sessions, and the leads start on the board of the new role (security 8, 30)', async () => {
    const user = await makeStaff(admin, { leader_id: 2 });
    const token = await tokenOf(test, user.email, STAFF_PASSWORD);
    const { db } = test.database;
    const [lead] = await db
      .update(leads)
      .set({ userId: user.id })
      .where(eq(leads.userId, 4))
      .returning();
    expect((await changeStaff(admin, user, { role: 'leader' })).json()).toMatchObject({
      leader: null,
    });
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    const [row] = await db
      .select({ role: leadStatuses.role, order: leadStatuses.order })
      .from(leads)
      .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
      .where(eq(leads.id, lead?.id ?? 0));
    expect(row).toEqual({ role: 'leader', order: 1 });
    const [last] = await db.select().from(auditLog).where(eq(auditLog.action, 'user.role_changed'));
    expect(last).toMatchObject({
      actorId: 1,
      targetId: String(user.id),
      data: { from: 'salesman', to: 'leader' },
    });
  });

  it('nobody can be their own leader, and an omitted leader stays', async () => {
    const user = await makeStaff(admin, { leader_id: 2 });
    expect((await changeStaff(admin, user, { leader_id: user.id })).json().errors).toHaveProperty(
      'leader_id',
    );
    expect((await changeStaff(admin, user, { leader_id: undefined })).json().leader).toEqual({
      id: 2,
      name: 'Marcus Ellery',
    });
    expect((await changeStaff(admin, user, { leader_id: null })).json().leader).toBeNull();
    const own = await makeStaff(leader);
    expect((await changeStaff(leader, own, { leader_id: null })).json().leader).toEqual({
      id: 2,
      name: 'Marcus Ellery',
    });
  });

  it('of the own email or password requires the current password', async () => {
    const user = await makeStaff(admin, { role: 'admin' });
    const self = await signedInStaff(test, user);
    const fresh = {
      password: 'a wholly different one',
      password_confirmation: 'a wholly different one',
    };
    expect((await changeStaff(self, user, { name: 'New Name' })).statusCode).toBe(200);
    for (const fields of [{ email: 'mine@elsewhere.test' }, fresh]) {
      expect((await changeStaff(self, user, fields)).json().errors).toHaveProperty(
        'current_password',
      );
      const wrong = await changeStaff(self, user, { ...fields, current_password: 'wrong' });
      expect(wrong.json().errors).toHaveProperty('current_password');
    }
    expect(
      (await changeStaff(self, user, { ...fresh, current_password: STAFF_PASSWORD })).statusCode,
    ).toBe(200);
  });

  it('a leader who gets another role leaves a team without a leader', async () => {
    const boss = await makeStaff(admin, { role: 'leader' });
    const member = await makeStaff(admin, { leader_id: boss.id });
    await changeStaff(admin, boss, { role: 'admin' });
    expect((await admin(getUser, { params: { id: member.id } })).json().leader).toBeNull();
  });

  it('a leader cannot promote, reassign the salesman or edit others (security 11)', async () => {
    const user = await makeStaff(leader);
    expect((await changeStaff(leader, user, { role: 'admin' })).json().errors).toHaveProperty(
      'role',
    );
    expect((await changeStaff(leader, user, { leader_id: 8 })).json().errors).toHaveProperty(
      'leader_id',
    );
    const other = (await admin(getUser, { params: { id: 6 } })).json();
    expect((await changeStaff(leader, other, { name: 'Mine' })).statusCode).toBe(404);
    const self = (await admin(getUser, { params: { id: 2 } })).json();
    expect((await changeStaff(leader, self, { role: 'admin' })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
    expect((await admin(getUser, { params: { id: 2 } })).json().roles).toEqual([
      { id: 2, name: 'leader' },
    ]);
  });
});
