import {
  eraseLead,
  getLeadRoom,
  getSharedProperty,
  listActivities,
  listLeadShares,
  openRoomHomeReport,
  openSharedProperty,
  revokeShare,
  saveRoomHomes,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMail } from '../../test/deliver-mail.ts';
import { signedIn } from '../../test/people.ts';
import { openRoom } from '../../test/room.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../test/shortlisted-lead.ts';
import { done } from '../../test/team-at-work.ts';
import { properties, propertySearch, shareLinks } from '../platform/db/schema/index.ts';

const EMAIL = 'ana@saved.test';

let at: ShortlistedLead;
let homes: number[];
let room: Awaited<ReturnType<typeof openRoom>>;
beforeAll(async () => {
  at = await openShortlistedLead();
  await at.setLead({ email: EMAIL });
  const found = at.db.select({ id: propertySearch.id }).from(propertySearch);
  homes = (await found.orderBy(propertySearch.id).limit(12)).map(({ id }) => id);
  room = await openRoom(at.test, EMAIL);
  const body = { homes: homes.map((property_id) => ({ property_id })) };
  await done(room.browser(saveRoomHomes, { body }));
  homes = (await room.read()).homes
    .filter(({ listing, report_token }) => listing && !report_token)
    .map(({ property_id }) => property_id);
  await deliverMail(at.test);
});
afterAll(() => at.test.close());

const home = (nth: number) => homes[nth] ?? 0;
const ask = (id: number, locale = 'es') =>
  room.browser(openRoomHomeReport, { params: { id }, body: { locale } });
const report = (token: string) => at.reader(getSharedProperty, { params: { token } });
const linksOf = (id: number) =>
  at.db.select().from(shareLinks).where(eq(shareLinks.propertyId, id));

it('opens the report of a saved home that nobody sent, once for each home and without an email', async () => {
  const id = home(0);
  const asked = await Promise.all([ask(id), ask(id, 'en')]);
  const tokens = asked.map((answer) => answer.json().report_token);
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(new Set(tokens).size).toBe(1);
  const links = await linksOf(id);
  expect(links).toMatchObject([{ leadId: at.leadId, channel: 'room', email: EMAIL }]);
  const { property, sender } = (await report(tokens[0])).json();
  expect(property.id).toBe(id);
  expect(sender.name).toBe((await room.read()).curator?.name);
  expect(await deliverMail(at.test)).toEqual([]);
});

it('does not count as sent by the advisor', async () => {
  const id = home(1);
  const { report_token } = (await ask(id)).json();
  await done(at.reader(openSharedProperty, { params: { token: report_token } }));
  const seen = (await room.read()).homes.find((each) => each.property_id === id);
  expect(seen).toMatchObject({ sent_at: null, report_token });
  const staff = (await at.salesman(getLeadRoom, { params: { id: at.leadId } })).json();
  const shown = staff.homes.find((each: { property_id: number }) => each.property_id === id);
  expect(shown.sent_at).toBeNull();
});

it('shows staff that it was opened, and they can revoke it for good', async () => {
  const id = home(2);
  const token = (await ask(id)).json().report_token;
  await done(at.reader(openSharedProperty, { params: { token } }));
  const params = { id: at.leadId };
  const news = (await at.salesman(listActivities, { params })).json();
  expect(news).toContainEqual(
    expect.objectContaining({
      kind: 'report_opened',
      data: expect.objectContaining({ property_id: id }),
    }),
  );
  const shares = (await at.salesman(listLeadShares, { params })).json();
  const share = shares.find((each: { property: { id: number } }) => each.property.id === id);
  expect(share).toMatchObject({ channel: 'room', open_count: 1, locale: 'es' });
  await done(at.salesman(revokeShare, { params: { id: share.id } }));
  expect((await report(token)).statusCode).toBe(404);
  expect((await ask(id)).statusCode).toBe(404);
});

it('opens no report of a home that is not in the room, or that may no longer be shown', async () => {
  const own = new Set((await room.read()).homes.map(({ property_id }) => property_id));
  const all = await at.db.select({ id: propertySearch.id }).from(propertySearch);
  const unsaved = all.find(({ id }) => !own.has(id))?.id ?? 0;
  expect((await ask(unsaved)).json().code).toBe('room.homeNotFound');
  expect((await ask(2_000_000_000)).json().code).toBe('room.homeNotFound');
  await at.db
    .update(properties)
    .set({ mayDisplay: false })
    .where(eq(properties.id, home(3)));
  expect((await ask(home(3))).json().code).toBe('room.homeNotFound');
  expect((await linksOf(home(3))).filter(({ channel }) => channel === 'room')).toEqual([]);
});

it('ends when the investor is erased (security 36)', async () => {
  const token = (await ask(home(5))).json().report_token;
  expect((await report(token)).statusCode).toBe(200);
  const admin = await signedIn(at.test, 'admin@alpha.test');
  await done(admin(eraseLead, { params: { id: at.leadId }, body: { email: EMAIL } }));
  expect((await report(token)).statusCode).toBe(404);
  expect((await linksOf(home(5)))[0]).toMatchObject({ email: '' });
});
