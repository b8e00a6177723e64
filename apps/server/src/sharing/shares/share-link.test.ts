import {
  createLead,
  createShareLink,
  getSharedProperty,
  listActivities,
  listLeadShares,
  listShares,
  markLinkShared,
  openSharedProperty,
} from '@alpha/contract';
import { demoExchangeRates } from '@alpha/demo-market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { insertExchangeRates } from '../../demo/insert-exchange-rates.ts';
import { properties } from '../../platform/db/schema/index.ts';

let test: TestApp;
let salesman: Caller;
let homeId: number;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 4 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  const [home] = await test.database.db.select({ id: properties.id }).from(properties).limit(1);
  homeId = home?.id ?? 0;
});
afterAll(() => test.close());

const link = (more: object = {}, caller = salesman) =>
  caller(createShareLink, { body: { property_id: homeId, locale: 'es', ...more } });
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

const currencyOf = async (currency: string) => {
  const token = tokenOf((await link({ currency })).json().url);
  return (await callerWith(test)(getSharedProperty, { params: { token } })).json().currency;
};

describe('a link to pass on by hand', () => {
  it('opens the report in its language and currency, and is listed without an address', async () => {
    // Without a rate it is in dollars.
    expect(await currencyOf('PEN')).toBeNull();
    const asOf = new Date().toISOString().slice(0, 10);
    await insertExchangeRates(test.database.db, demoExchangeRates({ asOf }));
    const { url } = (await link({ currency: 'PEN' })).json();
    const shared = (
      await callerWith(test)(getSharedProperty, { params: { token: tokenOf(url) } })
    ).json();
    expect([shared.property.id, shared.locale, shared.currency]).toEqual([homeId, 'es', 'PEN']);
    const [listed] = (await salesman(listShares, { params: { id: homeId } })).json();
    expect(listed).toMatchObject({ email: '', delivery: null, open_count: 0 });
  });

  it('carries what its maker wrote to the page', async () => {
    const { url } = (await link({ message: ' Mire el techo. ' })).json();
    const params = { token: tokenOf(url) };
    const shared = (await callerWith(test)(getSharedProperty, { params })).json();
    expect(shared.message).toBe('Mire el techo.');
  });

  it('for a lead carries its address, and its timeline shows the opening', async () => {
    const person = { first_name: 'Ana', last_name: 'Ruiz', phone: '1', email: 'ana@link.test' };
    const { id } = (await salesman(createLead, { body: person })).json();
    const { url } = (await link({ lead_id: id })).json();
    await callerWith(test)(openSharedProperty, { params: { token: tokenOf(url) } });
    const [share] = (await salesman(listLeadShares, { params: { id } })).json();
    expect(share).toMatchObject({ email: person.email, open_count: 1 });
    const kinds = (await salesman(listActivities, { params: { id } })).json();
    expect(kinds.map(({ kind }: { kind: string }) => kind)).toContain('report_opened');
  });

  it('is a contact with its lead once it was shared by WhatsApp, not when it is made', async () => {
    const person = { first_name: 'Eva', last_name: 'Paz', phone: '1', email: 'eva@link.test' };
    const { id } = (await salesman(createLead, { body: person })).json();
    const made = (await link({ lead_id: id })).json();
    const seen = async () => {
      const [share] = (await salesman(listLeadShares, { params: { id } })).json();
      const all: { kind: string }[] = (await salesman(listActivities, { params: { id } })).json();
      return [share.channel, all.filter(({ kind }) => kind === 'mail_sent').length];
    };
    expect(await seen()).toEqual(['link', 0]);
    const shared = { params: { id: made.id }, body: { channel: 'whatsapp' } } as const;
    for (let i = 0; i < 2; i += 1)
      expect((await salesman(markLinkShared, shared)).statusCode).toBe(200);
    expect(await seen()).toEqual(['whatsapp', 1]);
    const colleague = await signedIn(test, 'leader@alpha.test');
    expect((await colleague(markLinkShared, shared)).statusCode).toBe(404);
  });

  it('is not made for another team’s lead or an unknown home (security 10)', async () => {
    const other = await signedIn(test, 'curator@alpha.test');
    const person = { first_name: 'B', last_name: 'C', phone: '1', email: 'bc@link.test' };
    const { id } = (await other(createLead, { body: person })).json();
    const refused = await link({ lead_id: id });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'lead.notFound']);
    expect((await link({ property_id: 999_999 })).json().code).toBe('property.notFound');
  });
});
