import { createLead, findDuplicate, getLead, type Lead, updateLead } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let leader: Caller;
let salesman: Caller;
let curator: Caller;
let lead: Lead;
const form = { first_name: 'Ana', last_name: 'Probe', phone: '1', email: 'ana@twice.test' };
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  curator = await signedIn(test, 'curator@alpha.test');
  lead = (await salesman(createLead, { body: form })).json();
});
afterAll(() => test.close());

const ask = async (caller: Caller, query: object) =>
  (await caller(findDuplicate, { query })).json();

describe('an address that is in use', () => {
  it('is reported with its name to users who may see the lead', async () => {
    const known = { id: lead.id, first_name: 'Ana', last_name: 'Probe', owner: 'Sofía Lareda' };
    const query = { email: 'ANA@twice.test' };
    expect(await ask(salesman, query)).toEqual({ is_taken: true, lead: known });
    expect(await ask(leader, query)).toEqual({ is_taken: true, lead: known });
  });

  it('is reported without a name to others of the team (security 10)', async () => {
    const colleague = await signedIn(test, 'tomas.quiroga@alpha.test');
    const answer = await colleague(findDuplicate, { query: { email: form.email } });
    expect(answer.json()).toEqual({ is_taken: true, lead: null });
    expect(answer.body).not.toMatch(/Ana|Probe|Sof/);
    expect((await colleague(createLead, { body: form })).statusCode).toBe(422);
  });

  it('is free for another team, which learns nothing; an administrator sees both (security 10)', async () => {
    const free = { is_taken: false, lead: null };
    const { email } = form;
    expect(await ask(curator, { email })).toEqual(free);
    const admin = await signedIn(test, 'admin@alpha.test');
    expect(await ask(admin, { email })).toMatchObject({ is_taken: true, lead: { id: lead.id } });
    expect((await admin(createLead, { body: form })).statusCode).toBe(422);
    const other = await curator(createLead, { body: { ...form, first_name: 'Bea' } });
    expect(other.statusCode).toBe(200);
    expect(await ask(salesman, { email, except_id: lead.id })).toEqual(free);
    expect(await ask(admin, { email, except_id: lead.id })).toMatchObject({
      lead: { first_name: 'Bea' },
    });
  });

  it('is free if nobody has it, or only the lead being edited', async () => {
    const free = { is_taken: false, lead: null };
    expect(await ask(salesman, { email: 'nobody@twice.test' })).toEqual(free);
    expect(await ask(salesman, { email: form.email, except_id: lead.id })).toEqual(free);
  });

  it.each([
    [{}],
    [{ email: 'no' }],
    [{ email: form.email, x: 1 }],
    [{ email: form.email, except_id: 0 }],
  ])('refuses %j (security 18)', async (query) => {
    expect((await salesman(findDuplicate, { query })).statusCode).toBe(422);
  });
});

describe('country, budget and profile', () => {
  it('can be set, stay when omitted, and are removed by null', async () => {
    const body = { ...form, lead_status_id: lead.lead_status_id };
    const params = { id: lead.id };
    const save = async (more: object) =>
      (await salesman(updateLead, { params, body: { ...body, ...more } })).json();
    const facts = { country: 'PE', profile: 'moderate', initial_payment: 120_000 };
    expect(await save(facts)).toMatchObject(facts);
    expect(await save({ phone: '2' })).toMatchObject(facts);
    expect(await save({ country: null, initial_payment: null })).toMatchObject({
      ...{ country: null, profile: 'moderate', initial_payment: null },
    });
    for (const bad of [{ country: 'XX' }, { profile: 'rich' }, { initial_payment: -1 }])
      expect((await salesman(updateLead, { params, body: { ...body, ...bad } })).statusCode).toBe(
        422,
      );
    expect((await salesman(getLead, { params })).json().country).toBeNull();
  });
});
