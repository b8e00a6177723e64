import {
  createLead,
  deleteLead,
  getBoard,
  getLead,
  type Lead,
  listAudit,
  listLeads,
  listStatuses,
  moveLead,
  type Role,
  updateLead,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leadActivities, leads, users } from '../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
let curator: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 80 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  curator = await signedIn(test, 'curator@alpha.test');
});
afterAll(() => test.close());

let made = 0;
const form = (more: object = {}) => {
  made += 1;
  return {
    first_name: 'Ana',
    last_name: `Probe ${made}`,
    phone: '+57 300 555 0100',
    email: `ana.${made}@leads.test`,
    ...more,
  };
};
const idOf = async (email: string) =>
  (await test.database.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? 0;
const statusesOf = async (role: Role): Promise<{ id: number }[]> =>
  (await admin(listStatuses, { query: { role } })).json();
const create = async (caller: Caller, more: object = {}): Promise<Lead> => {
  const answer = await caller(createLead, { body: form(more) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const kindsOf = async (leadId: number) =>
  (
    await test.database.db
      .select()
      .from(leadActivities)
      .where(eq(leadActivities.leadId, leadId))
      .orderBy(leadActivities.id)
  ).map(({ kind }) => kind);

describe('who sees which leads', () => {
  it('a salesman sees their own, a leader the team’s, an administrator all (security 10)', async () => {
    const count = async (caller: Caller) =>
      (await caller(listLeads, { query: { page: 1 } })).json().total as number;
    const [all, team, own] = [await count(admin), await count(leader), await count(salesman)];
    expect(all).toBeGreaterThan(team);
    expect(team).toBeGreaterThan(own);
    expect(own).toBeGreaterThan(0);
    const mine: Lead[] = (await salesman(listLeads, { query: {} })).json();
    expect(new Set(mine.map(({ user_id }) => user_id))).toEqual(
      new Set([await idOf('salesman@alpha.test')]),
    );
  });

  it('another salesman’s lead is a 404 for every method, and missing on the board and in search (security 10)', async () => {
    const { id, last_name } = await create(curator);
    for (const [endpoint, body] of [
      [getLead, undefined],
      [moveLead, { lead_status_id: 1 }],
      [updateLead, form({ lead_status_id: 1 })],
      [deleteLead, undefined],
    ] as const) {
      const answer = await salesman(endpoint, { params: { id }, ...(body && { body }) });
      expect(answer.statusCode, endpoint.id).toBe(404);
      expect((await leader(endpoint, { params: { id }, ...(body && { body }) })).statusCode).toBe(
        404,
      );
    }
    const found = await salesman(listLeads, { query: { page: 1, search: last_name } });
    expect(found.json().total).toBe(0);
    const board = await salesman(getBoard, {
      query: { user_id: await idOf('curator@alpha.test') },
    });
    expect(board.statusCode).toBe(404);
  });

  it('a salesman cannot assign a lead to anybody else (security 11)', async () => {
    const userId = await idOf('leader@alpha.test');
    const answer = await salesman(createLead, { body: form({ user_id: userId }) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('user_id');
    const own = await create(salesman);
    const given = await salesman(updateLead, {
      params: { id: own.id },
      body: form({ user_id: userId, lead_status_id: own.lead_status_id }),
    });
    expect(given.statusCode).toBe(422);
    const more = { ...form(), id: 1, version: 9, created_at: '2020-01-01', adicionales: [] };
    expect((await salesman(createLead, { body: more })).statusCode).toBe(422);
  });
});

describe('a lead', () => {
  it('belongs to its creator, starts in the first column and is visible at once', async () => {
    const lead = await create(salesman);
    const [first] = await statusesOf('salesman');
    expect(lead.lead_status_id).toBe(first?.id);
    expect(lead.user.roles[0]?.name).toBe('salesman');
    const board = (await salesman(getBoard, { query: {} })).json();
    expect(board.columns[0].leads[0].id).toBe(lead.id);
    expect(await kindsOf(lead.id)).toEqual(['created']);
  });

  it('is refused without required fields, each named, and with a taken address', async () => {
    const empty = await salesman(createLead, {
      body: { first_name: ' ', last_name: '', phone: '', email: 'nobody' },
    });
    expect(empty.statusCode).toBe(422);
    expect(Object.keys(empty.json().errors).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'phone',
    ]);
    const { email } = await create(leader);
    const again = await salesman(createLead, {
      body: form({ email: email.toUpperCase() }),
      headers: { 'accept-language': 'es' },
    });
    expect(again.statusCode).toBe(422);
    expect(again.json().message).toBe('El correo electrónico ya está en uso por otro contacto.');
  });

  it('moves to the first column of the new owner’s role when reassigned, and the timeline shows it', async () => {
    const lead = await create(leader);
    const answer = await leader(updateLead, {
      params: { id: lead.id },
      body: {
        ...form({ phone: '1' }),
        user_id: await idOf('salesman@alpha.test'),
        lead_status_id: lead.lead_status_id,
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const [first] = await statusesOf('salesman');
    expect(answer.json()).toMatchObject({ lead_status_id: first?.id, version: 2 });
    expect(await kindsOf(lead.id)).toEqual(['created', 'edited', 'assigned', 'moved']);
  });

  it('moves only to columns of its owner’s board', async () => {
    const lead = await create(salesman);
    const [, second] = await statusesOf('salesman');
    const moved = await salesman(moveLead, {
      params: { id: lead.id },
      body: { lead_status_id: second?.id },
    });
    expect(moved.json()).toMatchObject({ lead_status_id: second?.id, version: 2 });
    const same = await salesman(moveLead, {
      params: { id: lead.id },
      body: { lead_status_id: second?.id },
    });
    expect(same.json().version).toBe(2);
    const [foreign] = await statusesOf('admin');
    const wrong = await salesman(moveLead, {
      params: { id: lead.id },
      body: { lead_status_id: foreign?.id },
    });
    expect(wrong.statusCode).toBe(422);
    expect(await kindsOf(lead.id)).toEqual(['created', 'moved']);
  });

  it('two people move the same lead: the later one gets a conflict (security 26)', async () => {
    const lead = await create(salesman);
    const [, second, third] = await statusesOf('salesman');
    const move = (caller: Caller, to: number | undefined) =>
      caller(moveLead, {
        params: { id: lead.id },
        body: { lead_status_id: to, version: lead.version },
      });
    const answers = await Promise.all([move(salesman, second?.id), move(leader, third?.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('lead.changed');
    const kept = answers.find(({ statusCode }) => statusCode === 200)?.json().lead_status_id;
    expect((await salesman(getLead, { params: { id: lead.id } })).json().lead_status_id).toBe(kept);
  });

  it('is edited one field at a time: what is omitted stays', async () => {
    const lead = await create(salesman);
    const params = { id: lead.id };
    const { lead_status_id, version } = lead;
    const body = { phone: '+57 300 555 0111', lead_status_id, version };
    const saved = (await salesman(updateLead, { params, body })).json();
    const rest = { first_name: lead.first_name, email: lead.email, country: lead.country };
    expect(saved).toMatchObject({ ...rest, phone: '+57 300 555 0111', version: version + 1 });
    const late = await salesman(updateLead, { params, body: { ...body, phone: '1' } });
    expect(late.json().code).toBe('lead.changed');
  });

  it('is deleted, and the log has only its id (security 30)', async () => {
    const { id } = await create(salesman);
    expect((await salesman(deleteLead, { params: { id } })).statusCode).toBe(200);
    const { data } = (await admin(listAudit, { query: { action: 'lead.deleted' } })).json();
    const who = { actor_name: 'Sofía Lareda', ip: expect.stringMatching(/^10\./) };
    expect(data[0]).toMatchObject({
      ...who,
      target_id: String(id),
      data: { owner: 'Sofía Lareda' },
    });
    expect((await salesman(getLead, { params: { id } })).statusCode).toBe(404);
  });

  it('simultaneous posts with one address make one lead', async () => {
    const body = form();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => salesman(createLead, { body })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is paged, sorted, searched and filtered by column', async () => {
    await create(salesman, { first_name: 'Íñigo', last_name: 'Zárate', email: 'inigo@leads.test' });
    const find = async (query: object) => (await salesman(listLeads, { query })).json();
    expect((await find({ page: 1, search: 'zarate inigo' })).total).toBe(1);
    expect((await find({ page: 1, first_name: 'iñigo' })).total).toBe(1);
    expect((await find({ page: 1, last_name: 'iñigo' })).total).toBe(0);
    expect((await find({ page: 1, email: 'inigo@leads' })).total).toBe(1);
    // Beginnings of words: what people remember of a name.
    expect((await find({ page: 1, search: 'zar iñ' })).total).toBe(1);
    expect((await find({ page: 1, search: 'arate' })).total).toBe(0);
    const page = await find({ page: 1, per_page: 5, sort: 'last_name', order: 'desc' });
    expect(page.data[0].last_name).toBe('Zárate');
    expect(page.data).toHaveLength(Math.min(5, page.total));
    for (const bad of [{ sort: 'password' }, { source: 'x' }, { page: 0 }, { unknown: 1 }])
      expect((await salesman(listLeads, { query: bad })).statusCode).toBe(422);
  });

  it('finds leads that nobody has touched for days', async () => {
    const { id } = await create(salesman);
    const old = new Date(Date.now() - 40 * 86_400_000);
    await test.database.db.update(leads).set({ lastTouchedAt: old }).where(eq(leads.id, id));
    const found: Lead[] = (await salesman(listLeads, { query: { stale_days: 30 } })).json();
    expect(found.map((lead) => lead.id)).toContain(id);
    expect(found.every((lead) => Date.parse(lead.last_touched_at) < Date.now() - 29 * 864e5)).toBe(
      true,
    );
  });
});
