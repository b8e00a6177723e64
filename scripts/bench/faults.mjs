// Faults under load: after each one the product must recover by itself, and
// everything it confirmed must be stored. FAULT_AWAY_SECONDS (20) and FAULT_SLOW_SECONDS (110) and
// FAULT_ONLY (names, separated by commas) shorten it.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMailServer } from '../lib/mail-server.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { untilAnalyzed } from '../lib/product.mjs';
import { fullDisk, mountSmallDisk } from './faults/full-disk.mjs';
import { idleStreams } from './faults/idle-streams.mjs';
import { missingOf, waitForEmails } from './faults/ledger.mjs';
import { pause, quickness, untilWell } from './faults/recovery.mjs';
import { slowClients } from './faults/slow-clients.mjs';
import { supervise } from './faults/supervised.mjs';
import { startTraffic } from './faults/traffic.mjs';
import { mustBeLoopback } from './lib/loopback.mjs';
import { callerOf } from './load/world.mjs';

const PASSWORD = 'for the faults only 7';
const AWAY_SECONDS = Number(process.env.FAULT_AWAY_SECONDS ?? 20);
const SLOW_SECONDS = Number(process.env.FAULT_SLOW_SECONDS ?? 110);
const ONLY = process.env.FAULT_ONLY?.split(',');
/** Acceptable responses while something is away: no connection, retry later, too many requests. */
const HONEST = new Set([0, 200, 503]);

export async function benchFaults() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-faults-'));
  const dataDir = join(folder, 'data');
  const closing = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startPostgres(folder, { isDurable: true });
    closing.push(() => postgres.stop());
    const mail = await createMailServer();
    closing.push(() => mail.stop());
    const disk = mountSmallDisk(dataDir);
    if (disk) closing.push(() => disk.unmount());
    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      APP_SECRET: 'x'.repeat(48),
      DEMO: '1',
      DEMO_PASSWORD: PASSWORD,
      SMTP_URL: mail.url,
    };
    const server = await supervise({ ...env, PROCESS_ROLE: 'web' });
    closing.push(() => server.stop());
    const worker = await supervise({ ...env, PROCESS_ROLE: 'worker' });
    closing.push(() => worker.stop());
    process.exitCode = (await runFaults({ postgres, mail, disk, server, worker })) ? 0 : 1;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** → whether nothing was lost and everything recovered. */
async function runFaults({ postgres, mail, disk, server, worker }) {
  const url = mustBeLoopback(server.url);
  const world = await meet(url);
  const admin = world.people[0].token;
  const traffic = startTraffic(url, world);
  await pause(3_000);
  const before = await quickness(url, 5);
  traffic.take();

  const faults = {
    'kill -9 of the server': () => server.kill(),
    'kill -9 of the worker': () => worker.kill(),
    'PostgreSQL restarted': async () => {
      await postgres.stop();
      await postgres.start();
    },
    [`PostgreSQL away ${AWAY_SECONDS} s`]: async () => {
      await postgres.stop();
      await pause(AWAY_SECONDS * 1000);
      await postgres.start();
    },
    'mail server away 10 s': async () => {
      await mail.stop();
      await pause(10_000);
      await mail.start();
    },
    'disk full': () => fullDisk(url, admin, disk),
    'slow clients': () => slowClients(url, SLOW_SECONDS, before),
    '1,000 idle event streams': () => idleStreams(url, admin, 10, before),
  };
  const rows = [];
  try {
    await everyFault();
  } finally {
    await traffic.stop();
  }
  const emails = await waitForEmails(traffic.ledger, mail.received);
  const lost = await missingOf(postgres.url, traffic.ledger);
  return report(rows, traffic.ledger, emails, lost);

  async function everyFault() {
    for (const [name, fault] of Object.entries(faults)) {
      if (ONLY && !ONLY.some((part) => name.includes(part))) continue;
      rows.push(await oneFault(name, fault, { url, admin, traffic, postgres, server, worker }));
      print(rows.at(-1));
    }
  }
}

async function oneFault(name, fault, { url, admin, traffic, postgres, server, worker }) {
  const crashesBefore = server.crashes() + worker.crashes();
  const result = { name, problems: [], ...(await fault()) };
  const recoveryMs = await untilWell(url, admin);
  const answers = traffic.take();
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const dishonest = [...counts].filter(([status]) => !HONEST.has(status));
  if (recoveryMs === null) return { ...result, counts, problems: ['it did not recover by itself'] };
  result.problems.push(
    ...dishonest.map(
      ([status, count]) => `${count} × ${status === -1 ? 'no answer in time' : status}`,
    ),
    ...traffic.takeRefusals(),
    ...(await missingOf(postgres.url, traffic.ledger)),
  );
  const crashes = server.crashes() + worker.crashes() - crashesBefore;
  if (crashes > 0) result.problems.push(`${crashes} × a process ended that nobody killed`);
  return { recoveryMs, ...result, counts };
}

async function meet(url) {
  const call = callerOf(url);
  const people = [];
  for (const name of ['admin', 'leader', 'salesman']) {
    const login = { email: `${name}@alpha.test`, password: PASSWORD };
    people.push({ token: (await call('POST', '/api/login', login)).access_token });
  }
  const salesman = people[2];
  await untilAnalyzed(url);
  const homes = await call('GET', '/api/properties');
  const leads = await call('GET', '/api/leads?per_page=100', undefined, salesman.token);
  const statuses = await call('GET', '/api/lead-statuses?role=salesman', undefined, salesman.token);
  return {
    people,
    salesman,
    homeIds: homes.data.map(({ id }) => id),
    leads: leads.data.map(({ id }) => id),
    statuses: statuses.map(({ id }) => id),
  };
}

function print({ name, recoveryMs, note = '', problems, counts = new Map() }) {
  const answers = [...counts]
    .map(([status, count]) => `${status || 'refused'}: ${count}`)
    .join(', ');
  const time =
    recoveryMs === undefined ? '' : `well again after ${(recoveryMs / 1000).toFixed(1)} s; `;
  console.log(
    `${problems.length ? '✗' : '✓'} ${name}: ${time}${answers}${note ? `; ${note}` : ''}`,
  );
  for (const problem of problems.slice(0, 10)) console.log(`    ${problem}`);
}

function report(rows, ledger, emails, lost) {
  console.log(
    `\nconfirmed: ${ledger.leads.size} leads, moves of ${ledger.moves.size} leads, ${ledger.mails.size} emails (${emails.twice} arrived twice)`,
  );
  for (const email of emails.missing) console.log(`✗ the email to ${email} never arrived`);
  for (const line of lost) console.log(`✗ ${line}`);
  const isGood =
    rows.every(({ problems }) => problems.length === 0) &&
    emails.missing.length + lost.length === 0;
  console.log(isGood ? 'nothing was lost' : 'something was lost or did not recover: see above');
  return isGood;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchFaults();
}
