import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPropertyMap, listProperties } from '@alpha/contract';
import { createRandom } from '@alpha/demo-market/random';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type Postgres } from '../../test/postgres.ts';
import { drawQuery, shownHomes } from '../../test/random-questions.ts';
import type { Row } from '../../test/search-by-hand.ts';
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
  untilReady,
} from '../../test/server-process.ts';
import { testConfig } from '../../test/test-app.ts';
import { divideMarket } from '../../test/two-state-market.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { refreshSearch } from '../listings/index.ts';
import type { Database } from '../platform/db/db.ts';
import { openDb } from '../platform/db/open-db.ts';
import { properties } from '../platform/db/schema/index.ts';
import { analyzeStale } from '../underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../underwriting/analysis/analysis-pool.ts';

const METRICS_TOKEN = 'for-this-test-alone';
let postgres: Postgres;
let database: Database;
let rows: Row[];
let florida: ServerProcess;
let georgia: ServerProcess;
let address: Awaited<ReturnType<typeof startAddress>>;
beforeAll(async () => {
  postgres = await openPostgres();
  database = await openDb({ databaseUrl: postgres.url, dataDir: temporaryFolder() });
  const config = testConfig({ databaseUrl: postgres.url });
  await loadDemo({ config, database }, { scale: 0.1, leads: 1, asOf: '2026-11-01' });
  await analyzeStale(database.db, inlineAnalysisPool());
  await divideMarket(database.db);
  rows = await shownHomes(database.db);
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: temporaryFolder(),
    APP_SECRET: 'the same for both processes, as always',
    PROCESS_ROLE: 'web',
    METRICS_TOKEN,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  florida = await startServer({ ...env, MARKET_STATES: 'FL' });
  await untilReady(florida);
  georgia = await startServer({ ...env, MARKET_STATES: ' ga, AL' });
  await untilReady(georgia);
  address = await startAddress();
});
afterAll(async () => {
  await address?.stop();
  for (const server of [florida, georgia]) {
    server?.child.kill('SIGTERM');
    await server?.ended;
  }
  await database?.close();
  await postgres?.stop();
});

/** As docs/operations.md says: by the city, else by the corner of the view; for speed alone. */
function targetOf(url: URL): ServerProcess {
  const city = url.searchParams.get('city');
  if (city) return /^(Tampa|Orlando)$|, GA$/.test(city) ? georgia : florida;
  const view = url.searchParams.get('bounds') ?? url.searchParams.get('within') ?? '';
  return /^-8[1-3]\.\d+,2[78]\./.test(view) ? georgia : florida;
}

async function startAddress() {
  const counts = new Map<ServerProcess, number>();
  const server = createServer(async (incoming, outgoing) => {
    const target = targetOf(new URL(incoming.url ?? '/', 'http://proxy'));
    counts.set(target, (counts.get(target) ?? 0) + 1);
    const answer = await fetch(`${target.url}${incoming.url}`, {
      headers: { 'x-forwarded-for': String(incoming.headers['x-forwarded-for'] ?? '') },
    });
    outgoing.writeHead(answer.status).end(await answer.text());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

let asked = 0;
type Answer = { total: number; data: { id: number }[]; pins: { id: number }[] };

async function ask({ path }: { path: string }, url: string, query: object): Promise<Answer> {
  asked += 1;
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) text.set(name, String(value));
  // Rate limits count by address.
  const from = `10.0.${(asked >> 8) & 255}.${asked & 255}`;
  const answer = await fetch(`${url}${path}?${text}`, { headers: { 'x-forwarded-for': from } });
  expect([query, answer.status]).toEqual([query, 200]);
  return (await answer.json()) as Answer;
}

/** Listings in memory, as the process says. */
async function held({ url }: ServerProcess): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^alpha_market_rows (\d+)/m.exec(text)?.[1] ?? -1);
}

const countIn = (state: string) =>
  rows.filter(({ properties: home }) => home.state === state).length;

describe('two processes with a state each behind one address', () => {
  it('hold their own listings alone', async () => {
    await expect.poll(() => held(florida)).toBe(countIn('FL'));
    await expect.poll(() => held(georgia)).toBe(countIn('GA'));
    expect(countIn('FL') + countIn('GA')).toBe(rows.length);
    expect(Math.min(countIn('FL'), countIn('GA'))).toBeGreaterThan(20);
  });

  it('give the same answers, each and through the address, wherever a question is about', async () => {
    const random = createRandom(25);
    let found = 0;
    for (let i = 0; i < 60; i += 1) {
      const query = drawQuery(random, rows);
      const { page: _, sort_by: __, sort_order: ___, ...conditions } = query;
      const { longitude, latitude } = random.pick(rows).properties;
      const side = random.pick([0.02, 0.2, 2]);
      const corners = [longitude - side, latitude - side, longitude + side, latitude + side];
      const view = { bounds: corners.map((edge) => edge.toFixed(4)).join(), zoom: 20 };
      const answers = [];
      for (const { url } of [florida, georgia, address]) {
        const list = await ask(listProperties, url, query);
        const map = await ask(getPropertyMap, url, { ...conditions, ...view });
        const pins = map.pins.map(({ id }) => id).toSorted();
        answers.push({ list, total: map.total, pins });
      }
      found += answers[0]?.total ?? 0;
      expect([query, answers[1]]).toEqual([query, answers[0]]);
      expect([query, answers[2]]).toEqual([query, answers[0]]);
    }
    expect(found).toBeGreaterThan(20);
    expect(Math.min(...address.counts.values())).toBeGreaterThan(2);
    expect(address.counts.size).toBe(2);
  });

  it('see a change at once, whichever of them holds the listing', async () => {
    for (const city of ['Tampa', 'Hialeah']) {
      const row = rows.find(({ properties: home }) => home.city === city);
      const id = row?.properties.id ?? 0;
      const query = { city, beds: 19 };
      const totals = async () => {
        const all = [];
        for (const { url } of [florida, georgia, address])
          all.push((await ask(listProperties, url, query)).total);
        return all;
      };
      expect(await totals()).toEqual([0, 0, 0]);
      await database.db.update(properties).set({ beds: 19 }).where(eq(properties.id, id));
      await refreshSearch(database.db, [id]);
      expect(await totals()).toEqual([1, 1, 1]);
    }
  });
});
