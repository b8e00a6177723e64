import { createHash } from 'node:crypto';
import type { HomeEntry, OwnedHome } from '@alpha/contract';
import * as contract from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileOf, MARCH, OWN, openOwnedHomesDesk } from '../../../test/owned-homes-desk.ts';
import { openRoom } from '../../../test/room.ts';
import { done } from '../../../test/team-at-work.ts';
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

const {
  test,
  db,
  salesman,
  leader,
  admin,
  ownerId,
  otherId,
  createLead,
  purchase,
  buy,
  read,
  importing,
} = openOwnedHomesDesk();

describe('a bought home', () => {
  it('keeps the forecast of the day it was marked, to the byte, whatever changes later', async () => {
    const home = await buy();
    const stored = async () => {
      const [row] = await db().select().from(ownedHomes).where(eq(ownedHomes.id, home.id));
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
    const id = before.propertyId ?? 0;
    await db()
      .update(properties)
      .set({ listPrice: 99_000, address: 'Elsewhere 1' })
      .where(eq(properties.id, id));
    await db()
      .update(propertyAnalyses)
      .set({
        modelVersion: 'other',
        inputs: sql`jsonb_set(${propertyAnalyses.inputs}, '{inputs,rentMonthly}', '1')`,
      })
      .where(eq(propertyAnalyses.propertyId, id));
    await db().delete(propertyAnalyses).where(eq(propertyAnalyses.propertyId, id));
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
    const update = db().execute(sql`update owned_homes set ${sql.raw(change)} where id = ${id}`);
    await expect(update).rejects.toThrow();
  });

  it('cannot be stored with a hash of something else', async () => {
    const { id } = await buy();
    const copy = db().execute(sql`insert into owned_homes (lead_id, facts, bought_on,
        price_cents, closing_costs_cents, down_payment_cents, rate_percent, loan_years, forecast, forecast_hash, model)
      select lead_id, facts, bought_on, 1, 1, 1, 1, 1, '{}', forecast_hash, model from owned_homes where id = ${id}`);
    await expect(copy).rejects.toThrow();
  });

  it('is marked once, with terms that can be, and only where there is a forecast', async () => {
    const body = purchase();
    await buy(body);
    const again = await salesman(contract.createOwnedHome, { params: { id: ownerId() }, body });
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
        ...{ params: { id: ownerId() }, body: { ...fresh, ...wrong } },
      });
      expect([Object.keys(wrong), refused.statusCode]).toEqual([Object.keys(wrong), 422]);
    }
    await db().delete(propertyAnalyses).where(eq(propertyAnalyses.propertyId, fresh.property_id));
    const none = await salesman(contract.createOwnedHome, {
      params: { id: ownerId() },
      body: fresh,
    });
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
    const actions = await db().select().from(auditLog);
    const own = actions.filter(
      ({ data }) => (data as { owned_home_id?: number }).owned_home_id === home.id,
    );
    expect(own.map(({ action }) => action)).toEqual([
      ...['owned_home.created', 'owned_home.updated', 'owned_home.deleted'],
    ]);
  });
});

describe('the investor', () => {
  it('sees only homes of their own, adds amounts, and removes only what they added', async () => {
    const home = await buy();
    const foreign = await buy(purchase(), otherId());
    const { statement_id } = await done<{ statement_id: number }>(
      importing(home.id, fileOf(MARCH)),
    );
    const { browser } = await openRoom(test(), OWN);
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
    const lead = await done<contract.Lead>(leader(contract.getLead, { params: { id: first } }));
    await done(leader(contract.eraseLead, { params: { id: first }, body: { email: lead.email } }));
    const left = await db().select().from(ownedHomes).where(eq(ownedHomes.id, home.id));
    const entries = await db()
      .select()
      .from(ownedHomeEntries)
      .where(eq(ownedHomeEntries.homeId, home.id));
    const files = await db()
      .select()
      .from(ownedHomeStatements)
      .where(eq(ownedHomeStatements.homeId, home.id));
    expect([left, entries, files]).toEqual([[], [], []]);
  });
});

it('the demo has one bought home with fourteen months, inside its own forecast’s years, made once', async () => {
  const [closed] = await db().select().from(leadStatuses).where(eq(leadStatuses.name, 'Closed'));
  const closedId = await createLead('closed@owned.test');
  await db()
    .update(leads)
    .set({ statusId: closed?.id ?? 0 })
    .where(eq(leads.id, closedId));
  const count = async () => (await db().select().from(ownedHomes)).length;
  const before = await count();
  const now = new Date('2026-11-19T12:00:00Z');
  expect(await makeDemoHome(test(), now)).toBe(true);
  expect(await makeDemoHome(test(), new Date())).toBe(true);
  expect(await count()).toBe(before + 1);
  const [row] = await db().select().from(ownedHomes).orderBy(sql`id desc`).limit(1);
  const params = { id: row?.leadId ?? 0 };
  const [home] = await done<OwnedHome[]>(admin(contract.listOwnedHomes, { params }));
  expect(home).toMatchObject({ is_demo: true, missing_month: null });
  expect(home?.months).toHaveLength(14);
  expect(home?.outlook.past.map(({ months }) => months)).toEqual([12, 2]);
});
