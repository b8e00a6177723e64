import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  getOwnUser,
  getUser,
  listLeaders,
  listRoles,
  listUsers,
  resetUserTwoFactor,
  type StaffUser,
  unlockUser,
  updateUser,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditLog, leadActivities, leadStatuses, leads, users } from '../../db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 60 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
});
afterAll(() => test.close());

const PASSWORD = 'a password for tests';
let made = 0;

async function make(by: Caller, fields: object = {}): Promise<StaffUser> {
  made += 1;
  const answer = await by(createUser, { body: formOf(fields) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const formOf = (fields: object = {}) => ({
  name: 'Inés Prueba',
  email: `made-${made}@alpha.test`,
  role: 'salesman',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  ...fields,
});

const change = (by: Caller, user: StaffUser, fields: object) =>
  by(updateUser, {
    params: { id: user.id },
    body: {
      name: user.name,
      email: user.email,
      role: user.roles[0]?.name,
      leader_id: user.leader?.id,
      ...fields,
    },
  });

const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the list of users', () => {
  it('is an array, or pages of ten with a total', async () => {
    const all = (await admin(listUsers)).json();
    expect(all.length).toBe(8);
    const page = (await admin(listUsers, { query: { page: 1 } })).json();
    expect(page).toEqual({ data: all, total: 8 });
    const second = (await admin(listUsers, { query: { page: 2, per_page: 3 } })).json();
    expect(second).toEqual({ data: all.slice(3, 6), total: 8 });
    expect((await admin(listUsers, { query: { page: 99 } })).json()).toEqual({
      data: [],
      total: 8,
    });
  });

  it('holds what the screen shows and no secret', async () => {
    const [user] = (await admin(listUsers, { query: { search: 'sofia lareda' } })).json();
    expect(user).toEqual({
      id: 3,
      name: 'Sofía Lareda',
      email: 'salesman@alpha.test',
      roles: [{ id: 3, name: 'salesman' }],
      leader: { id: 2, name: 'Marcus Ellery' },
      google2fa_secret: null,
      leads_count: await test.database.db.$count(leads, eq(leads.userId, 3)),
      locked_until: null,
      deactivated_at: null,
      created_at: expect.any(String),
    });
  });

  it.each([
    ['LAREDA', ['Sofía Lareda']],
    ['alpha.test ellery', ['Marcus Ellery']],
    ['%', []],
    ['_', []],
    ["'; drop table users; --", []],
  ])('18: searched for %j gives %j', async (search, names) => {
    expect(namesOf((await admin(listUsers, { query: { search } })).json())).toEqual(names);
  });

  it('sorts by the names it knows', async () => {
    const byName = namesOf(
      (await admin(listUsers, { query: { sort: 'name', order: 'desc' } })).json(),
    );
    expect(byName).toEqual([...byName].sort((a, b) => b.localeCompare(a)));
  });

  it.each([
    ['sort', 'password_hash'],
    ['order', 'sideways'],
    ['page', '0'],
    ['page', '-1'],
    ['page', 'abc'],
    ['page', '1e9'],
    ['page', ''],
    ['per_page', '101'],
    ['surprise', '1'],
  ])('18: refuses %s=%s by name', async (name, value) => {
    const answer = await admin(listUsers, { query: { [name]: value } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([name]);
  });

  it('10: shows a leader the own team only, in the list, in search and one by one', async () => {
    const team = (await leader(listUsers)).json();
    expect(namesOf(team)).toEqual(['Grace Okonjo', 'Sofía Lareda', 'Tomás Quiroga']);
    expect((await leader(listUsers, { query: { search: 'vilar' } })).json()).toEqual([]);
    for (const id of [1, 2, 6, 8])
      expect((await leader(getUser, { params: { id } })).statusCode).toBe(404);
    expect((await leader(getUser, { params: { id: 3 } })).statusCode).toBe(200);
  });

  it('offers roles and leaders by who asks', async () => {
    expect(namesOf((await admin(listRoles)).json())).toEqual(['admin', 'leader', 'salesman']);
    expect((await leader(listRoles)).json()).toEqual([{ id: 3, name: 'salesman' }]);
    expect(namesOf((await admin(listLeaders)).json())).toEqual([
      'Marcus Ellery',
      'Valeria Montiel',
    ]);
    expect((await leader(listLeaders)).json()).toEqual([{ id: 2, name: 'Marcus Ellery' }]);
  });
});

describe('creating a user', () => {
  it('makes somebody who can sign in', async () => {
    const user = await make(admin, { leader_id: 8 });
    expect(user).toMatchObject({ leader: { id: 8, name: 'Valeria Montiel' }, leads_count: 0 });
    expect((await login(test, user.email, PASSWORD)).statusCode).toBe(200);
  });

  it('gives a leader the new salesman', async () => {
    expect((await make(leader)).leader).toEqual({ id: 2, name: 'Marcus Ellery' });
  });

  it('ignores a leader for other roles', async () => {
    expect((await make(admin, { role: 'admin', leader_id: 2 })).leader).toBeNull();
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
  ])('11: by a %s with %j is refused', async (who, fields, field) => {
    const answer = await (who === 'admin' ? admin : leader)(createUser, { body: formOf(fields) });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('a name must have something to be read', async () => {
    const answer = await admin(createUser, { body: formOf({ name: '\u200b \u00a0' }) });
    expect(answer.json().errors).toEqual({ name: ['This field is required.'] });
  });

  it('refuses an e-mail that is in use, whatever its case', async () => {
    const answer = await admin(createUser, { body: formOf({ email: 'ADMIN@alpha.test' }) });
    expect(answer.json()).toMatchObject({
      code: 'user.emailTaken',
      message: 'This email is already in use by another user.',
      errors: { email: ['This email is already in use by another user.'] },
    });
  });
});

describe('editing a user', () => {
  it('changes name and leader without a password, and nobody is signed out', async () => {
    const user = await make(admin, { leader_id: 2 });
    const token = await tokenOf(test, user.email, PASSWORD);
    const answer = await change(admin, user, {
      name: 'Otra',
      leader_id: 8,
      password: '',
      password_confirmation: '',
    });
    expect(answer.json()).toMatchObject({ name: 'Otra', leader: { id: 8 } });
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(200);
  });

  it('8: a new password ends the sessions', async () => {
    const user = await make(admin);
    const token = await tokenOf(test, user.email, PASSWORD);
    await change(admin, user, {
      password: 'another one for tests',
      password_confirmation: 'another one for tests',
    });
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, 'another one for tests')).statusCode).toBe(200);
  });

  it('8: a new role ends the sessions, and the leads begin again on its board', async () => {
    const user = await make(admin, { leader_id: 2 });
    const token = await tokenOf(test, user.email, PASSWORD);
    const { db } = test.database;
    const [lead] = await db
      .update(leads)
      .set({ userId: user.id })
      .where(eq(leads.userId, 4))
      .returning();
    expect((await change(admin, user, { role: 'leader' })).json()).toMatchObject({ leader: null });
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

  it('nobody leads themselves, and a leader who is not named stays', async () => {
    const user = await make(admin, { leader_id: 2 });
    expect((await change(admin, user, { leader_id: user.id })).json().errors).toHaveProperty(
      'leader_id',
    );
    expect((await change(admin, user, { leader_id: undefined })).json().leader).toEqual({
      id: 2,
      name: 'Marcus Ellery',
    });
    expect((await change(admin, user, { leader_id: null })).json().leader).toBeNull();
    const own = await make(leader);
    expect((await change(leader, own, { leader_id: null })).json().leader).toEqual({
      id: 2,
      name: 'Marcus Ellery',
    });
  });

  it('of the own e-mail or password needs the current password', async () => {
    const user = await make(admin, { role: 'admin' });
    const self = await signedIn(test, user.email, PASSWORD);
    const fresh = {
      password: 'a wholly different one',
      password_confirmation: 'a wholly different one',
    };
    expect((await change(self, user, { name: 'New Name' })).statusCode).toBe(200);
    for (const fields of [{ email: 'mine@elsewhere.test' }, fresh]) {
      expect((await change(self, user, fields)).json().errors).toHaveProperty('current_password');
      const wrong = await change(self, user, { ...fields, current_password: 'wrong' });
      expect(wrong.json().errors).toHaveProperty('current_password');
    }
    expect((await change(self, user, { ...fresh, current_password: PASSWORD })).statusCode).toBe(
      200,
    );
  });

  it('a leader who becomes something else leaves a team without a leader', async () => {
    const boss = await make(admin, { role: 'leader' });
    const member = await make(admin, { leader_id: boss.id });
    await change(admin, boss, { role: 'admin' });
    expect((await admin(getUser, { params: { id: member.id } })).json().leader).toBeNull();
  });

  it('11: a leader cannot promote, nor give the salesman away, nor touch others', async () => {
    const user = await make(leader);
    expect((await change(leader, user, { role: 'admin' })).json().errors).toHaveProperty('role');
    expect((await change(leader, user, { leader_id: 8 })).json().errors).toHaveProperty(
      'leader_id',
    );
    const other = (await admin(getUser, { params: { id: 6 } })).json();
    expect((await change(leader, other, { name: 'Mine' })).statusCode).toBe(404);
    const self = (await admin(getUser, { params: { id: 2 } })).json();
    expect((await change(leader, self, { role: 'admin' })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await admin(getUser, { params: { id: 2 } })).json().roles).toEqual([
      { id: 2, name: 'leader' },
    ]);
  });
});

describe('deleting a user', () => {
  it('12: moves the leads to the leader, in their columns, and tells the timeline', async () => {
    const { db } = test.database;
    const before = await db.select().from(leads).where(eq(leads.userId, 5));
    expect(before.length).toBeGreaterThan(0);
    const { successor } = (await admin(getUser, { params: { id: 5 } })).json();
    expect(successor).toEqual({ id: 2, name: 'Marcus Ellery' });
    const answer = (await admin(deleteUser, { params: { id: 5 } })).json();
    expect(answer).toEqual({ status: 'success', leads_moved: before.length, moved_to: successor });
    const [moved] = await db
      .select()
      .from(leads)
      .where(eq(leads.id, before[0]?.id ?? 0));
    expect(moved).toMatchObject({ userId: 2, version: (before[0]?.version ?? 0) + 1 });
    const [status] = await db
      .select()
      .from(leadStatuses)
      .where(eq(leadStatuses.id, moved?.statusId ?? 0));
    expect(status).toMatchObject({ role: 'leader', order: 1 });
    const timeline = await db
      .select()
      .from(leadActivities)
      .where(eq(leadActivities.leadId, moved?.id ?? 0))
      .orderBy(leadActivities.id);
    expect(timeline.at(-1)).toMatchObject({
      kind: 'assigned',
      actorId: 1,
      data: { from: 5, to: 2 },
    });
  });

  it('moves the leads to whom one chooses, who keeps the columns when the role is the same', async () => {
    const { db } = test.database;
    const before = await db.select().from(leads).where(eq(leads.userId, 7));
    const answer = (
      await admin(deleteUser, { params: { id: 7 }, query: { move_leads_to: 6 } })
    ).json();
    expect(answer.moved_to).toEqual({ id: 6, name: 'Daniel Sarmiento' });
    const [after] = await db
      .select()
      .from(leads)
      .where(eq(leads.id, before[0]?.id ?? 0));
    expect(after).toMatchObject({ userId: 6, statusId: before[0]?.statusId });
  });

  it('8: ends the sessions of the deleted', async () => {
    const user = await make(admin);
    const token = await tokenOf(test, user.email, PASSWORD);
    expect((await admin(deleteUser, { params: { id: user.id } })).statusCode).toBe(200);
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, PASSWORD)).statusCode).toBe(401);
  });

  it('refuses an heir who is gone, unknown, outside the team or the deleted themselves', async () => {
    const user = await make(leader);
    const gone = await make(admin, { leader_id: 2 });
    await admin(deactivateUser, { params: { id: gone.id } });
    for (const move_leads_to of [gone.id, 999_999, 6, 1, user.id]) {
      const answer = await leader(deleteUser, {
        params: { id: user.id },
        query: { move_leads_to },
      });
      expect(answer.json().errors).toHaveProperty('move_leads_to');
    }
    expect(
      (await leader(deleteUser, { params: { id: user.id }, query: { move_leads_to: 3 } }))
        .statusCode,
    ).toBe(200);
  });

  it('is not for the own account, nor for a leader outside the own team', async () => {
    expect((await admin(deleteUser, { params: { id: 1 } })).json().code).toBe('user.self');
    for (const id of [6, 1, 8])
      expect((await leader(deleteUser, { params: { id } })).statusCode).toBe(404);
  });

  it('gives the team to another leader, or lets it wait for one; 30: and is written down', async () => {
    const boss = await make(admin, { role: 'leader' });
    const member = await make(admin, { leader_id: boss.id });
    expect((await admin(getUser, { params: { id: boss.id } })).json().team_size).toBe(1);
    const to = (move_team_to: number) =>
      admin(deleteUser, { params: { id: boss.id }, query: { move_team_to } });
    for (const wrong of [boss.id, 3, 999_999])
      expect((await to(wrong)).json().errors).toHaveProperty('move_team_to');
    expect((await to(8)).statusCode).toBe(200);
    expect((await admin(getUser, { params: { id: member.id } })).json().leader).toEqual({
      id: 8,
      name: 'Valeria Montiel',
    });
    const log = await test.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'user.deleted'));
    expect(log.at(-1)).toMatchObject({
      actorId: 1,
      targetId: String(boss.id),
      data: { name: boss.name, role: 'leader' },
    });
  });
});

