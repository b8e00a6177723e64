import * as contract from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leadActivities, leads, messageTemplates, users } from '../../platform/db/schema/index.ts';
import { ensureTemplates } from './ensure-templates.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
let otherLeader: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  otherLeader = await signedIn(test, 'curator@alpha.test');
  await ensureTemplates(test.database.db);
});
afterAll(() => test.close());

const TEXT = {
  ...{ purpose: null, name: 'Hello', name_es: 'Hola', subject_en: '', subject_es: '' },
  ...{ body_en: 'Hi {first name}', body_es: 'Hola, {nombre}' },
};
const create = (caller: Caller, more: object = {}) =>
  caller(contract.createTemplate, {
    body: { ...TEXT, kind: 'whatsapp', audience: 'me', ...more },
  });
const make = async (caller: Caller, more: object = {}): Promise<contract.MessageTemplate> =>
  done(create(caller, more));
const list = (caller: Caller) => done<contract.MessageTemplate[]>(caller(contract.listTemplates));
const idsFor = async (caller: Caller) => (await list(caller)).map(({ id }) => id);
const change = (caller: Caller, template: contract.MessageTemplate, more: object) => {
  const { id, kind: _, is_editable, older, changed_at, changed_by, ...form } = template;
  return caller(contract.updateTemplate, { params: { id }, body: { ...form, ...more } });
};

describe('the first templates', () => {
  it('are there once, in both languages, and what was deleted stays away', async () => {
    const before = await list(admin);
    const kinds = before.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'whatsapp')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'email')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'call')).toHaveLength(2);
    for (const { body_en, body_es, subject_en, subject_es, kind } of before) {
      expect([body_en, body_es].map(contract.unknownPlaceholders)).toEqual([[], []]);
      expect(Boolean(subject_en && subject_es)).toBe(kind === 'email');
    }
    const [gone] = before;
    await done(admin(contract.deleteTemplate, { params: { id: gone?.id } }));
    await ensureTemplates(test.database.db);
    expect(await list(admin)).toHaveLength(before.length - 1);
  });
});

describe('a template', () => {
  it('is stored with keys, and its other language is marked until it is changed or checked', async () => {
    const made = await make(salesman);
    expect(made).toMatchObject({
      ...{ body_en: 'Hi {first_name}', body_es: 'Hola, {first_name}', audience: 'me' },
      ...{ older: null, version: 1, is_editable: true },
    });
    const next = await done<contract.MessageTemplate>(
      change(salesman, made, { body_en: 'Hello {first_name}' }),
    );
    expect(next).toMatchObject({ older: 'es', version: 2 });
    const renamed = await done<contract.MessageTemplate>(change(salesman, next, { name: 'Hey' }));
    expect(renamed).toMatchObject({ older: 'es', name: 'Hey' });
    const checked = await change(salesman, renamed, { is_checked: true });
    expect(checked.json()).toMatchObject({ older: null });
    const conflict = await change(salesman, made, { name: 'Late' });
    expect([conflict.statusCode, conflict.json().code]).toEqual([409, 'template.changed']);
  });

  it('is refused with an unknown placeholder, and an email without a subject', async () => {
    const answer = await create(salesman, { body_es: 'Hola, {nombbre}' });
    expect(answer.json()).toMatchObject({ errors: { body_es: [expect.any(String)] } });
    const email = await create(salesman, { kind: 'email', subject_en: 'Hi' });
    expect(email.statusCode).toBe(422);
    expect(email.json().errors).toEqual({ subject_es: [expect.any(String)] });
  });
});

