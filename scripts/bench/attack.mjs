// Anonymous work has a price: sixty connections from one address ask for pictures and pages without end,
// and somebody at another address asks for the list of cities twenty times a second. Then fifty people
// behind one address browse at once, and nobody may be refused. The attackers run in a process of their own
// with a lower priority, or they would take the server's core. ATTACK_SECONDS and ATTACK_DATABASE
// (embedded, postgres) shorten it.
import '../lib/use-node.mjs';
import { fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startDemoProduct } from '../lib/demo-product.mjs';
import { startFlood } from './attack/flood.mjs';
import { browse } from './attack/office.mjs';
import { attacksOn } from './attack/targets.mjs';
import { mustBeLoopback } from './lib/loopback.mjs';
import { holdRate, percentiles } from './load/open-loop.mjs';
import { meetWorld } from './load/world.mjs';

const PASSWORD = 'for the attack only 7';
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 15);
const DATABASES = (process.env.ATTACK_DATABASE ?? 'embedded,postgres').split(',');
const RATE = 20;
/** The aim, on two cores with the attacker on them. */
const P95_MS = 60;
const ATTACKER = '203.0.113.7';
const OFFICE = '203.0.113.50';

export async function benchAttack() {
  console.log(
    `\nAttack by 60 connections from one address on ${availableParallelism()} cores, attacker included`,
  );
  for (const database of DATABASES) await benchOn(database);
}

async function benchOn(kind) {
  const demo = await startDemoProduct(kind, { DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'info' });
  try {
    await measure(kind, mustBeLoopback(demo.url), demo.dataDir);
  } finally {
    await demo.stop();
  }
}

async function measure(kind, url, dataDir) {
  const world = await meetWorld(url, PASSWORD, dataDir);
  console.log(`\n${kind}: /api/citiesList from another address, ${RATE} a second, ms`);
  console.log('                                    p50     p95     max   answers to the attacker');
  const alone = await cities(url);
  print('nobody else', alone, {});
  for (const name of Object.keys(attacksOn([]))) {
    const attacker = await startAttacker(url, name, world.pictures);
    // The first second belongs to what is made once.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const during = await cities(url);
    print(name, during, await attacker.stop());
  }
  const tokens = world.people.map(({ token }) => token);
  const office = { seconds: SECONDS, address: OFFICE, tokens, pictures: world.pictures };
  const { requests, refused, failed, times, pages } = await browse(url, office);
  const { p50, p95, max } = percentiles(times);
  const whole = percentiles(pages);
  console.log(
    `  office of 50: ${pages.length} pages, ${requests} requests, ${sum(refused)} refused (429 or 503), p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, max ${max.toFixed(0)} ms; a whole page p50 ${whole.p50.toFixed(0)}, p95 ${whole.p95.toFixed(0)} ms`,
  );
  for (const [what] of failed) console.log(`  failed: ${what}`);
  for (const [path, times] of [...refused].slice(0, 5)) console.log(`  refused ×${times}: ${path}`);
}

async function cities(url) {
  let n = 0;
  const next = () => {
    n += 1;
    const headers = { 'x-forwarded-for': `198.51.100.${n % 250}` };
    return { name: 'cities', path: '/api/citiesList', headers };
  };
  const { times, errors } = await holdRate([url], next, { rate: RATE, seconds: SECONDS });
  return { ...percentiles(times), errors };
}

function print(name, { p50, p95, max, errors }, answers) {
  const ms = (value) => value.toFixed(1).padStart(7);
  const given = Object.entries(answers).map(([status, count]) => `${status} ×${count}`);
  const failures = [...errors].map(([why, count]) => `${why} ×${count}`);
  const verdict = p95 > P95_MS ? `over ${P95_MS} ms` : '';
  console.log(
    `  ${name.padEnd(32)}${ms(p50)} ${ms(p95)} ${ms(max)}   ${[...given, ...failures, verdict].join(', ')}`,
  );
}

/** In a process of its own, at a lower priority than server and measurement. */
async function startAttacker(url, name, pictures) {
  const child = fork(fileURLToPath(import.meta.url), ['attacker']);
  setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.send({ url, name, pictures });
  await new Promise((resolve) => child.once('message', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send('stop');
      }),
  };
}

function beAttacker() {
  process.once('message', ({ url, name, pictures }) => {
    const stop = startFlood(url, attacksOn(pictures)[name], { address: ATTACKER });
    process.send('begun');
    process.once('message', async () => {
      process.send(await stop());
      process.disconnect();
    });
  });
}

const sum = (counts) => [...counts.values()].reduce((total, count) => total + count, 0);

if (process.argv[2] === 'attacker') beAttacker();
else if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchAttack();
}
