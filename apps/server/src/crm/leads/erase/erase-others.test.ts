import { createLead, eraseLead, getLead, type Lead } from '@alpha/contract';
import { eq, inArray, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leadActivities, leads, leadViews, mailOutbox } from '../../../platform/db/schema/index.ts';

let test: TestApp;
let salesman: Caller;
let leader: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
});
afterAll(() => test.close());

let made = 0;
async function create(more: object = {}): Promise<Lead> {
  made += 1;
  const body = { first_name: 'Ana', last_name: 'Sole', phone: '1', email: `ana.${made}@one.test` };
  return (await salesman(createLead, { body: { ...body, ...more } })).json();
}

/** An email to staff. */
async function insertEmail(more: Partial<typeof mailOutbox.$inferInsert>): Promise<number> {
  made += 1;
  const [row] = await test.database.db
    .insert(mailOutbox)
    .values({
      ...{ idempotencyKey: `email ${made}`, recipient: 'salesman@alpha.test', locale: 'en' },
      ...{ subject: 'A lead', html: '<p>-</p>', text: '-', ...more },
    })
    .returning({ id: mailOutbox.id });
  return row?.id ?? 0;
}
const emailOf = async (id: number) =>
  (await test.database.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0];

const erase = (lead: Lead, email = lead.email) =>
  leader(eraseLead, { params: { id: lead.id }, body: { email } });

describe('erasing one person (security 31)', () => {
  it('erases nobody else when the quiz asked for no address', async () => {
    const { db } = test.database;
    const [lead, other] = [await create(), await create()];
    await db
      .update(leads)
      .set({ email: '-' })
      .where(inArray(leads.id, [lead.id, other.id]));
    const query = { source: 'quiz' };
    await db.insert(leadViews).values({ userId: lead.user_id, name: 'Follow-up', query });
    const own = await insertEmail({ text: `http://localhost/app/leads/${lead.id}\n` });
    await insertEmail({ text: `http://localhost/app/leads/${other.id}\n` });
    await insertEmail({ recipient: '-' });
    const written = () => db.$count(mailOutbox, ne(mailOutbox.subject, ''));
    const [emails, views] = [await written(), await db.$count(leadViews)];

    expect((await erase(lead, '-')).json()).toMatchObject({ leads_erased: 1 });

    expect((await salesman(getLead, { params: { id: lead.id } })).statusCode).toBe(404);
    expect((await salesman(getLead, { params: { id: other.id } })).statusCode).toBe(200);
    expect(await emailOf(own)).toMatchObject({ subject: '', html: '', text: '' });
    expect(await written()).toBe(emails - 1);
    expect(await db.$count(leadViews)).toBe(views);
  });

  it.each([
    'susana@sub.test',
    'ana.na@sub.test',
    'na@sub.test.co',
    'na@sub.tests',
    "o'na@sub.test",
  ])('does not confuse na@sub.test with %s', async (email) => {
    const { db } = test.database;
    const lead = await create({ email: 'na@sub.test' });
    const inText = await insertEmail({ text: `Write to ${email}.` });
    const inHtml = await insertEmail({ html: `<p>${email.replace("'", '&#39;')}</p>` });
    const query = { search: email };
    await db.insert(leadViews).values({ userId: lead.user_id, name: email, query });
    expect((await erase(lead)).statusCode).toBe(200);
    expect((await emailOf(inText))?.text).toContain(email);
    expect((await emailOf(inHtml))?.html).toContain('na@sub.test');
    expect(await db.$count(leadViews, eq(leadViews.name, email))).toBe(1);
  });

  it('finds the address in any spelling in an email or a saved view', async () => {
    const { db } = test.database;
    const lead = await create({ email: 'na+1@sub.test' });
    const emails = [
      await insertEmail({ text: 'Write to Na+1@Sub.test.' }),
      await insertEmail({ html: '<a href="mailto:na+1@sub.test">na</a>' }),
      await insertEmail({ subject: "About 'na+1@sub.test'" }),
      await insertEmail({ recipient: 'NA+1@sub.test' }),
    ];
    const userId = lead.user_id;
    await db.insert(leadViews).values([
      { userId, name: 'na+1@sub.test', query: {} },
      { userId, name: 'Her alone', query: { email: 'Na+1@sub.test' } },
    ]);
    await erase(lead);
    for (const id of emails) expect((await emailOf(id))?.subject, String(id)).toBe('');
    const names = (await db.select().from(leadViews)).map(({ name }) => name);
    expect(names).not.toContain('na+1@sub.test');
    expect(names).not.toContain('Her alone');
  });

  it('cuts the number out of the texts of others, not out of their amounts', async () => {
    const { db } = test.database;
    const lead = await create({ phone: '1000000' });
    const other = await create({ phone: '2' });
    const adicionales = [{ label: 'Phone of 1000000', answer: 'call 1000000, id: 1000000', id: 1 }];
    await db.update(leads).set({ adicionales }).where(eq(leads.id, other.id));
    const data = { initial_payment: 1_000_000, note: 'tel: 1000000' };
    await db
      .insert(leadActivities)
      .values({ leadId: other.id, kind: 'quiz_answered', body: 'ask 1000000', data });
    expect((await erase(lead)).statusCode).toBe(200);
    const rows = await db.select().from(leadActivities).where(eq(leadActivities.leadId, other.id));
    const quiz = rows.find(({ kind }) => kind === 'quiz_answered');
    expect(quiz).toMatchObject({
      body: 'ask …',
      data: { initial_payment: 1_000_000, note: 'tel: …' },
    });
    const { adicionales: left } = (await salesman(getLead, { params: { id: other.id } })).json();
    expect(left).toEqual([{ label: 'Phone of …', answer: 'call …, id: …', id: 1 }]);
  });

  it('writes only what mentions the person, however common a part of the name is', async () => {
    const { db } = test.database;
    const lead = await create({ first_name: 'Ana', last_name: 'Zulueta', phone: '3' });
    const other = await create({ first_name: 'Bo', last_name: 'Li', phone: '4' });
    await db.insert(leadActivities).values([
      { leadId: other.id, kind: 'note', body: 'Todas las ganancias', data: {} },
      { leadId: other.id, kind: 'note', body: 'A friend of Ana  Zulueta', data: {} },
    ]);
    const versionsOf = async () =>
      (
        await db
          .select({ body: leadActivities.body, row: sql<string>`xmin::text` })
          .from(leadActivities)
          .where(eq(leadActivities.leadId, other.id))
          .orderBy(leadActivities.id)
      ).slice(-2);
    const [before] = await versionsOf();
    expect((await erase(lead)).statusCode).toBe(200);
    const [common, named] = await versionsOf();
    expect(common).toEqual(before);
    expect(named?.body).toBe('A friend of …');
  });
});
