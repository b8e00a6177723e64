import { getLeadSettings, submitLead, updateLeadSettings } from '@alpha/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerWith, freshAddress, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  leadActivities,
  leadStatuses,
  leads,
  mailOutbox,
  users,
} from '../../platform/db/schema/index.ts';

let test: TestApp;
let visitor: Caller;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({
    people: { leads: 4 },
    config: { publicUrl: 'https://alpha.example.com' },
  });
  visitor = callerWith(test);
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(mailOutbox);
});

let made = 0;
const post = (more: object = {}) => {
  made += 1;
  return {
    user_id: 1,
    first_name: 'Lucía',
    last_name: 'Prado',
    phone: '+57 300 555 0100',
    email: `lucia.${made}@leads.test`,
    adicionales: [{ label: 'País', answer: 'Perú' }],
    utms: {},
    ...more,
  };
};
const submit = async (body: object) => {
  const answer = await visitor(submitLead, { body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const leadOf = async (id: number) => {
  const [row] = await test.database.db.select().from(leads).where(eq(leads.id, id));
  if (!row) throw new Error(`no lead ${id}`);
  return row;
};
const quiz = [
  { label: '¿Dónde vive?', answer: 'Bogotá, Colombia' },
  { label: 'Edad', answer: 'Más de 55', id: 3 },
  { label: 'Pago inicial', answer: '$269,000' },
  { label: 'Riesgo', answer: 'Alto', id: 3 },
  { label: 'Objetivo', answer: 'Retorno', id: 2 },
  { label: 'Tipo', answer: 'Lujo', id: 3 },
  { label: 'Salida', answer: 'Vender', id: 3 },
  { label: 'Fondo', answer: 'Sí', id: 1 },
];

describe('a visitor who submits a form', () => {
  it('becomes a lead of the named owner, in the first column of their board', async () => {
    const lead = await leadOf((await submit(post({ user_id: 8 }))).id);
    const [first] = await test.database.db
      .select()
      .from(leadStatuses)
      .where(eq(leadStatuses.role, 'leader'))
      .orderBy(leadStatuses.order);
    expect(lead).toMatchObject({
      ...{ userId: 8, statusId: first?.id, source: 'landing', country: 'PE' },
    });
  });

  it('does not learn from the response who owns the lead or which role they have (security 13)', async () => {
    const { db } = test.database;
    const [salesman] = await db.select().from(users).where(eq(users.email, 'salesman@alpha.test'));
    const person = { first_name: 'Lucía', last_name: 'Prado', email: 'same@leads.test' };
    const { lead_status_id } = await submit(post({ user_id: 1 }));
    for (const user_id of [1, 8, salesman?.id, 999_999, null]) {
      const { id, ...answer } = await submit(post({ ...person, user_id }));
      expect(answer).toEqual({ ...person, lead_status_id });
      if (user_id === 8) expect((await leadOf(id)).statusId).not.toBe(lead_status_id);
    }
    const twice = post({ user_id: 8 });
    expect(await submit(twice)).toEqual(await submit(twice));
    const robot = await submit(post({ user_id: 8, company_website: 'x' }));
    expect(robot.lead_status_id).toBe(lead_status_id);
  });

  it('has their quiz answers stored, with profile and budget', async () => {
    const { id } = await submit(
      post({
        user_id: null,
        last_name: '-',
        phone: '-',
        adicionales: quiz,
        utms: { utm_source: 'newsletter', gclid: 'x', utm_term: null },
      }),
    );
    expect(await leadOf(id)).toMatchObject({
      source: 'quiz',
      profile: 'aggressive',
      initialPayment: 269_000,
      country: 'CO',
      lastName: '-',
      utms: { utm_source: 'newsletter' },
      adicionales: quiz,
    });
    const kinds = await test.database.db
      .select({ kind: leadActivities.kind })
      .from(leadActivities)
      .where(eq(leadActivities.leadId, id))
      .orderBy(leadActivities.id);
    expect(kinds.map(({ kind }) => kind)).toEqual(['created', 'quiz_answered']);
  });

  it('gets the same response for an unknown, deleted or invalid owner; user 1 gets the lead (security 13)', async () => {
    const [gone] = await test.database.db
      .insert(users)
      .values({ name: 'Gone', email: 'gone@x.test', role: 'leader', deactivatedAt: new Date() })
      .returning({ id: users.id });
    const known = await submit(post({ user_id: 1 }));
    for (const userId of [999_999, gone?.id, '7; drop', -1, 1.5, '']) {
      const answer = await submit(post({ user_id: userId }));
      expect(Object.keys(answer)).toEqual(Object.keys(known));
      expect(answer.lead_status_id).toBe(known.lead_status_id);
      expect((await leadOf(answer.id)).userId).toBe(1);
    }
  });

  it('gets the same response when the address is known, and nothing is lost (security 13)', async () => {
    const first = await submit(post({ email: 'twice@leads.test' }));
    const second = await submit(post({ email: 'twice@leads.test', phone: '+1 305 555 0111' }));
    expect(second.id).not.toBe(first.id);
    expect(Object.keys(second)).toEqual(Object.keys(first));
  });

  it('who clicks fifty times becomes one lead and causes one email (security 14)', async () => {
    const body = post({ email: 'fifty@leads.test' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(body)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const rows = await test.database.db
      .select()
      .from(leads)
      .where(eq(leads.email, 'fifty@leads.test'));
    expect(rows).toHaveLength(1);
    expect(await test.database.db.$count(mailOutbox)).toBe(1);
    // Half an hour later it is another visit.
    await test.database.db
      .update(leads)
      .set({ createdAt: new Date(Date.now() - 30 * 60_000) })
      .where(eq(leads.email, 'fifty@leads.test'));
    expect((await submit(body)).id).not.toBe(answers[0]?.id);
  });

  it('whose quiz is sent again, however late, is one lead with the latest answers (security 13)', async () => {
    const { db } = test.database;
    const quiz_id = 'f'.repeat(32);
    const email = 'Lost.Answer@leads.test';
    const body = post({ quiz_id, email, adicionales: quiz });
    const first = await submit(body);
    await db
      .update(leads)
      .set({ createdAt: new Date(Date.now() - 30 * 60_000) })
      .where(eq(leads.id, first.id));
    expect(await submit(body)).toEqual(first);
    expect((await leadOf(first.id)).version).toBe(1);

    // Another way out, the same address: the same person has thought again.
    const changed = quiz.map((answer) =>
      answer.label === 'Riesgo' ? { ...answer, answer: 'Bajo', id: 1 } : answer,
    );
    const again = { ...body, email: email.toLowerCase(), adicionales: changed };
    expect(await submit(again)).toEqual({ ...first, email: email.toLowerCase() });
    expect(await leadOf(first.id)).toMatchObject({
      ...{ profile: 'strategic', adicionales: changed, version: 2, email, userId: 1 },
    });
    expect(await db.$count(mailOutbox)).toBe(1);

    // Another address is not written over the first: nothing of either is lost.
    const other = await submit({ ...body, email: 'other@leads.test' });
    expect(other.id).not.toBe(first.id);
    expect(await leadOf(first.id)).toMatchObject({ email, adicionales: changed });
    const known = await leadOf((await submit({ ...again, quiz_id: 'e'.repeat(32) })).id);
    expect(known.id).not.toBe(first.id);
  });

  it('who is a bot and fills in every field gets a normal response, and nothing is stored (security 14)', async () => {
    const before = await test.database.db.$count(leads);
    const answer = await submit(post({ company_website: 'https://spam.test' }));
    expect(Object.keys(answer)).toHaveLength(5);
    expect(await test.database.db.$count(leads)).toBe(before);
  });

  it('has the text stored as typed, without control characters (security 16)', async () => {
    const typed = {
      first_name: 'Ana\r\n\tMaría',
      phone: '\u001b300\u2028555',
      email: 'a@x.test\r\nb@y.test',
    };
    const { id, ...answer } = await submit(post(typed));
    const clean = { firstName: 'Ana María', phone: '300 555', email: 'a@x.test b@y.test' };
    expect(await leadOf(id)).toMatchObject(clean);
    expect(answer).toMatchObject({ first_name: clean.firstName, email: clean.email });
    const { id: other } = await submit(post({ email: 'a@x.test, b@y.test' }));
    expect((await leadOf(other)).email).toBe('a@x.test, b@y.test');
  });

  it('must give name and email, except with a quiz referral', async () => {
    const without = post({ first_name: ' ', email: null });
    const refused = await visitor(submitLead, { body: without });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['first_name', 'email']);
    const { id } = await submit({ ...without, user_id: '8', adicionales: quiz });
    expect(await leadOf(id)).toMatchObject({ firstName: '-', email: '-', userId: 8 });
    const madeUp = await submit({ ...without, user_id: 'somebody', adicionales: quiz });
    expect(await leadOf(madeUp.id)).toMatchObject({ firstName: '-', userId: 1 });
  });

  it.each([
    ['too many answers', { adicionales: Array(51).fill({ label: 'a', answer: 'b' }) }],
    ['a name without end', { first_name: 'x'.repeat(121) }],
    ['an unknown field', { lead_status_id: 3 }],
    ['an answer that is no text', { adicionales: [{ label: 'a', answer: { b: 1 } }] }],
    ['a quiz that anybody could guess', { quiz_id: '1' }],
    ['a quiz without end', { quiz_id: 'x'.repeat(65) }],
    ['half a letter', { first_name: '\ud800' }],
    ['a last name without end', { last_name: 'x'.repeat(121) }],
    ['a phone without end', { phone: '1'.repeat(61) }],
    ['an address without end', { email: `${'x'.repeat(250)}@x.test` }],
    ['a reference without end', { user_id: 'x'.repeat(201) }],
    ['a question without end', { adicionales: [{ label: 'x'.repeat(301), answer: 'b' }] }],
    ['an answer without end', { adicionales: [{ label: 'a', answer: 'x'.repeat(2_001) }] }],
    ['a campaign without end', { utms: { utm_source: 'x'.repeat(501) } }],
    ['a name of a campaign without end', { utms: { [`utm_${'x'.repeat(80)}`]: 'a' } }],
    [
      'campaigns without end',
      { utms: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`utm_${i}`, 'a'])) },
    ],
  ])('gets a field error: %s (security 14)', async (_name, more) => {
    expect((await visitor(submitLead, { body: post(more) })).statusCode).toBe(422);
  });

  it('sends at most 64 kB, and only campaign parameters are stored (security 14)', async () => {
    const adicionales = Array(50).fill({ label: 'a', answer: 'x'.repeat(1_400) });
    expect((await visitor(submitLead, { body: post({ adicionales }) })).statusCode).toBe(413);
    const utms = { utm_source: 'a', UTM_MEDIUM: 'b', __proto: 'c', xutm_id: 'd', gclid: 'e' };
    const stored = (await leadOf((await submit(post({ utms }))).id)).utms;
    expect(Object.keys(stored).filter((key) => !/^utm_/i.test(key))).toEqual([]);
    expect(stored).toMatchObject({ utm_source: 'a' });
  });

  it('has to wait after twenty posts a minute from one address, forged or not (security 3)', async () => {
    const remoteAddress = freshAddress();
    const send = (headers = { 'x-forwarded-for': freshAddress() }) =>
      test.app.inject({
        ...{ method: 'POST', url: '/api/public/leads', payload: {} },
        ...{ headers, remoteAddress },
      });
    for (let i = 0; i < 20; i += 1) expect((await send()).statusCode).toBe(422);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});

describe('the owner of a new lead', () => {
  it('gets an email in their language with a link to our public address', async () => {
    await test.database.db.update(users).set({ locale: 'es' }).where(eq(users.id, 8));
    const { id } = await submit(post({ user_id: 8, adicionales: quiz }));
    const [mail] = await test.database.db.select().from(mailOutbox);
    expect(mail).toMatchObject({
      recipient: 'curator@alpha.test',
      locale: 'es',
      subject: 'Nuevo contacto: Lucía Prado',
    });
    expect(mail?.text).toContain(`https://alpha.example.com/app/leads/${id}`);
    expect(mail?.text).toContain('Agresivo');
    expect(mail?.text).toContain('Colombia');
  });

  it('is a team member in rotation if nobody is named, also when many arrive at once', async () => {
    const { db } = test.database;
    const [leader] = await db.select().from(users).where(eq(users.email, 'leader@alpha.test'));
    const team = await db
      .select()
      .from(users)
      .where(eq(users.leaderId, leader?.id ?? 0));
    const set = await admin(updateLeadSettings, { body: { leader_id: leader?.id } });
    expect(
      set
        .json()
        .turns.next.map(({ id }: { id: number }) => id)
        .sort(),
    ).toEqual(team.map(({ id }) => id).sort());
    const turns = 3;
    const answers = await Promise.all(
      Array.from({ length: team.length * turns }, () => submit(post({ user_id: null }))),
    );
    const owners = await db
      .select({ userId: leads.userId })
      .from(leads)
      .where(
        inArray(
          leads.id,
          answers.map(({ id }) => id),
        ),
      )
      .orderBy(desc(leads.id));
    for (const { id } of team)
      expect(owners.filter(({ userId }) => userId === id)).toHaveLength(turns);
    // Inactive users are skipped; a team without active members falls back to its leader.
    await db
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.leaderId, leader?.id ?? 0));
    expect((await leadOf((await submit(post({ user_id: null }))).id)).userId).toBe(leader?.id);
    await db
      .update(users)
      .set({ deactivatedAt: null })
      .where(eq(users.leaderId, leader?.id ?? 0));
    await admin(updateLeadSettings, { body: { leader_id: null } });
    expect((await admin(getLeadSettings)).json()).toMatchObject({
      turns: null,
      default_owner: { id: 1 },
    });
    expect((await leadOf((await submit(post({ user_id: null }))).id)).userId).toBe(1);
  });

  it('is the default owner if the chosen leader has no team', async () => {
    const refused = await admin(updateLeadSettings, { body: { leader_id: 1 } });
    expect(refused.statusCode).toBe(422);
  });
});
