import { createLead, getLead, type Lead, listLeads, type StaffUser } from '@alpha/contract';
import { eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { changeStaff, makeStaff, signedInStaff } from '../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leads, users } from '../../platform/db/schema/index.ts';

/** Two leaders, each with salesmen. */
const LEADERS = { 'leader@alpha.test': 2, 'curator@alpha.test': 8 };

let test: TestApp;
let admin: Caller;
let leader: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 60 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
});
afterAll(() => test.close());

async function createOwnLead(owner: StaffUser): Promise<Lead> {
  const caller = await signedInStaff(test, owner);
  const body = { first_name: 'Ana', last_name: 'Probe', phone: '1', email: `of-${owner.email}` };
  return (await caller(createLead, { body })).json();
}

describe('a leader', () => {
  it.each(Object.entries(LEADERS))(
    '%s sees their own leads and their team’s, none of another team (security 10)',
    async (email, id) => {
      const caller = await signedIn(test, email);
      const seen: Lead[] = (await caller(listLeads, { query: {} })).json();
      const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id).sort((a, b) => a - b);
      const ofTeam = await test.database.db
        .select({ id: leads.id })
        .from(leads)
        .innerJoin(users, eq(users.id, leads.userId))
        .where(or(eq(users.id, id), eq(users.leaderId, id)));
      expect(ofTeam.length).toBeGreaterThan(0);
      expect(idsOf(seen)).toEqual(idsOf(ofTeam));
    },
  );

  it('no longer sees the leads of a salesman who becomes a leader (security 10)', async () => {
    const salesman = await makeStaff(admin, { leader_id: LEADERS['leader@alpha.test'] });
    const { id } = await createOwnLead(salesman);
    expect((await leader(getLead, { params: { id } })).statusCode).toBe(200);
    expect((await changeStaff(admin, salesman, { role: 'leader' })).json().leader).toBeNull();
    expect((await leader(getLead, { params: { id } })).statusCode).toBe(404);
  });

  it('cannot be on another leader’s team: the database refuses it', async () => {
    const { db } = test.database;
    const leaderId = LEADERS['leader@alpha.test'];
    const promoted = db
      .update(users)
      .set({ leaderId })
      .where(eq(users.id, LEADERS['curator@alpha.test']));
    await expect(promoted).rejects.toMatchObject({
      cause: { constraint: 'users_leader_only_for_salesmen' },
    });
  });
});
