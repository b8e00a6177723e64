import {
  chooseSampleReport,
  findSampleReport,
  getLead,
  getSampleReport,
  getSharedProperty,
  listActivities,
  listLeads,
  sendProperty,
  submitLead,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn } from '../../../test/people.ts';
import { lastToken } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties } from '../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let visitor: Caller;
let chosen: { id: number; address: string; city: string; state: string; zip: string };
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
  visitor = callerWith(test);
  chosen = (await visitor(findSampleReport)).json().property;
});
afterAll(() => test.close());

const choose = (property_id: number | null, caller = admin) =>
  caller(chooseSampleReport, { body: { property_id } });
const report = (locale: string) => visitor(getSampleReport, { query: { locale } });
const setDisplay = (mayDisplay: boolean) =>
  test.database.db.update(properties).set({ mayDisplay }).where(eq(properties.id, chosen.id));

describe('the sample report', () => {
  it('is chosen in the demo, and anyone can read it in both languages', async () => {
    for (const locale of ['en', 'es']) {
      const { statusCode, body } = await report(locale);
      expect(statusCode).toBe(200);
      expect(JSON.parse(body).property).toMatchObject({ id: chosen.id, address: chosen.address });
    }
  });

  it('says what a shared report says, and nothing about leads or staff (security 10)', async () => {
    const mail = { email: 'reader@sample.test', subject: '', message: 'Private words' };
    await admin(sendProperty, { body: { ...mail, property_id: chosen.id, locale: 'en' } });
    const params = { token: await lastToken(test) };
    const shared = (await visitor(getSharedProperty, { params })).json();
    const { body } = await report('en');
    const sample = JSON.parse(body);
    for (const part of Object.keys(sample)) expect(sample[part]).toEqual(shared[part]);
    expect(body).not.toMatch(/Private words|reader@sample|alpha\.test|Helena/);
  });

  it('is replaced or removed by administrators only, and by homes with figures only', async () => {
    expect((await choose(chosen.id, await signedIn(test, 'leader@alpha.test'))).statusCode).toBe(
      403,
    );
    expect((await choose(999_999)).statusCode).toBe(404);
    expect((await choose(null)).json()).toEqual({ property: null });
    expect((await visitor(findSampleReport)).json()).toEqual({ property: null });
    expect([(await report('en')).statusCode, (await report('en')).json().code]).toEqual([
      404,
      'sample.notFound',
    ]);
    expect((await choose(chosen.id)).json()).toEqual({ property: chosen });
  });

  it('disappears when its listing may no longer be shown', async () => {
    await setDisplay(false);
    expect((await visitor(findSampleReport)).json()).toEqual({ property: null });
    expect((await report('es')).statusCode).toBe(404);
    await setDisplay(true);
    expect((await report('es')).statusCode).toBe(200);
  });
});

describe('a visitor who asks about a home', () => {
  const ask = (email: string, more: object) =>
    visitor(submitLead, {
      body: { ...{ user_id: 1, first_name: 'Ana', email, source: 'home' }, ...more },
    });
  const leadOf = async (email: string) => {
    const [found] = (await admin(listLeads, { query: { search: email } })).json();
    return (await admin(getLead, { params: { id: found.id } })).json();
  };

  it('becomes a lead that names it, in the words of the site', async () => {
    const country = [{ label: 'Country', answer: 'Peru', key: 'country' }];
    await ask('about@sample.test', { property_id: chosen.id, adicionales: country });
    const line = `${chosen.address}, ${chosen.city}, ${chosen.state} ${chosen.zip}`;
    const { adicionales, country: code } = await leadOf('about@sample.test');
    expect(adicionales.at(-1)).toEqual({
      ...{ label: 'About this property', answer: line, key: 'property' },
    });
    expect(code).toBe('PE');
  });

  it('twice in a row about two homes is two questions; an unknown home is left out', async () => {
    const other = await test.database.db.select({ id: properties.id }).from(properties).limit(2);
    const ids = other.map(({ id }) => id);
    for (const property_id of ids) await ask('twice@sample.test', { property_id });
    const found = (await admin(listLeads, { query: { search: 'twice@sample.test' } })).json();
    expect(found).toHaveLength(1);
    const entries = (await admin(listActivities, { params: { id: found[0].id } })).json();
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['form_repeated', 'created']);
    expect(entries[0].data.property_id).toBe(ids[1]);
    expect((await ask('unknown@sample.test', { property_id: 999_999 })).statusCode).toBe(200);
    expect((await leadOf('unknown@sample.test')).adicionales).toEqual([]);
  });
});
