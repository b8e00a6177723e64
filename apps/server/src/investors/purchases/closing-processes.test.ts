import * as contract from '@alpha/contract';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { ask } from '../../../test/plain-request.ts';
import { openPostgres, type Postgres } from '../../../test/postgres.ts';
import { startPlan } from '../../../test/purchases.ts';
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
  untilReady,
} from '../../../test/server-process.ts';
import { done } from '../../../test/team-at-work.ts';
import { fillTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { openDb } from '../../platform/db/open-db.ts';
import { properties } from '../../platform/db/schema/index.ts';

const ROUNDS = 6;
const EMAIL = 'salesman@alpha.test';
const YEAR = new Date().getUTCFullYear();

/** The app of this process looks at the database; the requests of the tests go to two others. */
let postgres: Postgres;
let test: TestApp;
let salesman: Caller;
let servers: [ServerProcess, ServerProcess];
beforeAll(async () => {
  postgres = await openPostgres();
  const DATA_DIR = temporaryFolder();
  const database = await openDb({ databaseUrl: postgres.url, dataDir: DATA_DIR });
  test = await fillTestApp(database, {
    demo: { scale: 0.02, leads: 10 },
    config: { dataDir: DATA_DIR },
  });
  salesman = await signedIn(test, EMAIL);
  const env = { DATABASE_URL: postgres.url, DATA_DIR, APP_SECRET: test.deps.appSecret };
  servers = [await startServer(env), await startServer(env)];
  await Promise.all(servers.map(untilReady));
});
afterAll(async () => {
  for (const { child } of servers ?? []) child.kill('SIGKILL');
  await Promise.all((servers ?? []).map(({ ended }) => ended));
  await test?.close();
  await postgres?.stop();
});

let made = 0;
async function newPlan(way: object = {}) {
  made += 1;
  const body = {
    ...{ first_name: 'Ana', last_name: `Two ${made}`, phone: '1' },
    email: `two.${made}@closing.test`,
  };
  const lead = await done<contract.Lead>(salesman(contract.createLead, { body }));
  return { lead, plan: await startPlan(salesman, lead.id, way) };
}

async function tokenAt({ url }: ServerProcess): Promise<string> {
  const answer = await ask(`${url}/api/login`, { body: { email: EMAIL, password: TEST_PASSWORD } });
  return JSON.parse(answer.body).access_token;
}

describe('two server processes on one PostgreSQL', { timeout: 300_000 }, () => {
  it('that get the closing of one plan at the same moment make one bought home, and both answer with it', async () => {
    const tokens = await Promise.all(servers.map(tokenAt));
    const listed = await test.database.db
      .select({ id: properties.id })
      .from(properties)
      .where(isNotNull(properties.rentEstimate))
      .orderBy(properties.id)
      .limit(ROUNDS);
    expect(listed).toHaveLength(ROUNDS);
    for (const { id: property_id } of listed) {
      const { lead, plan } = await newPlan({ property_id });
      const { closed_on, terms } = await done<contract.ResultOf<typeof contract.proposeClosing>>(
        salesman(contract.proposeClosing, { params: { id: plan.id } }),
      );
      // Each desk has typed another price: one of them counts.
      const prices = [terms?.price_cents ?? 0, (terms?.price_cents ?? 0) + 100_000];
      const answers = await Promise.all(
        servers.map(({ url }, i) =>
          ask(`${url}/api/purchases/${plan.id}/closing`, {
            token: tokens[i],
            body: {
              closed_on,
              terms: { ...terms, price_cents: prices[i], down_payment_cents: prices[i] },
            },
          }),
        ),
      );
      expect(answers.map(({ status, body }) => [status, status === 200 ? '' : body])).toEqual([
        [200, ''],
        [200, ''],
      ]);
      const [one, other] = answers.map(({ body }) => JSON.parse(body) as contract.Purchase);
      const params = { id: lead.id };
      const homes = await done<contract.OwnedHome[]>(salesman(contract.listOwnedHomes, { params }));
      expect(homes).toHaveLength(1);
      expect(prices).toContain(homes[0]?.price_cents);
      for (const answer of [one, other])
        expect(answer).toMatchObject({
          owned_home_id: homes[0]?.id,
          price_cents: homes[0]?.price_cents,
        });
      const entries = await done<contract.Activity[]>(
        salesman(contract.listActivities, { params }),
      );
      const events = entries.flatMap(({ kind, data }) =>
        kind.startsWith('purchase_') ? [data.event] : [],
      );
      expect(events).toEqual(['bought', 'done', 'started']);
    }
  });

  it('add the filing of each year once', async () => {
    const plans = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      const { lead, plan } = await newPlan();
      const body = { closed_on: `${YEAR - 3}-02-10`, terms: null };
      await done(salesman(contract.closePurchase, { params: { id: plan.id }, body }));
      plans.push(lead.id);
    }
    const filings = async (leadId: number) => {
      const params = { id: leadId };
      const [plan] = await done<contract.Purchase[]>(salesman(contract.listPurchases, { params }));
      return (plan?.steps ?? []).filter(({ filing_year: year }) => year !== null);
    };
    for (const leadId of plans) {
      const now = new Date().toISOString();
      const ahead = async () =>
        (await filings(leadId)).filter(({ due_at: at }) => at && at > now).length;
      await expect.poll(ahead, { timeout: 150_000, interval: 500 }).toBe(3);
      const named = (await filings(leadId)).map(({ key, filing_year: year }) => `${key} ${year}`);
      expect(named).toEqual([...new Set(named)]);
    }
  });
});
