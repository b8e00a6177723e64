import * as api from '@alpha/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn } from '../../../../test/people.ts';
import { mailedToken, openRoom } from '../../../../test/room.ts';
import { done } from '../../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leads, properties, roomSessions, savedHomes } from '../../../platform/db/schema/index.ts';

let test: TestApp;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 5 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

let made = 0;
async function create() {
  made += 1;
  const email = `ana.${made}@rooms.test`;
  const body = { first_name: 'Ana', last_name: `Ruiz ${made}`, phone: '1', email };
  return { ...(await done<api.Lead>(salesman(api.createLead, { body }))), email };
}
type Made = Awaited<ReturnType<typeof create>>;
async function merge(lead: Made, other: Made, from_other: api.MergeField[] = []) {
  const read = ({ id }: Made) => done<api.Lead>(salesman(api.getLead, { params: { id } }));
  const [{ version }, { version: other_version }] = [await read(lead), await read(other)];
  const body = { ...{ other_id: other.id, version, other_version }, from_other };
  return done<{ merge_id: number }>(salesman(api.mergeLeads, { params: { id: lead.id }, body }));
}
const undo = (merge_id: number) => done(salesman(api.undoMerge, { body: { merge_id } }));
const enter = async (token: string) =>
  (await callerWith(test)(api.enterRoom, { body: { token } })).statusCode;
const stateOf = async ({ browser }: { browser: Caller }) => (await browser(api.getRoom)).statusCode;

describe('the rooms of two leads that become one', () => {
  it('stay open for the address that is kept, and close for the other', async () => {
    const [lead, other] = [await create(), await create()];
    const [own, others] = [await openRoom(test, lead.email), await openRoom(test, other.email)];
    const [link, othersLink] = [
      await mailedToken(test, lead.email),
      await mailedToken(test, other.email),
    ];
    const { merge_id } = await merge(lead, other);
    expect([await stateOf(own), await stateOf(others)]).toEqual([200, 401]);
    expect(await enter(othersLink)).toBe(422);
    expect(await enter(link)).toBe(200);
    await undo(merge_id);
    expect([await stateOf(own), await stateOf(others)]).toEqual([200, 401]);
  });

  it('stay open for the other’s address when that is chosen, and go back with an undo', async () => {
    const [lead, other] = [await create(), await create()];
    const [own, others] = [await openRoom(test, lead.email), await openRoom(test, other.email)];
    const [link, othersLink] = [
      await mailedToken(test, lead.email),
      await mailedToken(test, other.email),
    ];
    const { merge_id } = await merge(lead, other, ['email']);
    expect([await stateOf(own), await stateOf(others)]).toEqual([401, 200]);
    expect(await enter(link)).toBe(422);
    await undo(merge_id);
    expect([await stateOf(own), await stateOf(others)]).toEqual([401, 200]);
    expect(await enter(othersLink)).toBe(200);
  });

  it('are one room when the address is the same, however it is written', async () => {
    const [lead, other] = [await create(), await create()];
    const { db } = test.database;
    const own = await openRoom(test, lead.email);
    await db.update(leads).set({ email: lead.email.toUpperCase() }).where(eq(leads.id, other.id));
    const expiresAt = new Date(Date.now() + 60_000);
    const hashes = [`${lead.id} own`, `${other.id} other`];
    const pair = [lead.id, other.id];
    await db
      .insert(roomSessions)
      .values(hashes.map((tokenHash, i) => ({ leadId: pair[i] ?? 0, tokenHash, expiresAt })));
    const leadsOf = async () => {
      const found = await db.select().from(roomSessions).orderBy(asc(roomSessions.id));
      return hashes.map((hash) => found.find(({ tokenHash }) => tokenHash === hash)?.leadId);
    };
    const { merge_id } = await merge(lead, other, ['email']);
    expect(await leadsOf()).toEqual([lead.id, lead.id]);
    expect(await stateOf(own)).toBe(200);
    await undo(merge_id);
    expect(await leadsOf()).toEqual(pair);
    expect(await stateOf(own)).toBe(200);
  });

  it('keep both notes on a home that both saved, and an undo gives each its own', async () => {
    const { db } = test.database;
    const homes = await db.select().from(properties).orderBy(asc(properties.id)).limit(3);
    const [lead, other] = [await create(), await create()];
    const save = (leadId: number, notes: string[]) =>
      db
        .insert(savedHomes)
        .values(notes.map((note, i) => ({ leadId, propertyId: homes[i]?.id ?? 0, note })));
    const notesOf = async ({ id }: Made) =>
      (
        await db
          .select({ note: savedHomes.note })
          .from(savedHomes)
          .where(eq(savedHomes.leadId, id))
          .orderBy(asc(savedHomes.propertyId))
      ).map(({ note }) => note);
    await save(lead.id, ['Sunny', '', 'Near work']);
    await save(other.id, ['Ask about the roof', 'Two baths', '']);
    const { merge_id } = await merge(lead, other);
    expect(await notesOf(lead)).toEqual(['Sunny\nAsk about the roof', 'Two baths', 'Near work']);
    await undo(merge_id);
    expect(await notesOf(lead)).toEqual(['Sunny', '', 'Near work']);
    expect(await notesOf(other)).toEqual(['Ask about the roof', 'Two baths', '']);
  });
});
