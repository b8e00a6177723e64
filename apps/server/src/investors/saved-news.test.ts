import {
  addPushDevice,
  getLead,
  type Lead,
  listActivities,
  removeRoomHome,
  type SavedHome,
  saveRoomHomes,
  updateLeadAttention,
} from '@alpha/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../test/people.ts';
import { newSubscription } from '../../test/push-service.ts';
import { openRoom } from '../../test/room.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../test/shortlisted-lead.ts';
import {
  leadActivities,
  leads,
  notifications,
  properties,
  pushMessages,
  roomLinks,
  savedHomes,
} from '../platform/db/schema/index.ts';

const EMAIL = 'ana@news.test';

let at: ShortlistedLead;
let browser: Caller;
/** Twelve that may be shown. */
let homes: number[];
beforeAll(async () => {
  at = await openShortlistedLead();
  await at.setLead({ email: EMAIL });
  ({ browser } = await openRoom(at.test, EMAIL));
  const { endpoint, keys } = newSubscription();
  await at.salesman(addPushDevice, { body: { endpoint, keys } });
  const found = await at.db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.status, 'active'))
    .orderBy(asc(properties.id))
    .limit(60);
  await save(...found.map(({ id }) => id));
  const saved = await at.db.select().from(savedHomes).orderBy(asc(savedHomes.propertyId));
  homes = saved.map(({ propertyId }) => propertyId).slice(0, 12);
});
afterAll(() => at.test.close());
beforeEach(async () => {
  await at.db.delete(roomLinks);
  await at.db.delete(savedHomes);
  await at.db.delete(leadActivities).where(eq(leadActivities.kind, 'home_saved'));
  await at.setLead({ signalAt: null, signalsDoneAt: null, contactedAt: null });
});

const save = (...ids: number[]) =>
  browser(saveRoomHomes, { body: { homes: ids.map((id): SavedHome => ({ property_id: id })) } });
const remove = (id: number | undefined) => browser(removeRoomHome, { params: { id } });
const params = () => ({ params: { id: at.leadId } });
const readLead = async (): Promise<Lead> => (await at.salesman(getLead, params())).json();
const finish = () =>
  at.salesman(updateLeadAttention, {
    ...{ ...params(), body: { signals_done_at: new Date(Date.now() + 60_000).toISOString() } },
  });
const entries = async () =>
  (await at.salesman(listActivities, params()))
    .json()
    .filter(({ kind }: { kind: string }) => kind === 'home_saved');
/** As if this time had passed since everything that was saved. */
async function wait(minutes: number) {
  const earlier = sql`interval '1 minute' * ${minutes}`;
  await at.db
    .update(leadActivities)
    .set({ createdAt: sql`created_at - ${earlier}` })
    .where(eq(leadActivities.kind, 'home_saved'));
  await at.setLead({
    signalAt: sql`signal_at - ${earlier}` as unknown as Date,
    signalsDoneAt: sql`signals_done_at - ${earlier}` as unknown as Date,
  });
}
async function notified() {
  const saved = and(eq(leadActivities.kind, 'home_saved'), eq(leadActivities.leadId, at.leadId));
  const found = await at.db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(leadActivities, eq(leadActivities.id, notifications.activityId))
    .where(saved);
  const pushes = await at.db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .innerJoin(notifications, eq(notifications.id, pushMessages.notificationId))
    .innerJoin(leadActivities, eq(leadActivities.id, notifications.activityId))
    .where(saved);
  return { notifications: found.length, pushes: pushes.length };
}

describe('homes that are saved', () => {
  it('are one entry, one notification and one push, however many hearts a sitting has', async () => {
    for (const id of homes.slice(0, 10)) {
      await save(id);
      await wait(1);
    }
    expect(await notified()).toEqual({ notifications: 1, pushes: 1 });
    expect(await entries()).toMatchObject([{ data: { count: 10, property_id: homes[9] } }]);
    expect((await readLead()).signal).toMatchObject({ kind: 'saved' });
  });

  it('are no news when one is removed', async () => {
    await save(...homes.slice(0, 3));
    await finish();
    await wait(1);
    expect((await readLead()).signal).toBeNull();
    const before = await notified();
    await remove(homes[0]);
    expect((await readLead()).signal).toBeNull();
    expect(await notified()).toEqual(before);
    expect(await entries()).toMatchObject([{ data: { count: 2 } }]);
    await remove(homes[1]);
    await remove(homes[2]);
    expect(await entries()).toEqual([]);
    expect((await readLead()).signal).toBeNull();
  });

  it('are news again after the last ones were handled, and in another sitting', async () => {
    const [first = 0, second = 0, third = 0] = homes;
    await save(first);
    await finish();
    await wait(1);
    await save(second);
    expect(await entries()).toMatchObject([
      { data: { count: 1, property_id: second } },
      { data: { count: 1, property_id: first } },
    ]);
    expect((await readLead()).signal).not.toBeNull();
    // Each is taken out of its own entry.
    await remove(first);
    expect(await entries()).toMatchObject([{ data: { count: 1, property_id: second } }]);
    expect((await readLead()).signal).not.toBeNull();
    await wait(61);
    await save(third);
    expect(await entries()).toHaveLength(2);
    expect(await notified()).toEqual({ notifications: 2, pushes: 2 });
  });

  it('are shown again when more were saved than what was marked as done', async () => {
    const [first = 0, second = 0] = homes;
    await save(first);
    await wait(2);
    const [{ seen } = { seen: null }] = await at.db
      .select({ seen: leads.signalAt })
      .from(leads)
      .where(eq(leads.id, at.leadId));
    await save(second);
    await at.salesman(updateLeadAttention, {
      ...{ ...params(), body: { signals_done_at: seen?.toISOString() } },
    });
    expect((await readLead()).signal).toMatchObject({ kind: 'saved' });
  });

  it('are one entry with all of them when two requests come at once', async () => {
    const [first = 0, second = 0, third = 0] = homes;
    const answers = await Promise.all([save(first, third), save(second, third)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await entries()).toMatchObject([{ data: { count: 3 } }]);
    expect(await notified()).toEqual({ notifications: 1, pushes: 1 });
    const gone = await Promise.all([remove(first), remove(second), remove(third)]);
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await entries()).toEqual([]);
  });
});
