import { createHash } from 'node:crypto';
import type { HomeEntry, OwnedHome, StatementPreview } from '@alpha/contract';
import * as contract from '@alpha/contract';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openRoom } from '../../../test/room.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  auditLog,
  leadStatuses,
  leads,
  ownedHomeEntries,
  ownedHomeStatements,
  ownedHomes,
  properties,
  propertyAnalyses,
} from '../../platform/db/schema/index.ts';
import { makeDemoHome } from './demo-home.service.ts';

const OWN = 'owner@owned.test';
const OTHER = 'other@owned.test';

let test: TestApp;
let salesman: Caller;
let leadId: number;
let otherLeadId: number;
let homes: { id: number; price: number }[];
let made = 0;

beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 20 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  leadId = await createLead(OWN);
  otherLeadId = await createLead(OTHER);
  homes = await test.database.db
    .select({ id: properties.id, price: properties.listPrice })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(isNotNull(properties.rentEstimate))
    .orderBy(properties.id)
    .limit(30);
});
afterAll(() => test.close());

async function createLead(email: string): Promise<number> {
  made += 1;
  const body = {
    first_name: 'Ana',
    last_name: `Owner ${made}`,
    phone: `+1 305 555 01${made}0`,
    email,
  };
  return (await done<contract.Lead>(salesman(contract.createLead, { body }))).id;
}

let bought = 0;
/** With a loan, a different property each time. */
function purchase() {
  const home = homes[bought];
  bought += 1;
  const price_cents = Math.round((home?.price ?? 0) * 100);
  return {
    ...{ property_id: home?.id ?? 0, bought_on: '2025-08-20', price_cents },
    closing_costs_cents: Math.round(price_cents * 0.02),
    down_payment_cents: Math.round(price_cents * 0.4),
    ...{ rate_percent: 7.25, loan_years: 30 },
  };
}
const buy = (body = purchase(), of = leadId) =>
  done<OwnedHome>(salesman(contract.createOwnedHome, { params: { id: of }, body }));
const read = async (id: number): Promise<OwnedHome> => {
  const list = await done<OwnedHome[]>(
    salesman(contract.listOwnedHomes, { params: { id: leadId } }),
  );
  return list.find((each) => each.id === id) as OwnedHome;
};
const fileOf = (lines: string[], more: object = {}) => ({
  ...{ file_name: 'statement.csv', content: Buffer.from(lines.join('\n')).toString('base64') },
  ...more,
});
const importing = (id: number, body: object) =>
  salesman(contract.importStatement, { params: { id }, body });

const MARCH = [
  'Date,Description,Debit,Credit,Balance',
  ',Beginning balance,,,"500.00"',
  '09/01/2025,Rent,,"2,950.00","3,450.00"',
  '09/05/2025,Management fee,236.00,,"3,214.00"',
  '09/12/2025,"Plumbing, kitchen",(187.33),,"3,026.67"',
  '09/30/2025,Owner distribution,"2,526.67",,500.00',
  ',Ending balance,,,500.00',
];
MARCH[4] = '09/12/2025,"Plumbing, kitchen",187.33,,"3,026.67"';

