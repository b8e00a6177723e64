import * as api from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { apiKeys, properties, users } from '../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let made = 0;

beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 20 } });
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

const idOf = async (email: string): Promise<number> => {
  const [user] = await test.database.db.select().from(users).where(eq(users.email, email));
  return user?.id ?? 0;
};

async function create(scopes: readonly api.ApiScope[], email = 'salesman@alpha.test') {
  made += 1;
  const body = { name: `Key ${made}`, user_id: await idOf(email), scopes: [...scopes], days: 30 };
  const answer = await admin(api.createApiKey, { body });
  expect(answer.statusCode, answer.body).toBe(200);
  const { api_key, key } = answer.json() as api.ResponseOf<typeof api.createApiKey>;
  return { api_key, key, call: callerWith(test, key) };
}

const person = () => {
  made += 1;
  return { first_name: 'Ana', last_name: 'Key', phone: '1', email: `ana.${made}@keys.test` };
};

describe('an API key', () => {
  it('opens the endpoints of its scopes and refuses every other one (security 9)', async () => {
    const keys = new Map<string, Awaited<ReturnType<typeof create>>>();
    for (const scope of api.API_SCOPES) keys.set(scope, await create([scope], 'admin@alpha.test'));
    keys.set('all', await create(api.API_SCOPES, 'admin@alpha.test'));
    const opened: string[] = [];
    for (const endpoint of api.ENDPOINTS as readonly api.Endpoint[]) {
      if (endpoint.access === 'public') continue;
      const names = (endpoint.path.match(/:(\w+)/g) ?? []).map((name) => [name.slice(1), '1']);
      for (const [name, { call }] of keys) {
        const answer = await call(endpoint, { params: Object.fromEntries(names) });
        if (endpoint.access === 'room') {
          // Only an investor's own session opens a room.
          expect([endpoint.id, answer.statusCode]).toEqual([endpoint.id, 401]);
          continue;
        }
        const opens = endpoint.keyScope === name || (name === 'all' && endpoint.keyScope);
        const isStream = endpoint.produces === 'text/event-stream';
        // Its body can't be read here.
        const code =
          answer.statusCode !== 403 ? '' : isStream ? 'auth.notForKey' : answer.json().code;
        expect([endpoint.id, name, code]).toEqual([
          ...[endpoint.id, name, opens ? '' : 'auth.notForKey'],
        ]);
        if (opens && name === 'all') opened.push(endpoint.id);
      }
    }
    expect(opened.sort()).toEqual(['createLead', 'getLead', 'getPropertyByAddress', 'listLeads']);
  });

  it('sees and does what its user may, with the role of today', async () => {
    const { call, api_key } = await create(api.API_SCOPES);
    const salesman = await signedIn(test, 'salesman@alpha.test');
    const own = await salesman(api.listLeads, { query: { per_page: 100 } });
    const seen = await call(api.listLeads, { query: { per_page: 100 } });
    expect(seen.json()).toEqual(own.json());
    const others: api.LeadSummary[] = (await admin(api.listLeads)).json();
    const foreign = others.find(({ user_id }) => user_id !== api_key.user.id);
    const hidden = await call(api.getLead, { params: { id: foreign?.id } });
    expect(hidden.statusCode).toBe(404);
    const refused = await call(api.createLead, { body: { ...person(), user_id: 1 } });
    expect(refused.statusCode).toBe(422);

    const lead = (await call(api.createLead, { body: person() })).json();
    expect(lead).toMatchObject({ user_id: api_key.user.id, source: 'api' });
    const [home] = await test.database.db.select().from(properties).limit(1);
    const { address, city, state, zip } = home ?? {};
    const params = { address: `${address}, ${city}, ${state} ${zip}` };
    expect((await call(api.getPropertyByAddress, { params })).statusCode).toBe(200);
  });

  it('makes a lead once for one Idempotency-Key, also when it is sent at once', async () => {
    const { call } = await create(['leads:write']);
    const other = await create(['leads:write'], 'leader@alpha.test');
    const headers = { 'idempotency-key': 'order-1001' };
    const bodies = Array.from({ length: 5 }, person);
    const answers = await Promise.all(
      bodies.map((body) => call(api.createLead, { body, headers })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const repeated = answers.find(({ statusCode }) => statusCode === 409);
    expect(repeated?.json().code).toBe('request.repeated');
    // Somebody else's key is another one, and a refused change leaves none.
    const theirs = await other.call(api.createLead, { body: person(), headers });
    expect(theirs.statusCode).toBe(200);
    const wrong = { 'idempotency-key': 'order-1002' };
    const taken = { ...person(), email: theirs.json().email };
    const first = await other.call(api.createLead, { body: taken, headers: wrong });
    expect(first.json().code).toBe('lead.emailTaken');
    const second = await other.call(api.createLead, { body: person(), headers: wrong });
    expect(second.statusCode).toBe(200);
    const bad = await call(api.createLead, {
      body: person(),
      headers: { 'idempotency-key': 'short' },
    });
    expect(bad.statusCode).toBe(400);
  });

  it('is shown once, stored hashed, and its last use is known', async () => {
    const { key, api_key, call } = await create(['leads:read']);
    expect(api_key).toMatchObject({ last_used_at: null, is_expired: false });
    await call(api.listLeads);
    const [row] = await test.database.db.select().from(apiKeys).where(eq(apiKeys.id, api_key.id));
    const list = await admin(api.listApiKeys);
    const audit = await admin(api.listAudit, { query: { action: 'api_key.created' } });
    for (const text of [JSON.stringify(row), list.body, audit.body])
      expect(text).not.toContain(key);
    expect(key.startsWith(api_key.start)).toBe(true);
    const shown = list.json().find(({ id }: api.ApiKey) => id === api_key.id);
    expect(shown.last_used_at).not.toBeNull();
    expect(audit.json().data[0].data).toMatchObject({ key: api_key.name, scopes: 'leads:read' });
  });

  it('ends with its date, its revocation, and its user (security 8)', async () => {
    const { db } = test.database;
    const refused = async (call: Caller) => (await call(api.listLeads)).statusCode;
    const expired = await create(['leads:read']);
    await db
      .update(apiKeys)
      .set({ expiresAt: sql`now()` })
      .where(eq(apiKeys.id, expired.api_key.id));
    expect(await refused(expired.call)).toBe(401);

    const revoked = await create(['leads:read']);
    const params = { id: revoked.api_key.id };
    expect((await admin(api.deleteApiKey, { params })).statusCode).toBe(200);
    expect(await refused(revoked.call)).toBe(401);
    expect((await admin(api.deleteApiKey, { params })).statusCode).toBe(404);

    const left = await create(['leads:read']);
    const id = left.api_key.user.id;
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, id));
    expect(await refused(left.call)).toBe(401);
    const body = { name: 'x', user_id: id, scopes: ['leads:read'], days: 30 };
    const forNobody = await admin(api.createApiKey, { body });
    expect(forNobody.json().code).toBe('request.invalid');
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, id));
    expect(await refused(left.call)).toBe(200);
  });

  it('needs a fresh proof to be made', async () => {
    await test.database.db.execute(sql`update sessions set proved_at = null`);
    const body = { name: 'x', user_id: 1, scopes: ['leads:read'], days: 30 };
    expect((await admin(api.createApiKey, { body })).json().code).toBe('auth.proofRequired');
  });
});