describe('12: the last administrator', () => {
  it('cannot be demoted, deactivated or deleted', async () => {
    const second = await make(admin, { role: 'admin' });
    const other = await signedIn(test, second.email, PASSWORD);
    const others = (await admin(listUsers))
      .json()
      .filter(
        ({ id, roles }: StaffUser) => roles[0]?.name === 'admin' && id !== second.id && id !== 1,
      );
    for (const { id } of others) await admin(deleteUser, { params: { id } });
    expect((await admin(deactivateUser, { params: { id: second.id } })).statusCode).toBe(200);
    const self = (await admin(getUser, { params: { id: 1 } })).json();
    expect((await change(admin, self, { role: 'leader' })).json().code).toBe('user.lastAdmin');
    expect((await other(listUsers)).statusCode).toBe(401);
    await admin(activateUser, { params: { id: second.id } });
    const again = await signedIn(test, second.email, PASSWORD);
    // Two are there: one may go, and then the other may not.
    expect((await change(admin, self, { role: 'leader' })).statusCode).toBe(200);
    const left = (await again(getUser, { params: { id: second.id } })).json();
    expect((await change(again, left, { role: 'salesman' })).json().code).toBe('user.lastAdmin');
    expect((await again(deleteUser, { params: { id: second.id } })).statusCode).toBe(409);
    expect((await again(deactivateUser, { params: { id: second.id } })).statusCode).toBe(409);
    await change(again, (await again(getUser, { params: { id: 1 } })).json(), { role: 'admin' });
    admin = await signedIn(test, 'admin@alpha.test');
  });
});

