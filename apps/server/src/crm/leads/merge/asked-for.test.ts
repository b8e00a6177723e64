import * as api from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchOf } from '../../../../test/alert-desk.ts';
import { type Caller, callerWith, signedIn } from '../../../../test/people.ts';
import { startPlan } from '../../../../test/purchases.ts';
import { openRoom } from '../../../../test/room.ts';
import { done } from '../../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { savedSearches } from '../../../platform/db/schema/index.ts';

let test: TestApp;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

let made = 0;
async function create() {
  made += 1;
  const email = `ana.${made}@asked.test`;
  const body = { first_name: 'Ana', last_name: `Ruiz ${made}`, phone: '1', email };
  return { ...(await done<api.Lead>(salesman(api.createLead, { body }))), email };
}
type Made = Awaited<ReturnType<typeof create>>;
async function ask(lead: Made, other: Made, from_other: api.MergeField[], headers = {}) {
  const read = ({ id }: Made) => done<api.Lead>(salesman(api.getLead, { params: { id } }));
  const [{ version }, { version: other_version }] = [await read(lead), await read(other)];
  const body = { ...{ other_id: other.id, version, other_version }, from_other };
  return salesman(api.mergeLeads, { params: { id: lead.id }, body, headers });
}
const merge = (lead: Made, other: Made, fields: api.MergeField[] = []) =>
  done<{ merge_id: number }>(ask(lead, other, fields));
const undo = (merge_id: number) => done(salesman(api.undoMerge, { body: { merge_id } }));

describe('secret calendar addresses of two leads that become one', () => {
  async function withCalendar(isOver: boolean) {
    const lead = await create();
    const plan = await startPlan(salesman, lead.id);
    const params = { id: plan.id };
    if (isOver) await done(salesman(api.updatePurchase, { params, body: { outcome: 'closed' } }));
    const room = await openRoom(test, lead.email);
    const { url } = await done<{ url: string }>(room.browser(api.renewRoomCalendar, { params }));
    return { lead, plan, path: new URL(url).pathname };
  }
  const statesOf = async (...paths: string[]) => {
    const answers = [];
    for (const path of paths) answers.push((await test.app.inject(path)).statusCode);
    return answers;
  };

  it('go on for the mailbox that is kept, end for the other, and are back after an undo (security 38)', async () => {
    for (const [fields, kept] of [
      [[], [200, 404]],
      [['email'], [404, 200]],
    ] as const) {
      const [own, others] = [await withCalendar(true), await withCalendar(false)];
      const { merge_id } = await merge(own.lead, others.lead, [...fields]);
      expect(await statesOf(own.path, others.path)).toEqual(kept);
      await undo(merge_id);
      expect(await statesOf(own.path, others.path)).toEqual([200, 200]);
    }
  });

  it('made in the room of the lead that stayed end with an undo (security 38)', async () => {
    const [own, others] = [await withCalendar(true), await withCalendar(false)];
    const { merge_id } = await merge(own.lead, others.lead);
    const room = await openRoom(test, own.lead.email);
    const { url } = await done<{ url: string }>(
      room.browser(api.renewRoomCalendar, { params: { id: others.plan.id } }),
    );
    const path = new URL(url).pathname;
    expect(await statesOf(path)).toEqual([200]);
    await undo(merge_id);
    expect(await statesOf(path, others.path)).toEqual([404, 200]);
  });

  it('are not made for two plans under way: such leads are not merged', async () => {
    const [lead, other] = [await create(), await create()];
    await startPlan(salesman, lead.id);
    const { id } = await startPlan(salesman, other.id);
    for (const locale of ['en', 'es'] as const) {
      const answer = await ask(lead, other, [], { 'accept-language': locale });
      expect([answer.statusCode, answer.json().message]).toEqual([
        ...[409, translatorFor(locale, 'errors')('lead.bothBuying')],
      ]);
    }
    const body = { outcome: 'cancelled' };
    await done(salesman(api.updatePurchase, { params: { id }, body }));
    await merge(lead, other);
  });
});

describe('saved searches of two leads that become one', () => {
  const save = ({ id }: Made, fields: Partial<api.NewSearch> = {}) =>
    done<api.SavedSearch>(
      salesman(api.createLeadSearch, { params: { id }, body: searchOf(fields) }),
    );
  const isPaused = async (...searches: api.SavedSearch[]) => {
    const rows = await test.database.db.select().from(savedSearches);
    return searches.map(({ id }) => rows.find((row) => row.id === id)?.isPaused);
  };
  const stop = async ({ id }: api.SavedSearch) => {
    const [row] = await test.database.db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.id, id));
    await done(callerWith(test)(api.stopAlerts, { params: { token: row?.stopKey } }));
  };

  it('go on, whichever address is kept; what both have is emailed by one of them', async () => {
    for (const fields of [[], ['email']] as api.MergeField[][]) {
      const [lead, other] = [await create(), await create()];
      const own = await save(lead, { name: 'Miami', cash_flow_min: 100 });
      const same = await save(other, { name: 'Florida', cash_flow_min: 100 });
      const another = await save(other, { cash_flow_min: 200 });
      const { merge_id } = await merge(lead, other, fields);
      expect(await isPaused(own, same, another)).toEqual([false, true, false]);
      await undo(merge_id);
      expect(await isPaused(own, same, another)).toEqual([false, false, false]);
    }
  });

  it('stop both with the link of either, and stay stopped after an undo (security 37)', async () => {
    const [lead, other] = [await create(), await create()];
    const [own, same] = [await save(lead), await save(other)];
    const { merge_id } = await merge(lead, other);
    await stop(same);
    expect(await isPaused(own, same)).toEqual([true, true]);
    await undo(merge_id);
    expect(await isPaused(own, same)).toEqual([true, true]);
  });
});
