import {
  createLeadSearch,
  getAlertState,
  listLeadSearches,
  type SavedSearch,
  updateLeadSearch,
} from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AlertDesk,
  INVESTOR,
  inLanguage,
  openAlertDesk,
  searchOf,
} from '../../../test/alert-desk.ts';
import { freshAddress } from '../../../test/people.ts';
import { refreshSearch } from '../../listings/index.ts';
import {
  alertFigures,
  properties,
  propertyAnalyses,
  propertySearch,
  savedSearches,
  searchAlerts,
} from '../../platform/db/schema/index.ts';
import { insertAlerts, scheduleMails } from './alert-changes.queries.ts';
import { sendNextAlert } from './alert-mail.service.ts';
import { matchNextChanges } from './match-searches.service.ts';

const DAY_MS = 86_400_000;
let at: AlertDesk;
let homes: number[];
beforeAll(async () => {
  at = await openAlertDesk();
  homes = at.listed.map(({ id }) => id);
});
afterAll(() => at.test.close());
afterEach(async () => {
  await at.setLead({ email: INVESTOR, hiddenAt: null });
  await at.forgetSearches();
});

const home = (place: number) => homes[place] ?? 0;
const priceOf = async (id: number) => {
  const [row] = await at.db.select().from(properties).where(eq(properties.id, id));
  return row?.listPrice ?? 0;
};
const addressOf = async (id: number) => {
  const [row] = await at.db.select().from(properties).where(eq(properties.id, id));
  return row?.address ?? '';
};
const toInvestor = async (hours?: number) =>
  (await at.mails(hours)).filter(({ to }) => to === INVESTOR);
const waiting = () => at.db.select().from(searchAlerts);

describe('a result that is to be checked', () => {
  const newsOfCashFlow = async () => {
    const rows = await at.db.select().from(searchAlerts);
    return rows.filter((row) => row.reason === 'cash_flow' && row.propertyId === home(3)).length;
  };
  const setRelevance = (by: number) =>
    at.db
      .update(propertySearch)
      .set({ relevance: sql`${propertySearch.relevance} + ${by}` })
      .where(eq(propertySearch.id, home(3)));

  it('is no news for its cash flow until it is confirmed', async () => {
    await at.save({ name: 'Anything' });
    await at.setCashFlow(home(3), -1_200);
    await at.match();
    await setRelevance(-10_000);
    await at.setCashFlow(home(3), 24_000);
    await at.match();
    expect(await newsOfCashFlow()).toBe(0);
    await setRelevance(10_000);
    await at.match();
    expect(await newsOfCashFlow()).toBe(1);
  });
});