describe('what an administrator does for others', () => {
  it('2: ends a lock', async () => {
    const user = await make(admin);
    for (let i = 0; i < 10; i += 1) await login(test, user.email, 'wrong');
    expect((await admin(getUser, { params: { id: user.id } })).json().locked_until).toEqual(
      expect.any(String),
    );
    expect((await login(test, user.email, PASSWORD)).statusCode).toBe(401);
    expect((await admin(unlockUser, { params: { id: user.id } })).json().locked_until).toBeNull();
    expect((await login(test, user.email, PASSWORD)).statusCode).toBe(200);
  });

  it('turns two-factor off for somebody who lost the device, not for the own account', async () => {
    const user = await make(admin);
    const token = await tokenOf(test, user.email, PASSWORD);
    await test.database.db
      .update(users)
      .set({ twoFactorSecret: 'sealed' })
      .where(eq(users.id, user.id));
    expect(
      (await admin(resetUserTwoFactor, { params: { id: user.id } })).json().google2fa_secret,
    ).toBeNull();
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, PASSWORD)).json()).toHaveProperty('access_token');
    expect((await admin(resetUserTwoFactor, { params: { id: 1 } })).json().code).toBe('user.self');
  });

  it('shuts somebody out at once, and lets them in again with their leads', async () => {
    const user = await make(admin);
    const token = await tokenOf(test, user.email, PASSWORD);
    expect(
      (await admin(deactivateUser, { params: { id: user.id } })).json().deactivated_at,
    ).toEqual(expect.any(String));
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, PASSWORD)).statusCode).toBe(401);
    await admin(activateUser, { params: { id: user.id } });
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, PASSWORD)).statusCode).toBe(200);
  });
});
