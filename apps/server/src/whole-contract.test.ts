import {
  addActivity,
  createLead,
  createLeadView,
  ENDPOINTS,
  type Endpoint,
  listActivities,
  listLeadViews,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Caller, callerWith, signedIn } from '../test/people.ts';
import { openRoom } from '../test/room.ts';
import { fileToSend } from '../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { shortlists } from './platform/db/schema/index.ts';

const endpoints = ENDPOINTS as readonly Endpoint[];

let test: TestApp;
let admin: Caller;
let investor: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 30 } });
  admin = await signedIn(test, 'admin@alpha.test');
  const email = 'investor@room.test';
  const lead = { first_name: 'x', last_name: 'x', phone: '1', email };
  await admin(createLead, { body: lead });
  investor = (await openRoom(test, email)).browser;
});
afterAll(() => test.close());

/** Beside the contract: documents, pictures and what crawlers read; and every other path of /api, which is a 404. */
const OTHER_ROUTES = [
  '/api',
  '/api*',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/static/theme/plain.css',
  '/api/docs/static/index.html',
  '/api/docs/static/swagger-initializer.js',
  '/api/docs*',
  '/api/docs/json',
  '/api/docs/yaml',
  '/media/illustrations/:/:',
  '/media/photos/:',
  '/media/photos/:/:',
  '/media/streets/:/basemap.pmtiles',
  '/robots.txt',
  '/sitemap.xml',
];

describe('the table of permissions', () => {
  it('has every registered route: nothing is registered outside the contract (security 9)', () => {
    const known = new Set([
      ...OTHER_ROUTES,
      ...endpoints.map(({ path }) => path.replace(/:\w+/g, ':')),
    ]);
    const registered = registeredPaths(test.app.printRoutes({ commonPrefix: false }));
    expect(new Set(registered)).toEqual(known);
  });
});

/** The tree that is printed for people, as whole paths whose parameters have no names. */
function registeredPaths(tree: string): string[] {
  const above: string[] = [];
  const paths: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent, part, methods] = /^([│├└─ ]*)(\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    const depth = indent.length / 4;
    above.splice(depth - 1, Number.POSITIVE_INFINITY, part);
    if (methods) paths.push(above.join('').replace(/:[\w|:]+/g, ':'));
  }
  return paths;
}

const FORBIDDEN = {
  id: 1,
  roles: [{ id: 1, name: 'admin' }],
  leader_id: 1,
  google2fa_secret: 'JBSWY3DPEHPK3PXP',
  created_at: '2020-01-01T00:00:00Z',
  user_id: 1,
  lead_status_id: 1,
};

/** Where a field is part of the form: who may write what into it has tests of its own. */
const PART_OF_FORM: Record<string, string[]> = {
  createUser: ['leader_id'],
  updateUser: ['leader_id'],
  createLead: ['user_id', 'lead_status_id'],
  updateLead: ['user_id', 'lead_status_id'],
  moveLead: ['lead_status_id'],
  moveLeads: ['lead_status_id'],
  assignLeads: ['user_id'],
  updateLeadSettings: ['leader_id'],
  submitLead: ['user_id'],
  createApiKey: ['user_id'],
  createCuratorPage: ['user_id'],
  testFeed: ['id'],
};

describe('a body (security 11)', () => {
  const written = endpoints.filter(({ body }) => body);

  it.each(written.map((route) => [route.id, route] as const))(
    'of %s accepts no unknown fields',
    async (id, route) => {
      const params = { id: 1, token: 'x', position: 1 };
      const caller = route.access === 'room' ? investor : admin;
      const answer = await caller(route, { params, body: FORBIDDEN });
      expect(answer.statusCode).toBe(422);
      const refused = Object.entries(answer.json().errors as Record<string, string[]>)
        .filter(([, reasons]) => reasons.includes('This parameter isn’t supported.'))
        .map(([name]) => name);
      const expected = Object.keys(FORBIDDEN).filter((name) => !PART_OF_FORM[id]?.includes(name));
      expect(refused.sort()).toEqual(expected.sort());
    },
  );

  it('is strict down to its innermost object, and so are queries', () => {
    const loose = endpoints.flatMap((route) =>
      [route.body, route.query].flatMap((schema) =>
        schema ? objectsIn(schema).filter((object) => !isStrict(object)) : [],
      ),
    );
    expect(loose.map((object) => Object.keys(object.def.shape))).toEqual([]);
  });
});

