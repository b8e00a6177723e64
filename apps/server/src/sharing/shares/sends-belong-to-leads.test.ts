import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { migrationsFolder } from '../../platform/db/migrate.ts';
import {
  leadActivities,
  leadStatuses,
  leads,
  properties,
  shareLinks,
  shortlists,
} from '../../platform/db/schema/index.ts';

/** Demo staff: the salesman of one team with the leader, and a salesman of the other. */
const [ADMIN, LEADER, SALESMAN, STRANGER] = [1, 2, 3, 6];
const SENT = new Date('2026-03-01T10:00:00Z');

let test: TestApp;
let statusId: number;
let propertyId: number;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 2 } });
  const { db } = test.database;
  statusId = (await db.select().from(leadStatuses))[0]?.id ?? 0;
  propertyId = (await db.select({ id: properties.id }).from(properties).limit(1))[0]?.id ?? 0;
});
afterAll(() => test.close());

/** Statements about rows; the index exists already. */
async function migrate(): Promise<void> {
  const text = readFileSync(`${migrationsFolder()}/0019_sends-belong-to-leads.sql`, 'utf8')
    // The schema of today: a later migration renamed it.
    .replaceAll('erased_at', 'hidden_at');
  const statements = text
    .split('--> statement-breakpoint')
    .filter((part) => !/^\s*CREATE INDEX/.test(part));
  expect(statements).toHaveLength(6);
  await test.database.db.transaction(async (db) => {
    for (const statement of statements) await db.execute(sql.raw(statement));
  });
}

let made = 0;
async function addLead(userId: number, email: string, createdAt = '2026-01-01T00:00:00Z') {
  made += 1;
  const [row] = await test.database.db
    .insert(leads)
    .values({
      ...{ firstName: 'Ana', lastName: 'Old', phone: '1', email, statusId, userId },
      ...{ source: 'staff' as const, createdAt: new Date(createdAt) },
    })
    .returning({ id: leads.id });
  return row?.id ?? 0;
}

/** A report as it was stored, with its two entries of the timeline. */
async function addLink(
  createdBy: number,
  email: string,
  leadId: number | null,
  expires = '2026-06-01',
) {
  made += 1;
  const { db } = test.database;
  const [row] = await db
    .insert(shareLinks)
    .values({
      ...{ tokenHash: `hash ${made}`, propertyId, locale: 'en', email, leadId, createdBy },
      ...{ createdAt: SENT, expiresAt: new Date(expires) },
    })
    .returning({ id: shareLinks.id });
  const id = row?.id ?? 0;
  const data = { property_id: propertyId };
  if (leadId !== null)
    await db.insert(leadActivities).values([
      { leadId, kind: 'mail_sent', actorId: createdBy, data, createdAt: SENT },
      { leadId, kind: 'report_opened', data: { ...data, share_id: id } },
    ]);
  return id;
}

async function find(linkId: number) {
  const { db } = test.database;
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.id, linkId));
  const opened = sql`${leadActivities.data}->>'share_id' = ${String(linkId)}`;
  const entries = await db.select().from(leadActivities).where(opened);
  return { leadId: link?.leadId, openedIn: entries.map(({ leadId }) => leadId) };
}
const sentIn = async (leadId: number) =>
  test.database.db.$count(
    leadActivities,
    sql`${leadActivities.leadId} = ${leadId} and ${leadActivities.kind} = 'mail_sent'`,
  );

it('a stored report moves to the lead the sender could see, or to none (security 10)', async () => {
  const own = await addLead(SALESMAN, 'Twice@old.test');
  const latest = await addLead(STRANGER, 'twice@old.test', '2026-02-01T00:00:00Z');
  const only = await addLead(STRANGER, 'only@old.test');
  const links = {
    ofSalesman: await addLink(SALESMAN, 'TWICE@old.test', latest),
    ofLeader: await addLink(LEADER, 'twice@old.test', latest),
    ofAdmin: await addLink(ADMIN, 'twice@old.test', latest),
    ofOwner: await addLink(STRANGER, 'twice@old.test', latest),
    withoutLead: await addLink(SALESMAN, 'only@old.test', only),
    unbound: await addLink(SALESMAN, 'twice@old.test', null),
    beforeLead: await addLink(SALESMAN, 'later@old.test', null),
  };
  const later = await addLead(SALESMAN, 'later@old.test', '2026-04-01T00:00:00Z');
  await migrate();
  expect(await find(links.ofSalesman)).toEqual({ leadId: own, openedIn: [own] });
  expect(await find(links.ofLeader)).toEqual({ leadId: own, openedIn: [own] });
  expect(await find(links.ofAdmin)).toEqual({ leadId: latest, openedIn: [latest] });
  expect(await find(links.ofOwner)).toEqual({ leadId: latest, openedIn: [latest] });
  expect(await find(links.withoutLead)).toEqual({ leadId: null, openedIn: [] });
  expect(await find(links.unbound)).toEqual({ leadId: own, openedIn: [] });
  expect((await find(links.beforeLead)).leadId).toBeNull();
  expect([
    await sentIn(own),
    await sentIn(latest),
    await sentIn(only),
    await sentIn(later),
  ]).toEqual([2, 2, 0, 0]);
});

it('a lead that changed hands and a shortlist keep their reports', async () => {
  const { db } = test.database;
  const given = await addLead(STRANGER, 'given@old.test');
  const data = { from: SALESMAN, to: STRANGER };
  await db.insert(leadActivities).values({ leadId: given, kind: 'assigned', data });
  const ofFormerOwner = await addLink(SALESMAN, 'given@old.test', given);
  const listed = await addLead(STRANGER, 'listed@old.test');
  const expiresAt = new Date('2026-07-01');
  await db.insert(shortlists).values({ leadId: listed, locale: 'en', expiresAt });
  const ofShortlist = await addLink(SALESMAN, 'listed@old.test', listed, '2026-07-01');
  await migrate();
  expect(await find(ofFormerOwner)).toEqual({ leadId: given, openedIn: [given] });
  expect(await find(ofShortlist)).toEqual({ leadId: listed, openedIn: [listed] });
});
