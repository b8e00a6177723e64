import { submitLead } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerWith, freshAddress } from '../../../test/people.ts';
import type { TestApp } from '../../../test/test-app.ts';
import {
  forgetEmails,
  openIntakeApp,
  visitorPost as post,
  QUIZ_ANSWERS as quiz,
  storedLead,
  submitPost,
} from '../../../test/visitor-posts.ts';
import {
  leadActivities,
  leadStatuses,
  leads,
  mailOutbox,
  users,
} from '../../platform/db/schema/index.ts';

let test: TestApp;
let visitor: Caller;
beforeAll(async () => {
  test = await openIntakeApp();
  visitor = callerWith(test);
});
afterAll(() => test.close());
beforeEach(() => forgetEmails(test));

const submit = (body: object) => submitPost(test, body);
const leadOf = (id: number) => storedLead(test, id);

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
    const second = await submit(post({ email: 'Twice@leads.test', phone: '+1 305 555 0111' }));
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
    // Another quiz of the same person: it joins the lead, and what the first one said stays.
    const another = await submit({ ...again, quiz_id: 'e'.repeat(32) });
    expect(another.id).not.toBe(first.id);
    expect(await db.$count(leads, eq(leads.email, email))).toBe(1);
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
    const { id, ...answer } = await submit(post({ ...typed, source: 'quiz' }));
    const clean = { firstName: 'Ana María', phone: '300 555', email: 'a@x.test b@y.test' };
    expect(await leadOf(id)).toMatchObject(clean);
    expect(answer).toMatchObject({ first_name: clean.firstName, email: clean.email });
    const { id: other } = await submit(post({ email: 'a@x.test, b@y.test', source: 'quiz' }));
    expect((await leadOf(other)).email).toBe('a@x.test, b@y.test');
  });

  it.each([
    ...['ana', 'ana@', '@x.test', 'ana@x', 'ana@@x.test', 'ana b@x.test', 'a@x.test, b@y.test'],
    ...['a@x.test\r\nbcc: b@y.test', '<a@x.test>', 'a@x.test;b@y.test', 'a@-x.test', 'a@x..test'],
    ...['.a@x.test', 'a.@x.test', 'a..b@x.test', 'a@127.0.0.1', `${'a'.repeat(65)}@x.test`],
  ])(
    'is asked for another address instead of %s, in their language (security 14)',
    async (email) => {
      const headers = { 'accept-language': 'es' };
      const before = await test.database.db.$count(leads);
      const refused = await visitor(submitLead, { body: post({ email }), headers });
      expect([email, refused.statusCode]).toEqual([email, 422]);
      expect(refused.json().errors).toEqual({ email: [expect.stringContaining('correo')] });
      expect(await test.database.db.$count(leads)).toBe(before);
      // The quiz shows no errors, by specification: the lead is kept with the address as typed.
      await submit(post({ email, source: 'quiz' }));
    },
  );

  it.each([
    ...['josé.muñoz@correo.mx', "o'neil+homes@mail.example.co", 'ana@xn--bcher-kva.example'],
    ...['ana@correo.méxico', 'a_b-c@sub.domain.example', 'x@y.co'],
  ])('becomes a lead with the address %s', async (email) => {
    expect((await leadOf((await submit(post({ email }))).id)).email).toBe(email);
  });

  it('must give name and email, except with a quiz referral', async () => {
    const without = post({ first_name: ' ', email: null, phone: null });
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
    const answers = (count: number, letters: number) =>
      Array(count).fill({ label: 'a', answer: 'x'.repeat(letters) });
    const statusOf = async (more: object) =>
      (await visitor(submitLead, { body: post(more) })).statusCode;
    expect(await statusOf({ adicionales: answers(50, 1_400) })).toBe(413);
    // Each field is within its limit, but not all of them together; in bytes, whatever the script.
    expect(await statusOf({ adicionales: answers(50, 1_100) })).toBe(422);
    expect(await statusOf({ adicionales: answers(1, 1_900) })).toBe(200);
    const one = { label: 'a', answer: '😀'.repeat(900) };
    expect(await statusOf({ adicionales: [one, one] })).toBe(200);
    expect(await statusOf({ adicionales: [one, one, one] })).toBe(422);
    const campaigns = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`utm_${i}`, 'x'.repeat(490)]));
    expect(await statusOf({ utms: campaigns(7) })).toBe(200);
    expect(await statusOf({ utms: campaigns(9) })).toBe(422);
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