type AnyObject = z.ZodObject<z.ZodRawShape>;
const isStrict = ({ def }: AnyObject) => def.catchall?._zod.def.type === 'never';

/** Every object of a schema, through lists, choices, optional and transformed values. */
function objectsIn(value: unknown, seen = new Set<unknown>()): AnyObject[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const def = (value as { def?: Record<string, unknown> }).def;
  const parts = def ? Object.values(def) : Object.values(value);
  const own = def?.type === 'object' ? [value as AnyObject] : [];
  return [...own, ...parts.flatMap((part) => objectsIn(part, seen))];
}

const shapeOf = (schema: z.ZodType) => (schema as AnyObject).shape ?? {};

describe('somebody else’s lead (security 10)', () => {
  const person = { first_name: 'Not', last_name: 'Yours', phone: '1', email: 'not@yours.test' };
  /** Bodies that would be right, so that nothing but the lead itself can be the reason. */
  const BODIES: Record<string, object> = {
    mergeLeads: { other_id: 1, version: 1, other_version: 1, from_other: [] },
    updateLead: { ...person, lead_status_id: 1 },
    moveLead: { lead_status_id: 1 },
    eraseLead: { email: person.email },
    addActivity: { kind: 'note', body: 'I should not see this' },
    inviteToRoom: { locale: 'en' },
    createLeadSearch: { name: 'x', filter: { beds: '1' }, frequency: 'daily', locale: 'en' },
    startPurchase: {
      ...{ address: 'x', financing: 'cash', buyer: 'person', country: null },
      ...{ time_zone: 'America/Bogota', locale: 'es' },
    },
    createOwnedHome: {
      ...{ property_id: 1, bought_on: '2025-08-20', price_cents: 30_000_000, loan_years: 30 },
      ...{ closing_costs_cents: 0, down_payment_cents: 0, rate_percent: 7 },
    },
    proposeShortlist: {},
    addShortlistHome: { property_id: 1 },
    updateLeadSequence: { action: 'pause' },
    sendLeadMessage: {
      ...{ channel: 'email', subject: 'Hello', body: 'Hello', locale: 'en' },
      idempotency_key: 'one',
    },
  };
  const ofOneLead = endpoints.filter(({ path }) => /\/leads\/:id(\/|$)/.test(path));

  it('is a 404 for every method and path, for a colleague and another team’s leader', async () => {
    const curator = await signedIn(test, 'curator@alpha.test');
    const { id } = (await curator(createLead, { body: person })).json();
    expect(ofOneLead.length).toBeGreaterThan(9);
    for (const email of ['salesman@alpha.test', 'leader@alpha.test']) {
      const caller = await signedIn(test, email);
      for (const route of ofOneLead) {
        const body = route.body ? { body: BODIES[route.id] ?? {} } : {};
        const asked = route.id === 'uploadLeadFile' ? fileToSend('x') : body;
        const { statusCode } = await caller(route, { params: { id }, ...asked });
        const isOutOfRole = route.id === 'eraseLead' && email.startsWith('salesman');
        expect([email, route.id, statusCode]).toEqual([email, route.id, isOutOfRole ? 403 : 404]);
      }
    }
  });

  it('takes what belongs to it along: notes, shortlists and views are a 404 by their own ids, and stay as they are', async () => {
    const curator = await signedIn(test, 'curator@alpha.test');
    const mine = { ...person, email: 'with-all@yours.test' };
    const { id: leadId } = (await curator(createLead, { body: mine })).json();
    const note = { kind: 'note', body: 'Only for the owner' };
    const activity = (await curator(addActivity, { params: { id: leadId }, body: note })).json();
    const filter = { name: 'Only mine', query: { search: 'yours' } };
    const view = (await curator(createLeadView, { body: filter })).json();
    const { db } = test.database;
    const [list] = await db
      .insert(shortlists)
      .values({ leadId, locale: 'en', message: 'Only for the reader' })
      .returning();
    if (!list) throw new Error('no shortlist');
    const ids = { activities: activity.id, 'lead-views': view.id, shortlists: list.id };
    const rightBodies: Record<string, object> = {
      updateActivity: { body: 'changed' },
      updateShortlist: { message: 'changed' },
      sendShortlist: { seen_at: list.updatedAt.toISOString() },
      updateLeadView: { name: 'changed' },
    };
    const attempts = Object.entries(ids).flatMap(([noun, id]) =>
      endpoints
        .filter(({ path }) => path.startsWith(`/api/${noun}/:id`))
        .map((route) => ({ route, id })),
    );
    expect(attempts.length).toBeGreaterThanOrEqual(8);
    for (const email of ['salesman@alpha.test', 'leader@alpha.test']) {
      const caller = await signedIn(test, email);
      for (const { route, id } of attempts) {
        const body = route.body ? { body: rightBodies[route.id] ?? {} } : {};
        const answer = await caller(route, { params: { id }, ...body });
        expect([email, route.id, answer.statusCode]).toEqual([email, route.id, 404]);
        expect(answer.body).not.toContain('Only');
      }
      // Nor by any question that lists leads or what belongs to them.
      for (const route of endpoints.filter((each) => each.method === 'GET' && !each.params)) {
        if (route.produces === 'text/event-stream') continue;
        const query = route.query && 'search' in shapeOf(route.query) ? { search: 'yours' } : {};
        const answer = await caller(route, { query });
        expect(answer.body, `${email} ${route.id}`).not.toMatch(/with-all@yours|Only (?:for|mine)/);
      }
    }
    expect(await db.select().from(shortlists).where(eq(shortlists.id, list.id))).toEqual([list]);
    const timeline = await curator(listActivities, { params: { id: leadId } });
    expect(timeline.json()).toContainEqual(activity);
    expect((await curator(listLeadViews)).json()).toContainEqual(view);
  });
});

