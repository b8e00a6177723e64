import { createLead, getLead, listNotifications, moveLead } from '@alpha/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { signedIn, tokenOf } from '../../../test/people.ts';
import { startPostgres } from '../../../test/postgres.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { fillTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDb } from '../../platform/db/open-db.ts';
import { recordNews } from '../leads/lead-activity.service.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let here: TestApp;
let there: TestApp;
let origin: string;
beforeAll(async () => {
  server = await startPostgres();
  const open = () => openDb({ databaseUrl: server.url, dataDir: temporaryFolder() });
  here = await fillTestApp(await open(), { people: { leads: 6 } });
  there = await fillTestApp(await open());
  origin = await there.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await here?.close();
  await there?.close();
  await server?.stop();
});

const form = (n: number) => ({
  first_name: 'Ana',
  last_name: `Far ${n}`,
  phone: '-',
  email: `far.${n}@leads.test`,
});

it('a change in one process reaches the others, also after the connection was cut', async () => {
  const salesman = await signedIn(here, 'salesman@alpha.test');
  const reader = await readEvents(origin, await tokenOf(there, 'leader@alpha.test'));
  const lead = (await salesman(createLead, { body: form(1) })).json();
  const about = (id: number) => (event: object) => 'lead_id' in event && event.lead_id === id;
  expect(await reader.next(about(lead.id))).toMatchObject({ kind: 'created' });

  const gaps = () => reader.all.filter(({ kind }) => kind === 'many').length;
  const before = gaps();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const cut = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'alpha-notices'",
  );
  expect(cut.rowCount).toBeGreaterThan(0);
  await client.end();
  // Notices may have been missed: clients are asked to reload, and get what follows.
  await expect.poll(gaps).toBeGreaterThan(before);
  await salesman(moveLead, {
    params: { id: lead.id },
    body: { lead_status_id: lead.lead_status_id + 1 },
  });
  const isMove = (event: object) =>
    about(lead.id)(event) && 'version' in event && event.version === 2;
  expect(await reader.next(isMove)).toMatchObject({ kind: 'changed' });
  reader.stop();
});

it('what an investor does reaches card and bell in another process within a second', async () => {
  const salesman = await signedIn(here, 'salesman@alpha.test');
  const lead = (await salesman(createLead, { body: form(2) })).json();
  const reader = await readEvents(origin, await tokenOf(there, 'salesman@alpha.test'));
  const elsewhere = await signedIn(there, 'salesman@alpha.test');
  const begun = performance.now();
  const ctx = {
    ...{ db: here.database.db, deps: here.deps, log: here.app.log, locale: 'en' as const },
    ...{ ip: '', userAgent: undefined, viewer: null },
  };
  await recordNews(ctx, lead.id, 'shortlist_opened', {});
  await reader.next(({ kind }) => kind === 'notifications');
  await reader.next((event) => 'lead_id' in event && event.lead_id === lead.id);
  const card = (await elsewhere(getLead, { params: { id: lead.id } })).json();
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(card.signal).toMatchObject({ kind: 'opened', address: null });
  expect((await elsewhere(listNotifications, {})).json()).toMatchObject({ unread: 1 });
  reader.stop();
});