describe('a bought home', () => {
  it('keeps the forecast of the day it was marked, to the byte, whatever changes later', async () => {
    const home = await buy();
    const stored = async () => {
      const [row] = await test.database.db
        .select()
        .from(ownedHomes)
        .where(eq(ownedHomes.id, home.id));
      if (!row) throw new Error('no row');
      return row;
    };
    const before = await stored();
    expect(before.forecastHash).toBe(createHash('sha256').update(before.forecast).digest('hex'));
    const frozen = JSON.parse(before.forecast);
    expect(JSON.stringify(frozen)).toBe(before.forecast);
    expect(frozen.inputs.offeredPrice).toBe(home.price_cents / 100);
    expect(frozen.inputs.aprPercent).toBe(7.25);
    expect(frozen.cash).toHaveLength(121);
    // Another listing, another model, other assumptions.
    const { db } = test.database;
    const id = before.propertyId ?? 0;
    await db
      .update(properties)
      .set({ listPrice: 99_000, address: 'Elsewhere 1' })
      .where(eq(properties.id, id));
    await db
      .update(propertyAnalyses)
      .set({
        modelVersion: 'other',
        inputs: sql`jsonb_set(${propertyAnalyses.inputs}, '{inputs,rentMonthly}', '1')`,
      })
      .where(eq(propertyAnalyses.propertyId, id));
    await db.delete(propertyAnalyses).where(eq(propertyAnalyses.propertyId, id));
    const after = await read(home.id);
    expect(after.forecast).toEqual(home.forecast);
    expect(after.address).toBe(home.address);
    expect(await stored()).toEqual(before);
  });

  it.each([
    `forecast = '{}', forecast_hash = encode(sha256('{}'), 'hex')`,
    `forecast_hash = 'x'`,
    `model = 'x'`,
    'price_cents = 1',
    `bought_on = '2020-01-01'`,
    'made_at = now()',
  ])('is changed by no statement of the database: %s', async (change) => {
    const { id } = await buy();
    const update = test.database.db.execute(
      sql`update owned_homes set ${sql.raw(change)} where id = ${id}`,
    );
    await expect(update).rejects.toThrow();
  });

  it('cannot be stored with a hash of something else', async () => {
    const { id } = await buy();
    const copy = test.database.db.execute(sql`insert into owned_homes (lead_id, facts, bought_on,
        price_cents, closing_costs_cents, down_payment_cents, rate_percent, loan_years, forecast, forecast_hash, model)
      select lead_id, facts, bought_on, 1, 1, 1, 1, 1, '{}', forecast_hash, model from owned_homes where id = ${id}`);
    await expect(copy).rejects.toThrow();
  });

  it('is marked once, with terms that can be, and only where there is a forecast', async () => {
    const body = purchase();
    await buy(body);
    const again = await salesman(contract.createOwnedHome, { params: { id: leadId }, body });
    expect(again.json().code).toBe('ownedHome.alreadyOwned');
    const fresh = purchase();
    for (const wrong of [
      { down_payment_cents: fresh.price_cents + 1 },
      { down_payment_cents: 0 },
      { closing_costs_cents: fresh.price_cents },
      { land_cents: fresh.price_cents + 1 },
      { bought_on: '2099-01-01' },
    ]) {
      const refused = await salesman(contract.createOwnedHome, {
        ...{ params: { id: leadId }, body: { ...fresh, ...wrong } },
      });
      expect([Object.keys(wrong), refused.statusCode]).toEqual([Object.keys(wrong), 422]);
    }
    const { db } = test.database;
    await db.delete(propertyAnalyses).where(eq(propertyAnalyses.propertyId, fresh.property_id));
    const none = await salesman(contract.createOwnedHome, { params: { id: leadId }, body: fresh });
    expect(none.json().code).toBe('ownedHome.noForecast');
  });

  it('bought without a loan has none to pay', async () => {
    const terms = purchase();
    const home = await buy({ ...terms, down_payment_cents: terms.price_cents });
    await done(importing(home.id, fileOf(MARCH)));
    expect((await read(home.id)).assumed.map(({ kind }) => kind)).not.toContain('mortgage');
  });

  it('has a value of its land that can be added later, and can be removed', async () => {
    const home = await buy();
    const params = { id: home.id };
    const changed = await done<OwnedHome>(
      salesman(contract.updateOwnedHome, { params, body: { land_cents: 5_000_000 } }),
    );
    expect(changed).toEqual({ ...home, land_cents: 5_000_000 });
    await done(salesman(contract.deleteOwnedHome, { params }));
    expect((await salesman(contract.listHomeEntries, { params })).statusCode).toBe(404);
    const actions = await test.database.db.select().from(auditLog);
    const own = actions.filter(
      ({ data }) => (data as { owned_home_id?: number }).owned_home_id === home.id,
    );
    expect(own.map(({ action }) => action)).toEqual([
      ...['owned_home.created', 'owned_home.updated', 'owned_home.deleted'],
    ]);
  });
});

