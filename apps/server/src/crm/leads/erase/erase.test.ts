import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addActivity,
  createLead,
  deleteStatus,
  eraseLead,
  exportLeads,
  getBoard,
  getLead,
  type Lead,
  listActivities,
  listAudit,
  listLeads,
  openSharedProperty,
} from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../../test/shared-home.ts';
import {
  leadActivities,
  leadImportRows,
  leadImports,
  leadStatuses,
  leads,
  leadViews,
  mailOutbox,
  shareLinks,
  shortlistItems,
  shortlists,
} from '../../../platform/db/schema/index.ts';

let at: SharedHome;
let salesman: Caller;
let leader: Caller;
let admin: Caller;
let curator: Caller;
beforeAll(async () => {
  at = await openSharedHome();
  at.test.deps.config.dataDir = mkdtempSync(join(tmpdir(), 'erase-'));
  salesman = at.salesman;
  leader = await signedIn(at.test, 'leader@alpha.test');
  admin = await signedIn(at.test, 'admin@alpha.test');
  curator = await signedIn(at.test, 'curator@alpha.test');
});
afterAll(() => at.test.close());

let made = 0;
async function create(caller: Caller, more: object = {}): Promise<Lead> {
  made += 1;
  const answer = await caller(createLead, {
    body: {
      first_name: 'Wilhelmina',
      last_name: 'Quetzalcoatl',
      phone: '+57 300 999 4711',
      email: `Wilhelmina.${made}@forget.test`,
      country: 'CO',
      ...more,
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Every column of every table as text. */
async function tablesHolding(words: string): Promise<string[]> {
  const { db } = at.test.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.raw(name)} t
          where position(lower(${words}) in lower(t::text)) > 0`,
    );
    if ((rows[0]?.n ?? 0) > 0) holding.push(name);
  }
  return holding;
}

/** The person in every place that can hold a word about them. */
async function spreadAround(lead: Lead): Promise<string> {
  const { db } = at.test.database;
  const params = { id: lead.id };
  const name = `${lead.first_name} ${lead.last_name}`;
  await salesman(addActivity, { params, body: { kind: 'note', body: `${name}: ${lead.email}` } });
  await salesman(addActivity, { params, body: { kind: 'task', body: `Call ${lead.phone}` } });
  for (const query of [
    { search: lead.email },
    { email: lead.email },
    { last_name: lead.last_name },
  ])
    expect((await leader(exportLeads, { query })).statusCode).toBe(200);
  const { token } = await at.share({ email: lead.email.toUpperCase(), subject: `For ${name}` });
  await db.insert(mailOutbox).values({
    ...{ idempotencyKey: `new lead ${lead.id}`, recipient: 'salesman@alpha.test', locale: 'en' },
    ...{ subject: `New lead: ${name}`, html: `<p>${name}</p>` },
    text: `${name}\nhttp://localhost/app/leads/${lead.id}\n`,
  });
  const [list] = await db
    .insert(shortlists)
    .values({ leadId: lead.id, locale: 'es', message: `Dear ${name}` })
    .returning();
  await db.insert(shortlistItems).values({
    ...{ shortlistId: list?.id ?? 0, propertyId: at.home.id, position: 1 },
    sentence: `${name} likes gardens`,
  });
  const [load] = await db.insert(leadImports).values({ fileName: 'a.csv' }).returning();
  await db.insert(leadImportRows).values({
    ...{ importId: load?.id ?? 0, leadId: lead.id, line: 2, version: 1 },
    before: { email: lead.email, last_name: lead.last_name },
  });
  await db
    .insert(leadViews)
    .values({ userId: lead.user_id, name: 'Her', query: { search: lead.email } });
  await db
    .update(leads)
    .set({ adicionales: [{ label: 'Name', answer: name }], utms: { utm_id: lead.email } })
    .where(eq(leads.id, lead.id));
  return token;
}

const erase = (caller: Caller, lead: Lead, email = lead.email) =>
  caller(eraseLead, { params: { id: lead.id }, body: { email } });

describe('erasing a person on request (security 31)', () => {
  it('leaves no trace of them in any table or file, and keeps the counts', async () => {
    const { db } = at.test.database;
    const lead = await create(salesman);
    const token = await spreadAround(lead);
    const [mail] = await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, lead.email.toUpperCase()));
    const folder = join(at.test.deps.config.dataDir, 'outbox');
    mkdirSync(folder);
    writeFileSync(join(folder, `mail-${mail?.id}-1-localhost.eml`), lead.email);
    writeFileSync(join(folder, `mail-${mail?.id}1-1-localhost.eml`), 'somebody else');
    expect((await tablesHolding(lead.email)).length).toBeGreaterThan(5);
    const [rows, steps, links] = [
      await db.$count(leads),
      await db.$count(leadActivities, eq(leadActivities.leadId, lead.id)),
      await db.$count(shareLinks),
    ];

    const answer = await erase(leader, lead, lead.email.toUpperCase());
    expect(answer.json()).toEqual({ status: 'success', leads_erased: 1 });

    for (const words of [lead.email, lead.last_name, '999 4711', 'likes gardens'])
      expect(await tablesHolding(words), words).toEqual([]);
    expect(readdirSync(folder)).toEqual([`mail-${mail?.id}1-1-localhost.eml`]);
    expect(await db.$count(leads)).toBe(rows);
    expect(await db.$count(leadActivities, eq(leadActivities.leadId, lead.id))).toBe(steps);
    expect(await db.$count(shareLinks)).toBe(links);
    const [kept] = await db.select().from(leads).where(eq(leads.id, lead.id));
    expect(kept).toMatchObject({ userId: lead.user_id, source: 'staff', country: null });
    expect((await at.reader(openSharedProperty, { params: { token } })).statusCode).toBe(404);
  });

  it('removes the lead from list, board, search and timeline, for everybody', async () => {
    const lead = await create(salesman, { last_name: 'Vanishing' });
    await erase(admin, lead);
    for (const caller of [salesman, leader, admin]) {
      const params = { id: lead.id };
      expect((await caller(getLead, { params })).statusCode).toBe(404);
      expect((await caller(listActivities, { params })).statusCode).toBe(404);
      const all: Lead[] = (await caller(listLeads, { query: {} })).json();
      expect(all.map(({ id }) => id)).not.toContain(lead.id);
    }
    expect(JSON.stringify((await salesman(getBoard, { query: {} })).json())).not.toContain(
      'Vanishing',
    );
    expect((await erase(admin, lead)).statusCode).toBe(404);
  });

  it('is logged without personal data, and no reminders are left', async () => {
    const lead = await create(salesman);
    await salesman(addActivity, { params: { id: lead.id }, body: { kind: 'task', body: 'Call' } });
    await erase(leader, lead);
    const { data } = (await admin(listAudit, { query: { action: 'lead.erased', page: 1 } })).json();
    expect(data[0]).toMatchObject({ actor_name: 'Marcus Ellery', target_id: String(lead.id) });
    const tasks = await at.test.database.db
      .select()
      .from(leadActivities)
      .where(eq(leadActivities.leadId, lead.id));
    expect(tasks.filter(({ kind, doneAt }) => kind === 'task' && doneAt === null)).toEqual([]);
  });

  it('requires typing the address', async () => {
    const lead = await create(salesman);
    const wrong = await erase(leader, lead, 'somebody@else.test');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toHaveProperty('email');
    expect((await salesman(getLead, { params: { id: lead.id } })).statusCode).toBe(200);
  });

  it('is for leaders of the team and administrators', async () => {
    const lead = await create(salesman);
    expect((await erase(salesman, lead)).statusCode).toBe(403);
    expect((await erase(curator, lead)).statusCode).toBe(404);
    expect((await erase(leader, lead)).statusCode).toBe(200);
  });

  it('erases all leads of the team with the address; administrators are asked about others', async () => {
    const { db } = at.test.database;
    const own = await create(salesman);
    const second = await create(leader, { email: `second.${own.email}` });
    await db.update(leads).set({ email: own.email }).where(eq(leads.id, second.id));
    const other = await create(curator, { email: own.email.toUpperCase() });
    expect((await erase(leader, own)).json()).toEqual({ status: 'success', leads_erased: 2 });
    expect((await salesman(getLead, { params: { id: own.id } })).statusCode).toBe(404);
    expect((await curator(getLead, { params: { id: other.id } })).json()).toEqual(other);
    const asked = (await db.select().from(mailOutbox)).filter(({ text }) =>
      text.includes(`/app/leads/${other.id}`),
    );
    expect(asked.map(({ recipient }) => recipient)).toEqual(['admin@alpha.test']);
    expect(asked[0]?.text).not.toContain(other.last_name);
    expect((await erase(admin, other)).json().leads_erased).toBe(1);
    expect(await tablesHolding(own.email)).toEqual([]);
  });

  it('does not block deleting a column that only has erased leads', async () => {
    const { db } = at.test.database;
    const [column] = await db
      .insert(leadStatuses)
      .values({ name: 'For a while', role: 'salesman', order: 50 })
      .returning();
    const id = column?.id ?? 0;
    const lead = await create(salesman, { lead_status_id: id });
    expect((await admin(deleteStatus, { params: { id } })).statusCode).toBe(409);
    await erase(leader, lead);
    expect((await admin(deleteStatus, { params: { id } })).statusCode).toBe(200);
  });
});