describe('a saved search', () => {
  it('emails a new listing, a price cut and a cash flow that turned positive, with figures and who asked for it', async () => {
    await at.db
      .update(propertyAnalyses)
      .set({ cashFlow: -1_200 })
      .where(eq(propertyAnalyses.propertyId, home(2)));
    await at.db
      .update(alertFigures)
      .set({ cashFlow: -100 })
      .where(eq(alertFigures.propertyId, home(2)));
    await at.save({ name: 'Everything' });
    const price = await priceOf(home(1));
    await at.makeNew([home(0)]);
    await at.setPrice(home(1), price - 50_000);
    await at.setCashFlow(home(2), 1_200);
    await at.match();
    const [mail, ...others] = await toInvestor();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 updates: Everything');
    for (const id of [home(0), home(1), home(2)]) expect(mail?.text).toContain(await addressOf(id));
    expect(mail?.text).toContain('New listing: ');
    expect(mail?.text).toContain('Price cut: ');
    expect(mail?.text).toMatch(/\$[\d,]+, down [\d.]+% from \$[\d,]+/);
    expect(mail?.text).toContain('Cash flow now positive: ');
    expect(mail?.text).toMatch(/Before: −\$100\./);
    expect(mail?.text).toMatch(/in 90 of 100 simulations it ends between/);
    expect(mail?.text).toMatch(/ saved this search for you on .*: cash flow of at least/);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/room\?lang=en#search=\d+/);
    expect(mail?.html).toContain('data:image/jpeg');
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/alerts\/[\w-]{22}$/);
  });

  it('is in the language of the lead, and names a single listing in its subject', async () => {
    await at.setLead({ adicionales: inLanguage('es') });
    await at.save();
    await at.makeNew([home(3)]);
    await at.match();
    const [mail] = await toInvestor();
    expect(mail?.subject).toBe(
      `Nueva: ${await addressOf(home(3))}, ${formatMoney(await priceOf(home(3)), 'es')}`,
    );
    expect(mail?.text).toContain('No recibir más estos correos: http://localhost:3000/alerts/');
    await at.setLead({ adicionales: inLanguage('en') });
  });

  it('reports nothing twice: not when a listing changes again, nor when its price goes up and down', async () => {
    await at.save();
    const price = await priceOf(home(4));
    await at.setPrice(home(4), price * 0.9);
    await at.match();
    expect(await toInvestor()).toHaveLength(1);
    await at.setPrice(home(4), price);
    await at.match();
    await at.setPrice(home(4), price * 0.9);
    await at.match();
    expect(await toInvestor(96)).toEqual([]);
    await at.setPrice(home(4), price * 0.8);
    await at.match();
    expect(await toInvestor(96)).toHaveLength(1);
    await at.setPrice(home(4), price);
  });

  it('adds small cuts up until they are worth an email', async () => {
    await at.save();
    const price = await priceOf(home(5));
    for (const share of [0.996, 0.993]) {
      await at.setPrice(home(5), price * share);
      await at.match();
    }
    expect(await toInvestor()).toEqual([]);
    await at.setPrice(home(5), price * 0.989);
    await at.match();
    const [mail] = await toInvestor();
    expect(mail?.text).toContain('down 1.1% from');
    await at.setPrice(home(5), price);
  });

  it('leaves out what was sold, hidden or got dearer before the email was written', async () => {
    await at.save();
    const price = await priceOf(home(8));
    await at.setPrice(home(8), price * 0.9);
    await at.makeNew([home(6), home(7)]);
    await at.match();
    await at.db
      .update(properties)
      .set({ status: 'sold' })
      .where(eq(properties.id, home(6)));
    await at.db
      .update(properties)
      .set({ mayDisplay: false })
      .where(eq(properties.id, home(7)));
    await at.setPrice(home(8), price);
    expect(await toInvestor()).toEqual([]);
    expect((await waiting()).map(({ propertyId }) => propertyId).sort()).toEqual(
      [home(6), home(7)].sort(),
    );
    // A month later nobody calls them new any more.
    await at.db.update(searchAlerts).set({ foundAt: new Date(Date.now() - 31 * DAY_MS) });
    await at.db.update(savedSearches).set({ nextMailAt: new Date() });
    expect(await toInvestor()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('reports what was off the market when the email was written, once it is back, and once', async () => {
    await at.save();
    const ids = [home(51), home(52)];
    await at.makeNew([home(51)]);
    const price = await priceOf(home(52));
    await at.setPrice(home(52), price * 0.9);
    await at.match();
    const show = async (status: 'pending' | 'active') => {
      await at.db.update(properties).set({ status }).where(inArray(properties.id, ids));
      await refreshSearch(at.db, ids);
      await at.match();
    };
    await show('pending');
    expect(await toInvestor()).toEqual([]);
    await show('active');
    const [mail, ...others] = await toInvestor();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('New listing');
    expect(mail?.text).toContain('down 10.0% from');
    await show('pending');
    await show('active');
    expect(await toInvestor()).toEqual([]);
    await at.setPrice(home(52), price);
  });

  it('lists ten and counts the rest', async () => {
    await at.save({ name: 'Many' });
    await at.makeNew(homes.slice(20, 44));
    await at.match();
    const [mail] = await toInvestor();
    expect(mail?.subject).toBe('24 updates: Many');
    expect(mail?.text.match(/New listing: /g)).toHaveLength(10);
    expect(mail?.text).toContain('14 more properties fit this search.');
    expect(await toInvestor()).toEqual([]);
  });

  it('does not repeat what another search of the same investor has reported', async () => {
    await at.save({ name: 'First' });
    await at.save({ name: 'Second' });
    await at.makeNew([home(9)]);
    await at.match();
    expect((await toInvestor()).map(({ text }) => text.includes('New listing'))).toEqual([true]);
    expect((await waiting()).every(({ mailedAt }) => mailedAt !== null)).toBe(true);
  });

  it('knows nothing of what changed before it was saved', async () => {
    await at.makeNew([home(10)]);
    await at.save();
    await at.match();
    expect(await toInvestor()).toEqual([]);
  });

  it('is emailed some minutes after the first news; a daily one in the next morning of the lead’s country', async () => {
    await at.save({ name: 'Soon' });
    await at.save({ name: 'Daily', frequency: 'daily' });
    await at.makeNew([home(11)]);
    await at.match();
    const rows = await at.db.select().from(savedSearches);
    const due = (name: string) => rows.find((row) => row.name === name)?.nextMailAt as Date;
    const minutes = (due('Soon').getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4);
    expect(minutes).toBeLessThan(6);
    const inBogota = due('Daily').toLocaleTimeString('en', { timeZone: 'America/Bogota' });
    expect(inBogota).toBe('8:00:00 AM');
    expect(due('Daily').getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  });
});

describe('a failure at any step', () => {
  /** A statement that fails once, as if the process had died there. */
  async function failingAt(
    table: string,
    event: string,
    work: () => Promise<unknown>,
  ): Promise<'held back' | 'failed'> {
    await at.db.execute(
      sql.raw(`create or replace function fail_here() returns trigger language plpgsql as
      $$ begin raise exception 'died here'; end $$`),
    );
    await at.db.execute(
      sql.raw(`create trigger dies before ${event} on ${table} execute function fail_here()`),
    );
    const outcome = await work().then(
      () => 'held back' as const,
      () => 'failed' as const,
    );
    await at.db.execute(sql.raw(`drop trigger dies on ${table}`));
    return outcome;
  }

  it('neither loses nor repeats anything', async () => {
    await at.save({ name: 'Careful' });
    await at.makeNew([home(12), home(13)]);
    for (const [table, event] of [
      ['alert_state', 'update'],
      ['alert_figures', 'insert'],
      ['search_alerts', 'insert'],
      ['saved_searches', 'update'],
    ] as const)
      expect(await failingAt(table, event, () => matchNextChanges(at.ctx))).toBe('failed');
    expect(await waiting()).toEqual([]);
    await at.match();
    expect(await waiting()).toHaveLength(2);
    const later = new Date(Date.now() + 3_600_000);
    for (const [table, event, outcome] of [
      ['search_alerts', 'update', 'held back'],
      // Nothing can be held back without the table of searches.
      ['saved_searches', 'update', 'failed'],
      ['mail_outbox', 'insert', 'held back'],
      ['lead_emails', 'insert', 'held back'],
    ] as const)
      expect(await failingAt(table, event, () => sendNextAlert(at.ctx, later))).toBe(outcome);
    expect((await waiting()).every(({ mailedAt }) => mailedAt === null)).toBe(true);
    const mails = await toInvestor();
    expect(mails.map(({ subject }) => subject)).toEqual(['2 updates: Careful']);
    expect((await at.db.select().from(savedSearches))[0]?.mailTries).toBe(0);
  });

  it('nor do several workers at once', async () => {
    for (const name of ['One', 'Two', 'Three']) await at.save({ name });
    await at.makeNew(homes.slice(14, 19));
    const worker = () => matchNextChanges(at.ctx, { listingsAtOnce: 2 });
    for (let busy = true; busy; )
      busy = (await Promise.all([worker(), worker(), worker()])).includes(true);
    expect(await waiting()).toHaveLength(15);
    const later = new Date(Date.now() + 3_600_000);
    const mailer = () => sendNextAlert(at.ctx, later);
    for (let busy = true; busy; )
      busy = (await Promise.all([mailer(), mailer(), mailer()])).includes(true);
    expect((await toInvestor()).map(({ subject }) => subject)).toHaveLength(1);
  });
});

describe('changing what a search asks for', () => {
  const change = async (id: number, body: object) =>
    at.salesman(updateLeadSearch, { params: { id }, body });
  const conditions = { filter: {}, cash_flow_min: -99_000, loss_chance_max: null };

  it('starts over: nothing that was found before is emailed or listed', async () => {
    const { id } = await at.save();
    await at.makeNew([home(51)]);
    await at.match();
    expect(await waiting()).toHaveLength(1);
    const changed = await change(id, { conditions: { ...conditions, filter: { beds: '1' } } });
    expect(changed.json()).toMatchObject({
      ...{ id, name: 'Somewhere', filter: { beds: '1' }, cash_flow_min: -99_000, news_count: 0 },
    });
    expect(await waiting()).toEqual([]);
    await at.match();
    expect(await toInvestor()).toEqual([]);
    await change(id, { conditions });
    await at.makeNew([home(52)]);
    await at.match();
    const [mail] = await toInvestor();
    expect(mail?.text).toContain(await addressOf(home(52)));
  });

  it('needs a condition, and one that the explorer understands', async () => {
    const { id } = await at.save();
    const nothing = { filter: {}, cash_flow_min: null, loss_chance_max: null };
    for (const wrong of [nothing, { ...nothing, filter: { beds: 'many' } }])
      expect((await change(id, { conditions: wrong })).statusCode).toBe(422);
  });

  it('while it is being compared: what was found for the old conditions is not kept', async () => {
    const { id } = await at.save();
    await at.makeNew([home(53)]);
    const [search] = await at.db.select().from(savedSearches);
    const found = { search_id: id, since_version: search?.sinceVersion ?? 0 };
    await change(id, { conditions });
    const alert = { ...found, property_id: home(53), reason: 'new', value: 0, before: null };
    await insertAlerts(at.db, [alert]);
    await scheduleMails(at.db, [{ ...found, due_at: new Date().toISOString(), more: 1 }]);
    expect(await waiting()).toEqual([]);
    const [after] = await at.db.select().from(savedSearches);
    expect(after).toMatchObject({ nextMailAt: null, moreNews: 0 });
  });
});

describe('stopping', () => {
  const keyOf = async ({ id }: SavedSearch) => {
    const [row] = await at.db.select().from(savedSearches).where(eq(savedSearches.id, id));
    return row?.stopKey ?? '';
  };
  const listed = async (): Promise<SavedSearch[]> =>
    (await at.salesman(listLeadSearches, { params: { id: at.leadId } })).json();

  it('is one POST of a mail program, without signing in (RFC 8058); reading the page changes nothing (security 37)', async () => {
    const token = await keyOf(await at.save({ name: 'Enough' }));
    await at.makeNew([home(45)]);
    await at.match();
    expect((await at.reader(getAlertState, { params: { token } })).json()).toEqual({
      ...{ name: 'Enough', is_paused: false },
    });
    expect((await listed())[0]?.is_paused).toBe(false);
    const post = () =>
      at.test.app.inject({
        ...{ method: 'POST', url: `/api/alerts/${token}`, remoteAddress: freshAddress() },
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.test',
        },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await post()).statusCode).toBe(200);
    expect((await post()).json()).toEqual({ name: 'Enough', is_paused: true });
    expect((await listed())[0]).toMatchObject({ is_paused: true });
    expect(await toInvestor()).toEqual([]);
    const unknown = { params: { token: `${token.slice(1)}x` } };
    expect((await at.reader(getAlertState, unknown)).statusCode).toBe(404);
  });

  it('lasts until it is resumed, which starts over', async () => {
    const { id } = await at.save();
    const set = (is_paused: boolean) =>
      at.salesman(updateLeadSearch, {
        params: { id },
        body: { is_paused },
      });
    await set(true);
    await at.makeNew([home(46)]);
    await at.match();
    await set(false);
    await at.match();
    expect(await toInvestor()).toEqual([]);
    await at.makeNew([home(47)]);
    await at.match();
    const [mail] = await toInvestor();
    expect(mail?.text).toContain(await addressOf(home(47)));
    expect(mail?.text).not.toContain(await addressOf(home(46)));
  });

  it('comes with another address of the lead: nobody there has asked for it (security 37)', async () => {
    await at.save();
    await at.makeNew([home(48)]);
    await at.match();
    await at.setLead({ email: 'other@alerts.test' });
    await at.makeNew([home(49)]);
    await at.match();
    expect(await at.mails()).toEqual([]);
    expect((await listed())[0]?.is_paused).toBe(true);
  });

  it('comes with the deletion of the lead', async () => {
    await at.save();
    await at.makeNew([home(50)]);
    await at.match();
    await at.setLead({ hiddenAt: new Date() });
    expect(await toInvestor()).toEqual([]);
  });
});

describe('making one', () => {
  const params = () => ({ id: at.leadId });
  const refusal = async (body: object) =>
    (await at.salesman(createLeadSearch, { params: params(), body })).statusCode;

  it('refuses filters that the explorer would refuse, and a search for everything', async () => {
    for (const filter of [
      { beds: 'many' },
      { polygon: '[{"lat":1,"lng":2}]' },
      { paint: 'red' },
      { search: 'a\0b' },
    ])
      expect([filter, await refusal({ ...searchOf(), filter })]).toEqual([filter, 422]);
    expect(await refusal(searchOf({ cash_flow_min: null }))).toBe(422);
  });

  it('needs an address, and ends at twenty', async () => {
    await at.setLead({ email: '-' });
    expect(await refusal(searchOf())).toBe(422);
    await at.setLead({ email: INVESTOR });
    for (let i = 0; i < 20; i += 1) await at.save({ name: `Search ${i}` });
    expect(await refusal(searchOf())).toBe(409);
  });
});
