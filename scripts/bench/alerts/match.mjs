// Run with tsx: the worker's own functions, each timed.
import { sendNextAlert } from '../../../apps/server/src/investors/alerts/alert-mail.service.ts';
import { matchNextChanges } from '../../../apps/server/src/investors/alerts/match-searches.service.ts';
import { openDb } from '../../../apps/server/src/platform/db/open-db.ts';

/** Seconds. */
const AIM = 60;
const MAILS = 500;

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
const database = await openDb({ databaseUrl, dataDir });
const config = { publicUrl: 'https://bench.test', dataDir };
const ctx = {
  ...{
    db: database.db,
    deps: { config, database, appSecret: 'bench' },
    log: console,
    locale: 'en',
  },
  ...{ ip: '', userAgent: undefined, viewer: null },
};
const countOf = async (query) => Number((await database.db.$client.query(query)).rows[0].n);

const searches = await countOf('select count(*) as n from saved_searches');
const listings = await countOf('select count(*) as n from property_search');
let batches = 0;
const begun = performance.now();
const cpu = process.cpuUsage();
while (await matchNextChanges(ctx)) batches += 1;
const seconds = (performance.now() - begun) / 1_000;
const own = process.cpuUsage(cpu);
const alerts = await countOf('select count(*) as n from search_alerts');
const withNews = await countOf('select count(distinct search_id) as n from search_alerts');
const changed = await countOf(
  `select count(*) as n from search_changes c join alert_figures f on f.property_id = c.id
   where c.version = (select max(version) from search_changes)`,
);
console.log(
  `\n${searches} searches against ${changed} changed listings, market of ${listings}: ${seconds.toFixed(1)} s (aim: ${AIM}), of it ${((own.user + own.system) / 1e6).toFixed(1)} s of this process, ${batches} batches`,
);
console.log(
  `${alerts} alerts for ${withNews} searches; memory ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`,
);

const later = new Date(Date.now() + 2 * 86_400_000);
const started = performance.now();
let written = 0;
while (written < MAILS && (await sendNextAlert(ctx, later))) written += 1;
const rate = written / ((performance.now() - started) / 1_000);
const mails = await countOf(
  `select count(*) as n from mail_outbox where idempotency_key like 'alert:%'`,
);
console.log(`${mails} emails written, ${rate.toFixed(0)} searches a second`);
await database.close();