describe('a list (security 18)', () => {
  /** What such a question needs besides. */
  const YEAR = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
  const VIEW: Record<string, object> = {
    getBoardColumn: { lead_status_id: 1 },
    listDashboardWork: { ...YEAR, kind: 'note' },
  };
  const callAs = (route: Endpoint, query: object) =>
    (route.access === 'public' ? callerWith(test) : admin)(route, {
      query,
      params: { id: 999_999 },
    });
  const asks = (name: string) =>
    endpoints
      .filter(({ method, query }) => method === 'GET' && query && name in shapeOf(query))
      .map((route) => [route.id, route] as const);

  it.each(asks('page'))(
    'of %s has pages from 1, and an empty one after the last',
    async (_, route) => {
      const ask = (page: string) => callAs(route, { ...VIEW[route.id], page });
      for (const page of ['0', '-1', 'abc', '1.5', '', 'NaN', '1e9', '0x1', '9'.repeat(30)])
        expect([page, (await ask(page)).statusCode]).toEqual([page, 422]);
      const { statusCode, body } = await ask('1000000');
      expect(statusCode).toBe(route.params ? 404 : 200);
      if (!route.params) expect(JSON.parse(body).data).toEqual([]);
    },
  );

  it.each([...asks('sort'), ...asks('sort_by')])(
    'of %s is sorted only by listed names',
    async (_, route) => {
      const name = route.query && 'sort' in shapeOf(route.query) ? 'sort' : 'sort_by';
      for (const sort of ['password', 'id; drop table users', 'constructor', '1', ''])
        expect([sort, (await callAs(route, { [name]: sort })).statusCode]).toEqual([sort, 422]);
    },
  );

  it.each(asks('search'))(
    'of %s treats special characters in a search as plain text',
    async (_, route) => {
      for (const search of ['%', '_', '\\', "'", '%_%', "'; --", '*', '(', ':*', '<->', '&|!'])
        expect([search, (await callAs(route, { ...VIEW[route.id], search })).statusCode]).toEqual([
          search,
          200,
        ]);
    },
  );
});
