import {
  createLead,
  deleteLead,
  type LeadEvent,
  listStatuses,
  moveLead,
  updateLead,
  updateStatus,
} from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EventReader, readEvents } from '../../../test/event-reader.ts';
import { type Caller, signedIn, tokenOf } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leads, sessions, users } from '../../platform/db/schema/index.ts';

let test: TestApp;
let origin: string;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
let ids: Record<'admin' | 'leader' | 'salesman' | 'curator', number>;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 120 } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  const rows = await test.database.db.select({ id: users.id, email: users.email }).from(users);
  const idOf = (name: string) =>
    rows.find(({ email }) => email === `${name}@alpha.test`)?.id ?? Number.NaN;
  ids = {
    admin: idOf('admin'),
    leader: idOf('leader'),
    salesman: idOf('salesman'),
    curator: idOf('curator'),
  };
});
afterAll(async () => {
  // Those that were opened and never asked anything would be waited for.
  test.app.server.closeAllConnections();
  await test.close();
});

const open: EventReader[] = [];
afterEach(() => {
  for (const reader of open.splice(0)) reader.stop();
});
const listen = async (name: string, token?: string) => {
  const reader = await readEvents(origin, token ?? (await tokenOf(test, `${name}@alpha.test`)));
  open.push(reader);
  return reader;
};

let made = 0;
const form = (more: object = {}) => {
  made += 1;
  return {
    first_name: 'Ana',
    last_name: `Live ${made}`,
    phone: '+57 300 555 0100',
    email: `live.${made}@leads.test`,
    ...more,
  };
};
const create = async (caller: Caller, more: object = {}) =>
  (await caller(createLead, { body: form(more) })).json();
const about = (id: number) => (event: LeadEvent) => 'lead_id' in event && event.lead_id === id;

