import {
  activateUser,
  deactivateUser,
  deleteUser,
  getOwnUser,
  getUser,
  listUsers,
  type StaffUser,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import {
  changeStaff,
  makeStaff,
  STAFF_PASSWORD,
  signedInStaff,
} from '../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  auditLog,
  leadActivities,
  leadStatuses,
  leads,
  mailOutbox,
} from '../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 60 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
});
afterAll(() => test.close());

describe('deleting a user', () => {
  it('moves the leads to the leader, in their columns, and records it in the timeline (security 12)', async () => {
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
    expect(timeline.slice(-2)).toMatchObject([
      { kind: 'assigned', actorId: 1, data: { from: 5, to: 2 } },
      { kind: 'moved', actorId: 1, data: { from: before[0]?.statusId, to: moved?.statusId } },
    ]);
    // One email about all of them, to the new owner.
    const emails = await db
      .select({ subject: mailOutbox.subject })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, 'leader@alpha.test'));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.subject).toContain(String(before.length));
  });

  it('moves the leads to a chosen user, who keeps the columns if the role is the same', async () => {
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

  it('ends the deleted user’s sessions (security 8)', async () => {
    const user = await makeStaff(admin);
    const token = await tokenOf(test, user.email, STAFF_PASSWORD);
    expect((await admin(deleteUser, { params: { id: user.id } })).statusCode).toBe(200);
    expect((await callerWith(test, token)(getOwnUser)).statusCode).toBe(401);
    expect((await login(test, user.email, STAFF_PASSWORD)).statusCode).toBe(401);
  });

  it('refuses a new owner who is deleted, unknown, outside the team or the deleted user', async () => {
    const user = await makeStaff(leader);
    const gone = await makeStaff(admin, { leader_id: 2 });
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

  it('is not allowed for the own account, nor for a leader outside the own team', async () => {
    expect((await admin(deleteUser, { params: { id: 1 } })).json().code).toBe('user.self');
    for (const id of [6, 1, 8])
      expect((await leader(deleteUser, { params: { id } })).statusCode).toBe(404);
  });

  it('assigns the team to another leader or leaves it without one, and is logged (security 30)', async () => {
    const boss = await makeStaff(admin, { role: 'leader' });
    const member = await makeStaff(admin, { leader_id: boss.id });
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

describe('the last administrator (security 12)', () => {
  it('cannot be demoted, deactivated or deleted', async () => {
    const second = await makeStaff(admin, { role: 'admin' });
    const other = await signedInStaff(test, second);
    const others = (await admin(listUsers))
      .json()
      .filter(
        ({ id, roles }: StaffUser) => roles[0]?.name === 'admin' && id !== second.id && id !== 1,
      );
    for (const { id } of others) await admin(deleteUser, { params: { id } });
    expect((await admin(deactivateUser, { params: { id: second.id } })).statusCode).toBe(200);
    const self = (await admin(getUser, { params: { id: 1 } })).json();
    expect((await changeStaff(admin, self, { role: 'leader' })).json().code).toBe('user.lastAdmin');
    expect((await other(listUsers)).statusCode).toBe(401);
    await admin(activateUser, { params: { id: second.id } });
    const again = await signedInStaff(test, second);
    // Two are there: one may go, and then the other may not.
    expect((await changeStaff(admin, self, { role: 'leader' })).statusCode).toBe(200);
    const left = (await again(getUser, { params: { id: second.id } })).json();
    expect((await changeStaff(again, left, { role: 'salesman' })).json().code).toBe(
      'user.lastAdmin',
    );
    expect((await again(deleteUser, { params: { id: second.id } })).statusCode).toBe(409);
    expect((await again(deactivateUser, { params: { id: second.id } })).statusCode).toBe(409);
    await changeStaff(again, (await again(getUser, { params: { id: 1 } })).json(), {
      role: 'admin',
    });
    admin = await signedIn(test, 'admin@alpha.test');
  });
});
