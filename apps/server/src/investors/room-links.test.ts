import { askRoomLink, createLead } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../../test/deliver-mail.ts';
import { callerWith, signedIn } from '../../test/people.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import {
  leads,
  properties,
  roomLinks,
  savedHomes,
  shareLinks,
} from '../platform/db/schema/index.ts';

const EMAIL = 'twice@room.test';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 5 } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(leads).where(eq(leads.email, EMAIL));
  await deliverMail(test);
});

let made = 0;
/** Another lead with the address. */
async function create(by: string): Promise<number> {
  made += 1;
  const caller = await signedIn(test, by);
  const body = { first_name: 'Ana', last_name: `Ruiz ${made}`, phone: '1' };
  const email = `once.${made}@room.test`;
  const { id } = (await caller(createLead, { body: { ...body, email } })).json();
  await test.database.db.update(leads).set({ email: EMAIL }).where(eq(leads.id, id));
  return id;
}

/** Leads whose room was mailed, and how many emails that took. */
async function asked() {
  const { db } = test.database;
  await db.delete(roomLinks);
  await callerWith(test)(askRoomLink, { body: { email: EMAIL, locale: 'en' } });
  const mails = (await deliverMail(test)).filter(({ to }) => to === EMAIL).length;
  const links = await db.select({ leadId: roomLinks.leadId }).from(roomLinks);
  return { mails, rooms: links.map(({ leadId }) => leadId).sort((a, b) => a - b) };
}

describe('a link that an address asks for', () => {
  it('goes once for each team, to the latest lead of any of its people', async () => {
    const elsewhere = await create('curator@alpha.test');
    await create('salesman@alpha.test');
    await create('tomas.quiroga@alpha.test');
    const latest = await create('leader@alpha.test');
    expect(await asked()).toEqual({ mails: 2, rooms: [elsewhere, latest] });
  });

  it('says what an advisor sent only where something was sent', async () => {
    const leadId = await create('salesman@alpha.test');
    const { db } = test.database;
    const textOf = async () => {
      await callerWith(test)(askRoomLink, { body: { email: EMAIL, locale: 'es' } });
      return (await deliverMail(test)).find(({ to }) => to === EMAIL)?.text ?? '';
    };
    expect(await textOf()).toContain('abre las propiedades que guardó, con sus notas');
    const [home] = await db.select({ id: properties.id }).from(properties).limit(1);
    const link = { tokenHash: 'sent', propertyId: home?.id ?? 0, locale: 'es', email: EMAIL };
    const expiresAt = new Date(Date.now() + 86_400_000);
    await db.insert(shareLinks).values({ ...link, leadId, expiresAt });
    expect(await textOf()).toContain('las que le envió');
  });

  it('opens the room that is in use, of duplicates within a team', async () => {
    const used = await create('tomas.quiroga@alpha.test');
    await create('salesman@alpha.test');
    const { db } = test.database;
    const [home] = await db.select({ id: properties.id }).from(properties).limit(1);
    await db.insert(savedHomes).values({ leadId: used, propertyId: home?.id ?? 0 });
    expect(await asked()).toEqual({ mails: 1, rooms: [used] });
  });
});