describe('statements', () => {
  it('reconcile to the cent, become actual months, and are placed in the frozen forecast', async () => {
    const home = await buy();
    const params = { id: home.id };
    const body = fileOf(MARCH);
    const preview = await done<StatementPreview>(
      salesman(contract.checkStatement, { params, body }),
    );
    expect(preview).toMatchObject({
      ...{ missing: [], overlaps: [], imported_at: null, date_order: 'mdy' },
      ...{ first_month: '2025-09', last_month: '2025-09', counts: { add: 4, skip: 0, refuse: 0 } },
      checks: [{ kind: 'balance', stated_cents: 50_000, found_cents: 50_000, differs_cents: 0 }],
    });
    const { home: now } = await done<{ home: OwnedHome }>(importing(home.id, body));
    const assumed = now.assumed.reduce((total, { monthly_cents }) => total + monthly_cents, 0);
    expect(now.months).toEqual([
      {
        ...{ month: '2025-09', rent_cents: 295_000, assumed_cents: -assumed },
        net_cents: 295_000 - 23_600 - 18_733 - assumed,
      },
    ]);
    expect(now.outlook.cash_cents).toBe(now.months[0]?.net_cents);
    expect(now.outlook.range).toEqual(now.forecast.cash[1]);
    expect(now.outlook.standing).not.toBeNull();
    expect(now.forecast).toEqual(home.forecast);
    const entries = await done<HomeEntry[]>(salesman(contract.listHomeEntries, { params }));
    expect(entries.reduce((total, { amount_cents }) => total + amount_cents, 0)).toBe(0);
  });

  it('name the row after which the balance is wrong', async () => {
    const home = await buy();
    const lines = MARCH.toSpliced(4, 1);
    const preview = await done<StatementPreview>(
      salesman(contract.checkStatement, { params: { id: home.id }, body: fileOf(lines) }),
    );
    expect(preview.checks).toMatchObject([{ differs_cents: -18_733, line: 5 }]);
  });

  it('are one when imported twice, and undone as a whole', async () => {
    const home = await buy();
    const { statement_id: id } = await done<{ statement_id: number }>(
      importing(home.id, fileOf(MARCH)),
    );
    const again = await importing(home.id, fileOf(MARCH));
    expect(again.json().code).toBe('ownedHome.sameFile');
    // The same rows in another file.
    const copy = fileOf([...MARCH, ' ']);
    expect((await importing(home.id, copy)).json().code).toBe('ownedHome.nothingToImport');
    const before = await read(home.id);
    expect([before.statements.length, before.months.length]).toEqual([1, 1]);
    const undone = await done<OwnedHome>(salesman(contract.deleteStatement, { params: { id } }));
    expect(undone).toEqual(home);
    await done(importing(home.id, copy));
  });

  it('of a month that is there already are questioned', async () => {
    const home = await buy();
    await done(importing(home.id, fileOf(MARCH)));
    const lines = [
      'Fecha;Concepto;Importe',
      '15/09/2025;Jardinería;-80,00',
      '03/10/2025;Renta;2.950,00',
    ];
    const params = { id: home.id };
    const body = fileOf(lines);
    const preview = await done<StatementPreview>(
      salesman(contract.checkStatement, { params, body }),
    );
    expect(preview).toMatchObject({
      overlaps: ['2025-09'],
      date_order: 'dmy',
      counts: { add: 1, skip: 1 },
    });
    expect(preview.rows.map(({ amount_cents, kind }) => [amount_cents, kind])).toEqual([
      [-8_000, 'repairs'],
      [295_000, 'rent'],
    ]);
    await done(importing(home.id, { ...body, overlap: 'add' }));
    const now = await read(home.id);
    expect(now.months.map(({ month }) => month)).toEqual(['2025-09', '2025-10']);
    expect(now.statements.map(({ entry_count }) => entry_count)).toEqual([4, 2]);
  });

  it('never count with what was typed for the same month and kind, unless that was chosen', async () => {
    const lines = ['Date,Description,Amount', '09/03/2025,Rent,2950.00', '09/04/2025,Repairs,-80'];
    const total = async (typed?: 'keep' | 'replace' | 'both') => {
      const home = await buy();
      const params = { id: home.id };
      const entries = [{ date: '2025-09-01', kind: 'rent', amount_cents: 290_000 }];
      await done(salesman(contract.addHomeEntries, { params, body: { entries } }));
      const body = fileOf(lines, typed && { typed });
      const { typed: found, counts } = await done<StatementPreview>(
        salesman(contract.checkStatement, { params, body }),
      );
      expect(found).toEqual([
        { month: '2025-09', kind: 'rent', typed_cents: 290_000, file_cents: 295_000 },
      ]);
      await done(importing(home.id, body));
      const { months, statements } = await read(home.id);
      expect(statements[0]?.entry_count).toBe(counts.add);
      await done(salesman(contract.deleteOwnedHome, { params }));
      return [months[0]?.rent_cents, counts.add];
    };
    expect(await total()).toEqual([290_000, 1]);
    expect(await total('keep')).toEqual([290_000, 1]);
    expect(await total('replace')).toEqual([295_000, 2]);
    expect(await total('both')).toEqual([585_000, 2]);
  });

  it('with a NUL byte are refused in the reader’s language', async () => {
    const home = await buy();
    const body = fileOf(['Date,Description,Amount', '09/01/2025,Re\0nt,2950.00']);
    const headers = { 'accept-language': 'es' };
    for (const endpoint of [contract.checkStatement, contract.importStatement]) {
      const answer = await salesman(endpoint, { params: { id: home.id }, body, headers });
      const { code, message } = answer.json();
      expect([answer.statusCode, code]).toEqual([422, 'import.notText']);
      expect(message).toContain('caracteres que no son texto');
    }
    await done(salesman(contract.deleteOwnedHome, { params: { id: home.id } }));
  });

  it('can be mapped by hand, with a kind for each category', async () => {
    const home = await buy();
    const lines = ['A,B,C', '2025-09-01,Miete,2950', '2025-09-03,Xyz,-10'];
    const params = { id: home.id };
    const guessed = await done<StatementPreview>(
      salesman(contract.checkStatement, { params, body: fileOf(lines) }),
    );
    expect([guessed.missing, guessed.rows]).toEqual([['date', 'amount'], []]);
    const more = { mapping: ['date', 'category', 'amount'], kinds: { Miete: 'rent' } };
    const body = fileOf(lines, more);
    const mapped = await done<StatementPreview>(
      salesman(contract.checkStatement, { params, body }),
    );
    expect(mapped.categories).toEqual([
      { text: 'Miete', kind: 'rent', count: 1 },
      { text: 'Xyz', kind: 'other', count: 1 },
    ]);
    const twice = { mapping: ['date', 'date', 'amount'] };
    const refused = await importing(home.id, fileOf(lines, twice));
    expect(refused.statusCode).toBe(422);
  });

  it('give a year as a PDF in the reader’s language, with sums to the cent and no advice', async () => {
    const home = await buy();
    await done(importing(home.id, fileOf(MARCH)));
    const params = { id: home.id };
    const entries = [{ date: '2025-10-02', kind: 'mortgage_interest', amount_cents: -98_765 }];
    await done(salesman(contract.addHomeEntries, { params, body: { entries } }));
    const pdf = await salesman(contract.getHomeYear, {
      params,
      query: { year: 2025, locale: 'en' },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const { text } = await readPdf(pdf.rawPayload);
    for (const part of [
      '$2,950.00',
      '−$423.33',
      '$2,526.67',
      '−$987.65',
      '27.5 years',
      'Not known',
      'not tax advice',
      'Agree to the cent',
    ])
      expect(text).toContain(part);
    const spanish = await salesman(contract.getHomeYear, {
      params,
      query: { year: 2025, locale: 'es' },
    });
    expect((await readPdf(spanish.rawPayload)).text).toContain('no es asesoría tributaria');
    const none = await salesman(contract.getHomeYear, { params, query: { year: 2024 } });
    expect(none.statusCode).toBe(404);
  });
});

describe('the investor', () => {
  it('sees only homes of their own, adds amounts, and removes only what they added', async () => {
    const home = await buy();
    const foreign = await buy(purchase(), otherLeadId);
    const { statement_id } = await done<{ statement_id: number }>(
      importing(home.id, fileOf(MARCH)),
    );
    const { browser } = await openRoom(test, OWN);
    const own = await done<OwnedHome[]>(browser(contract.listRoomOwnedHomes));
    expect(own.map(({ id }) => id)).toContain(home.id);
    expect(own.map(({ id }) => id)).not.toContain(foreign.id);
    const params = { id: home.id };
    const entries = [{ date: '2025-11-03', kind: 'property_tax', amount_cents: -400_000 }];
    await done(browser(contract.addRoomHomeEntries, { params, body: { entries } }));
    const listed = await done<HomeEntry[]>(browser(contract.listRoomHomeEntries, { params }));
    expect(listed[0]).toMatchObject({ is_by_investor: true, amount_cents: -400_000 });
    const remove = await browser(contract.deleteRoomStatement, { params: { id: statement_id } });
    expect(remove.json().code).toBe('ownedHome.notYours');
    const ofStatement = listed.find((each) => each.statement_id !== null)?.id;
    const row = await browser(contract.deleteRoomHomeEntry, { params: { id: ofStatement } });
    expect(row.json().code).toBe('ownedHome.entryFromStatement');
    await done(browser(contract.deleteRoomHomeEntry, { params: { id: listed[0]?.id } }));
    const file = fileOf(['Date,Description,Amount', '10/01/2025,Rent,2950.00']);
    const imported = await done<{ statement_id: number }>(
      browser(contract.importRoomStatement, { params, body: file }),
    );
    await done(browser(contract.deleteRoomStatement, { params: { id: imported.statement_id } }));
    const pdf = await browser(contract.getRoomHomeYear, { params, query: { year: 2025 } });
    expect(pdf.statusCode).toBe(200);
  });

  it('keeps homes and statements when leads are merged, and loses them with an erasure', async () => {
    const first = await createLead('merged-a@owned.test');
    const second = await createLead('merged-b@owned.test');
    const home = await buy(purchase(), second);
    await done(importing(home.id, fileOf(MARCH)));
    const [leadBody, otherBody] = await Promise.all(
      [first, second].map((id) =>
        done<contract.Lead>(salesman(contract.getLead, { params: { id } })),
      ),
    );
    await done(
      salesman(contract.mergeLeads, {
        params: { id: first },
        body: {
          ...{
            other_id: second,
            version: leadBody?.version,
            other_version: otherBody?.version,
            from_other: [],
          },
        },
      }),
    );
    const list = await done<OwnedHome[]>(
      salesman(contract.listOwnedHomes, { params: { id: first } }),
    );
    expect(list).toMatchObject([{ id: home.id, forecast: { hash: home.forecast.hash } }]);
    const leader = await signedIn(test, 'leader@alpha.test');
    const lead = await done<contract.Lead>(leader(contract.getLead, { params: { id: first } }));
    await done(leader(contract.eraseLead, { params: { id: first }, body: { email: lead.email } }));
    const { db } = test.database;
    const left = await db.select().from(ownedHomes).where(eq(ownedHomes.id, home.id));
    const entries = await db
      .select()
      .from(ownedHomeEntries)
      .where(eq(ownedHomeEntries.homeId, home.id));
    const files = await db
      .select()
      .from(ownedHomeStatements)
      .where(eq(ownedHomeStatements.homeId, home.id));
    expect([left, entries, files]).toEqual([[], [], []]);
  });
});

it('the demo has one bought home with fourteen months, inside its own forecast’s years, made once', async () => {
  const { db } = test.database;
  const [closed] = await db.select().from(leadStatuses).where(eq(leadStatuses.name, 'Closed'));
  const closedId = await createLead('closed@owned.test');
  await db
    .update(leads)
    .set({ statusId: closed?.id ?? 0 })
    .where(eq(leads.id, closedId));
  const count = async () => (await db.select().from(ownedHomes)).length;
  const before = await count();
  const now = new Date('2026-11-19T12:00:00Z');
  expect(await makeDemoHome(test, now)).toBe(true);
  expect(await makeDemoHome(test, new Date())).toBe(true);
  expect(await count()).toBe(before + 1);
  const [row] = await db.select().from(ownedHomes).orderBy(sql`id desc`).limit(1);
  const admin = await signedIn(test, 'admin@alpha.test');
  const params = { id: row?.leadId ?? 0 };
  const [home] = await done<OwnedHome[]>(admin(contract.listOwnedHomes, { params }));
  expect(home).toMatchObject({ is_demo: true, missing_month: null });
  expect(home?.months).toHaveLength(14);
  expect(home?.outlook.past.map(({ months }) => months)).toEqual([12, 2]);
});