describe('whose templates one may use and change', () => {
  it('one’s own are nobody else’s, not even an administrator’s (security 10)', async () => {
    const own = await make(salesman);
    for (const caller of [admin, leader, otherLeader]) {
      expect(await idsFor(caller)).not.toContain(own.id);
      expect((await change(caller, own, { name: 'x' })).statusCode).toBe(404);
      const params = { id: own.id };
      expect((await caller(contract.deleteTemplate, { params })).statusCode).toBe(404);
    }
  });

  it('a leader’s are for the own team, which cannot change them (security 10)', async () => {
    const shared = await make(leader, { audience: 'team' });
    expect(await idsFor(salesman)).toContain(shared.id);
    expect(await idsFor(otherLeader)).not.toContain(shared.id);
    expect(await idsFor(admin)).not.toContain(shared.id);
    expect((await change(salesman, shared, { name: 'x' })).statusCode).toBe(403);
    const mine = await done<contract.MessageTemplate>(change(leader, shared, { audience: 'me' }));
    expect(mine.audience).toBe('me');
    expect(await idsFor(salesman)).not.toContain(shared.id);
    for (const caller of [salesman, admin])
      expect((await create(caller, { audience: 'team' })).statusCode).toBe(422);
  });

  it('the company’s are everybody’s, and only administrators change them', async () => {
    const shared = await make(admin, { audience: 'everyone' });
    for (const caller of [salesman, leader]) {
      expect((await list(caller)).find(({ id }) => id === shared.id)?.is_editable).toBe(false);
      expect((await change(caller, shared, { name: 'x' })).statusCode).toBe(403);
      const params = { id: shared.id };
      expect((await caller(contract.deleteTemplate, { params })).statusCode).toBe(403);
      expect((await create(caller, { audience: 'everyone' })).statusCode).toBe(422);
    }
    const next = await done<contract.MessageTemplate>(change(admin, shared, { name: 'Ours' }));
    expect(next).toMatchObject({ name: 'Ours', audience: 'everyone' });
  });

  it('has a limit', async () => {
    const own = (await list(otherLeader)).filter(({ audience }) => audience === 'me').length;
    for (let i = own; i < contract.OWN_TEMPLATES_MAX; i += 1) await make(otherLeader);
    expect((await create(otherLeader)).json().code).toBe('template.tooMany');
  });
});

describe('for a lead', () => {
  it('placeholders are filled in the lead’s language with what is known', async () => {
    const person = { first_name: 'Ana María', last_name: 'Fill', phone: '+57 300 1234567' };
    const lead = await done<contract.Lead>(
      salesman(contract.createLead, {
        body: { ...person, email: 'fill@x.test', country: 'CO', initial_payment: 200_000 },
      }),
    );
    const ask = async () => {
      const params = { id: lead.id };
      const answer = await salesman(contract.listMessageTemplates, { params });
      return answer.json();
    };
    const { locale, facts, templates } = await ask();
    expect(locale).toBe('es');
    expect(facts.es).toMatchObject({ first_name: 'Ana', budget: expect.stringContaining('200') });
    const first = templates.find(
      ({ kind, purpose }: contract.MessageTemplate) =>
        kind === 'email' && purpose === 'first_reply',
    );
    const spanish = contract.fillTemplate(first.body_es, facts.es);
    expect(spanish.missing).toEqual([]);
    expect(spanish.text).toMatch(/^Hola, Ana\. Soy .+, de Alpha Agent\. .+ para invertir/);
    const { db } = test.database;
    const unknown = { firstName: '-', initialPayment: null };
    await db.update(leads).set(unknown).where(eq(leads.id, lead.id));
    const plain = contract.fillTemplate(first.body_es, (await ask()).facts.es);
    expect(plain.missing).toEqual([]);
    expect(plain.text).toMatch(/^Hola, soy .+ Me gustaría entender/);
  });

  it('a message with a blank in it is not sent', async () => {
    const [lead] = await done<contract.Lead[]>(salesman(contract.listLeads, { query: {} }));
    const message = { channel: 'whatsapp', locale: 'en', idempotency_key: 'blank' };
    const answer = await salesman(contract.sendLeadMessage, {
      params: { id: lead?.id },
      body: { ...message, body: 'With {budget} to invest' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('body');
  });

  it('more emails than one may send in a day are refused as that, not as too many requests', async () => {
    const { db } = test.database;
    const [lead] = await done<contract.Lead[]>(salesman(contract.listLeads, { query: {} }));
    const [writer] = await db.select().from(users).where(eq(users.email, 'salesman@alpha.test'));
    const sent = {
      ...{ leadId: lead?.id ?? 0, actorId: writer?.id ?? 0, kind: 'message_sent' as const },
      ...{ body: 'Sent today', data: { channel: 'email' } },
    };
    await db.insert(leadActivities).values(Array.from({ length: 300 }, () => sent));
    const message = { channel: 'email', locale: 'en', idempotency_key: 'over-quota' };
    const answer = await salesman(contract.sendLeadMessage, {
      params: { id: lead?.id },
      body: { ...message, subject: 'One more', body: 'Is refused' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'message.quota']);
  });
});

it('templates of a removed account are gone', async () => {
  const { db } = test.database;
  const [made] = await db
    .insert(users)
    .values({ name: 'Gone', email: 'gone@x.test', role: 'salesman' })
    .returning();
  const row = { ownerId: made?.id, kind: 'call' as const, name: 'x', bodyEn: 'x', bodyEs: 'x' };
  await db.insert(messageTemplates).values(row);
  await db.delete(users).where(eq(users.id, made?.id ?? 0));
  expect(await db.$count(messageTemplates, eq(messageTemplates.name, 'x'))).toBe(0);
});