describe('who is notified about a lead (security 10)', () => {
  it('its owner, the owner’s leader and the administrators, and nobody else', async () => {
    const readers = {
      admin: await listen('admin'),
      leader: await listen('leader'),
      salesman: await listen('salesman'),
      curator: await listen('curator'),
    };
    const lead = await create(salesman);
    for (const name of ['admin', 'leader', 'salesman'] as const)
      expect(await readers[name].next(about(lead.id)), name).toEqual({
        kind: 'created',
        lead_id: lead.id,
        user_id: ids.salesman,
        lead_status_id: lead.lead_status_id,
        version: 1,
      });
    const own = await create(leader);
    expect(await readers.leader.next(about(own.id))).toMatchObject({ kind: 'created' });
    await readers.admin.next(about(own.id));
    expect(readers.salesman.all.filter(about(own.id))).toEqual([]);
    expect(readers.curator.all.filter(about(own.id))).toEqual([]);
  });

  it('a reassigned lead leaves one view and enters another', async () => {
    const lead = await create(salesman);
    const [from, to] = [await listen('salesman'), await listen('curator')];
    const answer = await admin(updateLead, {
      params: { id: lead.id },
      body: form({ lead_status_id: lead.lead_status_id, user_id: ids.curator }),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const removed = await from.next((event) => about(lead.id)(event) && event.kind === 'removed');
    // Nothing of the new owner reaches the old one.
    expect(removed).toMatchObject({
      user_id: ids.salesman,
      lead_status_id: lead.lead_status_id,
    });
    expect(
      await to.next((event) => about(lead.id)(event) && event.kind === 'created'),
    ).toMatchObject({ user_id: ids.curator, version: 2 });
  });

  it('reports a move and a deletion; an erased lead counts as deleted', async () => {
    const lead = await create(salesman);
    const reader = await listen('leader');
    await salesman(moveLead, {
      params: { id: lead.id },
      body: { lead_status_id: lead.lead_status_id + 1 },
    });
    expect(
      await reader.next((event) => about(lead.id)(event) && event.kind === 'changed'),
    ).toMatchObject({ lead_status_id: lead.lead_status_id + 1, version: 2 });
    await salesman(deleteLead, { params: { id: lead.id } });
    await reader.next((event) => about(lead.id)(event) && event.kind === 'removed');
    const other = await create(salesman);
    await test.database.db
      .update(leads)
      .set({ hiddenAt: new Date() })
      .where(eq(leads.id, other.id));
    await reader.next((event) => about(other.id)(event) && event.kind === 'removed');
  });

  it('more than fifty at once are one event, for those affected', async () => {
    const readers = { admin: await listen('admin'), curator: await listen('curator') };
    // Both see the curator's leads: events between the two are those of this change.
    const mark = async () => {
      const { id } = await create(admin, { user_id: ids.curator });
      for (const reader of Object.values(readers)) await reader.next(about(id));
      return { admin: readers.admin.all.length, curator: readers.curator.all.length };
    };
    const before = await mark();
    await test.database.db
      .update(leads)
      .set({ lastTouchedAt: sql`now()` })
      .where(
        sql`${leads.userId} not in (select id from users where ${ids.curator} in (id, leader_id))`,
      );
    await mark();
    expect(readers.admin.all.slice(before.admin)).toContainEqual({ kind: 'many' });
    expect(readers.curator.all.slice(before.curator)).not.toContainEqual({ kind: 'many' });
  });

  it('renaming a status notifies everybody: the column is on every board', async () => {
    const readers = [await listen('salesman'), await listen('leader'), await listen('curator')];
    const [status] = (await admin(listStatuses, { query: { all: '1' } })).json();
    const answer = await admin(updateStatus, {
      params: { id: status.id },
      body: { name: 'Called twice', role: status.role, order: status.order },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    for (const reader of readers)
      expect(await reader.next(({ kind }) => kind === 'statuses')).toEqual({ kind: 'statuses' });
  });

  it('a change that is rolled back notifies nobody', async () => {
    const reader = await listen('admin');
    await test.database.db
      .transaction(async (tx) => {
        await tx.update(leads).set({ version: 99 }).where(eq(leads.userId, ids.salesman));
        throw new Error('undone');
      })
      .catch(() => undefined);
    const { id } = await create(salesman);
    await reader.next(about(id));
    expect(reader.all.filter((event) => 'version' in event && event.version === 99)).toEqual([]);
  });

  it('changes made while a screen was connecting are replayed', async () => {
    const { id } = await create(salesman);
    expect(await (await listen('salesman')).next(about(id))).toMatchObject({ kind: 'created' });
  });
});

describe('a stream', () => {
  it('follows the team: a new leader gets events about the salesman’s leads from then on', async () => {
    const [old, next] = [await listen('leader'), await listen('curator')];
    await test.database.db
      .update(users)
      .set({ leaderId: ids.curator })
      .where(eq(users.id, ids.salesman));
    await old.next(({ kind }) => kind === 'many');
    await next.next(({ kind }) => kind === 'many');
    const lead = await create(salesman);
    expect(await next.next(about(lead.id))).toMatchObject({ kind: 'created' });
    expect(old.all.filter(about(lead.id))).toEqual([]);
    await test.database.db
      .update(users)
      .set({ leaderId: ids.leader })
      .where(eq(users.id, ids.salesman));
  });

  it('gets no more events once the session has ended (security 8)', async () => {
    const token = await tokenOf(test, 'curator@alpha.test');
    const reader = await listen('curator', token);
    await test.database.db.delete(sessions).where(eq(sessions.userId, ids.curator));
    await reader.ended;
    await expect(readEvents(origin, token)).rejects.toThrow('401');
  });

  it('is limited to twenty per user', async () => {
    const token = await tokenOf(test, 'curator@alpha.test');
    const readers = [];
    for (let i = 0; i < 20; i += 1) readers.push(await listen('curator', token));
    await expect(readEvents(origin, token)).rejects.toThrow('429');
    readers[0]?.stop();
    await expect.poll(() => listen('curator', token).catch(() => null)).not.toBeNull();
  });

  it('is limited even if all are opened at the same time', async () => {
    const token = await tokenOf(test, 'leader@alpha.test');
    const opened = await Promise.allSettled(
      Array.from({ length: 40 }, () => listen('leader', token)),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  it('is sent immediately: not compressed, not cached, not buffered by a proxy', async () => {
    const { headers } = await listen('admin');
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it('has no side effects: the page language is set by another endpoint', async () => {
    await listen('curator');
    const [row] = await test.database.db.select().from(users).where(eq(users.id, ids.curator));
    expect(row?.locale).toBeNull();
  });
});

it('a stopping server does not wait for open streams', async () => {
  const other = await openTestApp({ people: { leads: 2 } });
  const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = await readEvents(url, await tokenOf(other, 'admin@alpha.test'));
  // A stream that was waited for would keep it open until the test's own limit.
  await other.close();
  await expect(reader.ended).resolves.toBeUndefined();
});
