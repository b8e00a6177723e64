import {
  addActivity,
  assignLeads,
  createLead,
  importLeads,
  type Lead,
  listStatuses,
  moveLead,
  moveLeads,
  type Role,
  updateLead,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { changeStaff, makeStaff, signedInStaff } from '../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leadActivities, leads, users } from '../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 20 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

const idOf = async (email: string) =>
  (await test.database.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? 0;
const columnsOf = async (role: Role): Promise<number[]> =>
  (await admin(listStatuses, { query: { role } })).json().map(({ id }: { id: number }) => id);

const person = () => ({
  ...{ first_name: 'Ana', last_name: 'First', phone: '-' },
  email: `first.${crypto.randomUUID()}@leads.test`,
});
const create = async (caller: Caller): Promise<Lead> =>
  (await caller(createLead, { body: person() })).json();
const isContacted = async ({ id }: Lead): Promise<boolean> => {
  const [row] = await test.database.db.select().from(leads).where(eq(leads.id, id));
  return row?.firstContactAt != null;
};
const kindsOf = async ({ id }: Lead) =>
  (await test.database.db.select().from(leadActivities).where(eq(leadActivities.leadId, id))).map(
    ({ kind }) => kind,
  );
const formOf = ({ first_name, last_name, phone, email, lead_status_id }: Lead) => ({
  ...{ first_name, last_name, phone, email, lead_status_id },
});
const done = (answer: { statusCode: number; body: string }) =>
  expect(answer.statusCode, answer.body).toBe(200);

describe('the first contact is', () => {
  it('a call', async () => {
    const lead = await create(salesman);
    expect(await isContacted(lead)).toBe(false);
    await salesman(addActivity, { params: { id: lead.id }, body: { kind: 'call', body: 'Hi' } });
    expect(await isContacted(lead)).toBe(true);
  });

  it('a card that was moved, alone, in bulk or in the form', async () => {
    const [, second = 0] = await columnsOf('salesman');
    const [one, many, form] = [
      await create(salesman),
      await create(salesman),
      await create(salesman),
    ];
    done(await salesman(moveLead, { params: { id: one.id }, body: { lead_status_id: second } }));
    done(await salesman(moveLeads, { body: { ids: [many.id], lead_status_id: second } }));
    done(
      await salesman(updateLead, {
        params: { id: form.id },
        body: { ...formOf(form), lead_status_id: second },
      }),
    );
    for (const lead of [one, many, form]) expect(await isContacted(lead)).toBe(true);
  });

  it('a shortlist that was sent', async () => {
    const lead = await create(salesman);
    await test.database.db.insert(leadActivities).values({
      leadId: lead.id,
      kind: 'shortlist_sent',
      actorId: await idOf('salesman@alpha.test'),
      data: { shortlist_id: 1, homes: 3 },
    });
    expect(await isContacted(lead)).toBe(true);
  });
});

describe('it is not a first contact when a lead', () => {
  it('was assigned to a colleague with another board, alone or in bulk', async () => {
    const user_id = await idOf('salesman@alpha.test');
    const [one, many] = [await create(leader), await create(leader)];
    done(await leader(updateLead, { params: { id: one.id }, body: { ...formOf(one), user_id } }));
    done(await leader(assignLeads, { body: { ids: [many.id], user_id } }));
    for (const lead of [one, many]) expect(await isContacted(lead)).toBe(false);
  });

  it('was assigned to a colleague into another column of the same board', async () => {
    const [, second] = await columnsOf('salesman');
    const user_id = await idOf('curator@alpha.test');
    const lead = await create(salesman);
    done(
      await admin(updateLead, {
        params: { id: lead.id },
        body: { ...formOf(lead), user_id, lead_status_id: second },
      }),
    );
    expect(await isContacted(lead)).toBe(false);
  });

  it('has an owner whose role changed', async () => {
    const owner = await makeStaff(admin, {});
    const lead = await create(await signedInStaff(test, owner));
    done(await changeStaff(admin, owner, { role: 'leader' }));
    expect(await kindsOf(lead)).toContain('moved');
    expect(await isContacted(lead)).toBe(false);
  });

  it('was put into another column by an import', async () => {
    const lead = await create(salesman);
    const statuses = (await admin(listStatuses, { query: { role: 'salesman' } })).json();
    const { email, first_name, last_name, phone } = lead;
    const file = `First name,Last name,Email,Phone,Status
${first_name},${last_name},${email},${phone},${statuses[1].name}`;
    done(
      await salesman(importLeads, {
        body: {
          file_name: 'people.csv',
          content: Buffer.from(file).toString('base64'),
          duplicates: 'update',
        },
      }),
    );
    expect(await kindsOf(lead)).toContain('moved');
    expect(await isContacted(lead)).toBe(false);
  });
});
