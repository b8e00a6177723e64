import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGraphServer } from '../../../../test/graph-server.ts';
import { type Caller, signedIn } from '../../../../test/people.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { forgetEmails, openIntakeApp } from '../../../../test/visitor-posts.ts';
import {
  intakeDeliveries,
  intakeSources,
  leadActivities,
  leads,
  mailOutbox,
  users,
} from '../../../platform/db/schema/index.ts';
import { createSafeInternet } from '../../../platform/fetching/safe-fetch.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { processNextDelivery } from '../deliveries/process.service.ts';
import { cleanDeliveries } from '../deliveries/retention.service.ts';
import { timestampedSignature } from '../deliveries/signatures.ts';
import { backfillNextPage } from '../meta/backfill.service.ts';

const TOKEN = 'page-token-nobody-may-see';
const APP_SECRET = 'app-secret-nobody-may-see';

let test: TestApp;
let admin: Caller;
let graph: Awaited<ReturnType<typeof startGraphServer>>;
let ctx: Ctx;
let made = 0;

beforeAll(async () => {
  test = await openIntakeApp();
  admin = await signedIn(test, 'admin@alpha.test');
  graph = await startGraphServer({ token: TOKEN, appSecret: APP_SECRET });
  test.deps.config.metaGraphUrl = `${graph.origin}/v25.0`;
  test.deps.internet = createSafeInternet({ allowsLoopback: true });
  const { app, deps } = test;
  ctx = {
    db: deps.database.db,
    deps,
    log: app.log,
    locale: 'en',
    ip: '',
    userAgent: undefined,
    viewer: null,
  };
});
afterAll(async () => {
  await graph.close();
  await test.close();
});
beforeEach(() => forgetEmails(test));

type Made = { source: api.IntakeSource; secret: string; path: string };

async function create(kind: api.IntakeKind, changes: object = {}): Promise<Made> {
  made += 1;
  const answer = await admin(api.createIntakeSource, { body: { name: `${kind} ${made}`, kind } });
  expect(answer.statusCode, answer.body).toBe(200);
  const { source, secret } = answer.json();
  if (Object.keys(changes).length > 0) await update(source.id, changes);
  return { source, secret, path: new URL(source.url).pathname };
}

async function update(id: number, body: object) {
  const answer = await admin(api.updateIntakeSource, { params: { id }, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as api.IntakeSource;
}

const post = (path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

const signed = (secret: string, body: string, seconds = Math.floor(Date.now() / 1000)) => ({
  'x-alpha-signature': timestampedSignature(secret, seconds, body),
});

const send = ({ path, secret }: Made, body: object, headers: Record<string, string> = {}) => {
  const text = JSON.stringify(body);
  return post(path, text, { ...signed(secret, text), ...headers });
};

async function processAll(): Promise<void> {
  while (await processNextDelivery(ctx));
}

async function log(id: number): Promise<api.IntakeDelivery[]> {
  const answer = await admin(api.listIntakeDeliveries, { params: { id }, query: {} });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** The language messages to the only lead with the address are suggested in. */
async function messageLanguage(email: string): Promise<string> {
  const [lead] = await leadsBy(email);
  const answer = await admin(api.listMessageTemplates, { params: { id: lead?.id ?? 0 } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().locale;
}

const leadsBy = (email: string) =>
  test.database.db.select().from(leads).where(eq(leads.email, email));

const person = (more: object = {}) => {
  made += 1;
  return {
    full_name: 'Ana María Ruiz',
    email: `ana.${made}@sent.test`,
    phone: '+57 300 555 0101',
    ...more,
  };
};

describe('a source of leads', () => {
  it('keeps its secrets sealed: they are in no list, table or log', async () => {
    const { source, secret } = await create('meta', { app_secret: APP_SECRET, page_token: TOKEN });
    const list = await admin(api.listIntakeSources);
    const audit = await admin(api.listAudit, { query: { action: 'intake.updated' } });
    const [row] = await test.database.db
      .select()
      .from(intakeSources)
      .where(eq(intakeSources.id, source.id));
    for (const text of [list.body, audit.body, JSON.stringify(row)])
      for (const word of [secret, APP_SECRET, TOKEN]) expect(text).not.toContain(word);
    expect(list.json().at(-1)).toMatchObject({ has_app_secret: true, has_page_token: true });
    expect(audit.json().data[0].data).toEqual({
      source: source.name,
      changed: ['app_secret', 'page_token'],
    });
    const taken = await admin(api.createIntakeSource, {
      body: { name: source.name, kind: 'meta' },
    });
    expect(taken.json().code).toBe('intake.nameTaken');
  });

  it('takes nothing while it is paused, with an old secret, or once it is deleted', async () => {
    const hook = await create('webhook', { is_active: false });
    expect((await send(hook, person())).json().code).toBe('intake.paused');
    await update(hook.source.id, { is_active: true });
    const renewed = (await admin(api.renewIntakeSecret, { params: { id: hook.source.id } })).json();
    expect((await send(hook, person())).statusCode).toBe(401);
    expect((await send({ ...hook, secret: renewed.secret }, person())).statusCode).toBe(200);
    await admin(api.deleteIntakeSource, { params: { id: hook.source.id } });
    expect((await send({ ...hook, secret: renewed.secret }, person())).statusCode).toBe(404);
  });
});

describe('a signed webhook', () => {
  it('makes one lead of a hundred equal deliveries at once, and answers before it is made (security 14)', async () => {
    const hook = await create('webhook');
    const body = person({ message: 'Call me', budget: '$200,000', utm_campaign: 'spring' });
    // In waves: a hundred at the same instant from one address are more than the server takes.
    for (let wave = 0; wave < 5; wave += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(hook, body)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    expect(await leadsBy(body.email)).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, processAll));
    const [lead, ...more] = await leadsBy(body.email);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      firstName: 'Ana',
      lastName: 'María Ruiz',
      phone: '+57 300 555 0101',
      source: 'webhook',
      utms: { utm_campaign: 'spring' },
      adicionales: [
        { label: 'Message', answer: 'Call me', key: 'message' },
        { label: 'budget', answer: '$200,000' },
      ],
    });
    expect(await log(hook.source.id)).toMatchObject([
      { status: 'lead', lead: { id: lead?.id, name: 'Ana María Ruiz' }, attempts: 1 },
    ]);
    const mails = await test.database.db.select().from(mailOutbox);
    expect(mails).toHaveLength(1);
  });

  it('is accepted as the documentation signs it', async () => {
    const hook = await create('webhook');
    const page = readFileSync(
      join(import.meta.dirname, '../../../../../../docs/intake.md'),
      'utf8',
    );
    const [, example = ''] = /```sh\n(.*?)```/s.exec(page) ?? [];
    // The example as it is, except that curl prints what it would send.
    const script = `curl() { printf '%s\\n' "$@"; }\n${example}`;
    const env = { ...process.env, SECRET: hook.secret, URL: hook.source.url };
    const sent = execFileSync('bash', ['-c', script], { env, encoding: 'utf8' }).split('\n');
    const headers = sent
      .filter((_, i) => sent[i - 1] === '-H')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
    const body = sent[sent.indexOf('-d') + 1] ?? '';
    expect((await post(hook.path, body, Object.fromEntries(headers))).statusCode).toBe(200);
    await processAll();
    expect(await log(hook.source.id)).toMatchObject([
      { status: 'lead', external_id: 'order-1001' },
    ]);
  });

  it('is written to in the language it asked for, else in that of its country', async () => {
    const hook = await create('webhook');
    const asks = (more: object) => person({ message: 'Quiero saber más', ...more });
    const spanish = asks({ country: 'Colombia', language: 'es' });
    const abroad = asks({ country: 'US', language: 'es_MX' });
    const english = asks({ country: 'CO', language: 'English' });
    const silent = asks({ country: 'CO' });
    for (const body of [spanish, abroad, english, silent])
      expect((await send(hook, body)).statusCode).toBe(200);
    await processAll();
    const languages = [spanish, abroad, english, silent].map(({ email }) => messageLanguage(email));
    expect(await Promise.all(languages)).toEqual(['es', 'es', 'en', 'es']);
  });

  it('counts by its id when it has one: the same id with other words is the same lead', async () => {
    const hook = await create('webhook');
    const [first, second] = [person(), person()];
    await send(hook, first, { 'idempotency-key': 'crm-7' });
    await send(hook, second, { 'idempotency-key': 'crm-7' });
    await send(hook, { ...second, external_id: 'crm-7' });
    await processAll();
    expect(await leadsBy(first.email)).toHaveLength(1);
    expect(await leadsBy(second.email)).toHaveLength(0);
    expect(await log(hook.source.id)).toMatchObject([{ external_id: 'crm-7', status: 'lead' }]);
  });

  it('with a forged, late or missing signature is refused and stored nowhere (security 13)', async () => {
    const hook = await create('webhook');
    const body = person({ message: 'forged-words' });
    const text = JSON.stringify(body);
    const now = Math.floor(Date.now() / 1000);
    const forgeries: Record<string, string>[] = [
      {},
      signed('whsec_wrong', text),
      signed(hook.secret, `${text} `),
      signed(hook.secret, text, now - 301),
      signed(hook.secret, text, now + 301),
      { 'x-alpha-signature': 't=,v1=' },
      { 'x-alpha-signature': `t=${now}` },
      { 'x-alpha-signature': signed(hook.secret, text)['x-alpha-signature'].replace('v1', 'v0') },
    ];
    for (const headers of forgeries) {
      const answer = await post(hook.path, text, headers);
      expect([headers, answer.statusCode, answer.json().code]).toEqual([
        headers,
        401,
        'intake.forged',
      ]);
    }
    await processAll();
    expect(await log(hook.source.id)).toEqual([]);
    expect(await leadsBy(body.email)).toEqual([]);
    const sources: api.IntakeSource[] = (await admin(api.listIntakeSources)).json();
    expect(sources.find(({ id }) => id === hook.source.id)?.refused_count).toBe(forgeries.length);
  });

  it('with garbage, a wrong shape or too much of it is a 4xx and never a crash (security 14, 18)', async () => {
    const hook = await create('webhook');
    const bodies = ['', '{', '[]', 'null', '"x"', '\0', `{"a":"${'x'.repeat(70_000)}"}`];
    for (const text of bodies) {
      const { statusCode } = await post(hook.path, text, signed(hook.secret, text));
      expect([text.slice(0, 10), statusCode]).toEqual([
        text.slice(0, 10),
        text.length > 65_536 ? 413 : 400,
      ]);
    }
    const odd = {
      ...person({ phone: 'abc' }),
      nul: 'a\0b\ud800',
      deep: { a: { b: { c: { d: { e: 'too deep' } } } }, list: ['x', 'y'] },
      ['n'.repeat(500)]: 'long name',
      __proto__: { admin: true },
      ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, i])),
    };
    expect((await send(hook, odd)).statusCode).toBe(200);
    await processAll();
    const [lead] = await leadsBy(odd.email);
    expect(lead).toMatchObject({ phone: '-' });
    expect(lead?.adicionales).toContainEqual({ label: 'phone', answer: 'abc' });
    expect(lead?.adicionales).toContainEqual({ label: 'nul', answer: 'ab' });
    expect(lead?.adicionales).toContainEqual({ label: 'deep.list', answer: 'x, y' });
    expect(lead?.adicionales.length).toBeLessThanOrEqual(50);
  });

  it('without an address or number is refused with the reason; with a better mapping it is replayed once', async () => {
    const hook = await create('webhook');
    const { email, ...rest } = person({ phone: '' });
    await send(hook, { ...rest, correo: email });
    await processAll();
    const [refused] = await log(hook.source.id);
    expect(refused).toMatchObject({ status: 'refused', reason: 'noContact', lead: null });
    const mapping = [...hook.source.mapping, { from: 'Correo', to: 'email' }];
    await update(hook.source.id, { mapping });
    const replay = () => admin(api.replayIntakeDelivery, { params: { id: refused?.id } });
    expect((await Promise.all([replay(), replay()])).map((each) => each.statusCode)).toEqual([
      200, 200,
    ]);
    await Promise.all([processAll(), processAll()]);
    expect(await leadsBy(email)).toHaveLength(1);
    expect((await replay()).json().code).toBe('intake.notReplayable');
  });

  it('of a known person joins the lead of someone who gets its leads or of their team, never of another team (security 10)', async () => {
    const { db } = test.database;
    const [salesman] = await db.select().from(users).where(eq(users.email, 'salesman@alpha.test'));
    const [leader] = await db.select().from(users).where(eq(users.email, 'leader@alpha.test'));
    const [curator] = await db.select().from(users).where(eq(users.email, 'curator@alpha.test'));
    const caller = await signedIn(test, 'salesman@alpha.test');
    const body = { first_name: 'Ana', last_name: 'Ruiz', phone: '1', email: 'known@sent.test' };
    const known = (await caller(api.createLead, { body })).json();
    const member = (id = 0) => ({
      user_id: id,
      weight: 1,
      countries: [],
      capacity: null,
      time_zone: null,
    });
    const rule = (id?: number) => ({
      owner_rule: { members: [member(id)], match_language: false, hours: null },
    });
    const own = await create('webhook', rule(salesman?.id));
    await send(own, { ...person(), email: 'KNOWN@sent.test', message: 'Still looking' });
    // The salesman's leader could have handed it on within the team.
    const team = await create('webhook', rule(leader?.id));
    await send(team, { ...person(), email: 'known@sent.test', message: 'Still looking' });
    const other = await create('webhook', rule(curator?.id));
    await send(other, { ...person(), email: 'known@sent.test' });
    await processAll();
    expect(await log(own.source.id)).toMatchObject([{ status: 'joined', lead: { id: known.id } }]);
    expect(await log(team.source.id)).toMatchObject([{ status: 'joined', lead: { id: known.id } }]);
    const timeline = await db
      .select()
      .from(leadActivities)
      .where(eq(leadActivities.leadId, known.id));
    expect(timeline.map(({ kind }) => kind)).toContain('form_repeated');
    const seen = (await caller(api.getLead, { params: { id: known.id } })).json();
    expect(seen.signal).toMatchObject({ kind: 'form', words: 'Still looking' });
    const [delivery] = await log(other.source.id);
    expect(delivery).toMatchObject({ status: 'lead', lead: { owner: curator?.name } });
    expect(delivery?.lead?.id).not.toBe(known.id);
  });

  it('joins a lead that came to the administrator and was handed on, as a form does', async () => {
    const { db } = test.database;
    const [salesman] = await db.select().from(users).where(eq(users.email, 'salesman@alpha.test'));
    const first = person();
    const [one, two] = [await create('webhook'), await create('webhook')];
    await send(one, first);
    await processAll();
    const [made] = await leadsBy(first.email);
    await admin(api.assignLeads, { body: { ids: [made?.id], user_id: salesman?.id } });
    await send(two, { ...first, message: 'Once more' });
    await processAll();
    expect(await log(two.source.id)).toMatchObject([{ status: 'joined', lead: { id: made?.id } }]);
    expect(await leadsBy(first.email)).toHaveLength(1);
  });
});

describe('Google’s lead form', () => {
  const lead = (secret: string, more: object = {}) => ({
    lead_id: `google-${made}`,
    user_column_data: [
      { column_name: 'Full Name', string_value: 'Luis Vega', column_id: 'FULL_NAME' },
      { column_name: 'User Email', string_value: `luis.${made}@sent.test`, column_id: 'EMAIL' },
      {
        column_name: 'What is your budget?',
        string_value: '300k',
        column_id: 'what_is_your_budget',
      },
    ],
    ...{ api_version: '1.0', form_id: 40000000000, campaign_id: 7, google_key: secret },
    ...more,
  });

  it('is accepted with its key, once for each lead id, and a test makes no lead', async () => {
    const { source, secret, path } = await create('google');
    const body = JSON.stringify(lead(secret));
    for (const text of [body, body, JSON.stringify(lead(secret, { is_test: true }))])
      expect((await post(path, text)).statusCode).toBe(200);
    await processAll();
    const rows = await leadsBy(`luis.${made}@sent.test`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...{ firstName: 'Luis', lastName: 'Vega', source: 'google' },
      utms: { utm_source: 'google', utm_medium: 'lead_form', utm_campaign: '7' },
      adicionales: [{ label: 'what_is_your_budget', answer: '300k' }],
    });
    const [tested, first] = await log(source.id);
    expect(first).toMatchObject({ status: 'lead', external_id: `google-${made}` });
    expect(tested).toMatchObject({
      status: 'test',
      lead: null,
      preview: { email: rows[0]?.email },
    });
  });

  it('is written to in the language of its country, whatever its questions are called', async () => {
    const { secret, path } = await create('google');
    const body = lead(secret);
    const asked = { column_name: 'When?', string_value: 'Ya', column_id: 'when_do_you_buy' };
    const country = { column_name: 'Country', string_value: 'Mexico', column_id: 'COUNTRY' };
    body.user_column_data.push(asked, country);
    expect((await post(path, JSON.stringify(body))).statusCode).toBe(200);
    await processAll();
    expect(await messageLanguage(`luis.${made}@sent.test`)).toBe('es');
  });

  it('is refused with another key (security 13)', async () => {
    const { source, secret, path } = await create('google');
    for (const google_key of ['', 'wrong', `${secret} `, null, 7, { a: secret }, undefined])
      expect((await post(path, JSON.stringify(lead(secret, { google_key })))).statusCode).toBe(401);
    expect(await log(source.id)).toEqual([]);
  });
});

describe('Meta’s lead ads', () => {
  const hooked = () => create('meta', { app_secret: APP_SECRET, page_token: TOKEN });
  const change = (leadgen_id: string) => ({
    field: 'leadgen',
    value: { leadgen_id, page_id: '1', form_id: '55', created_time: 1_800_000_000 },
  });
  const notice = (...ids: string[]) =>
    JSON.stringify({ object: 'page', entry: [{ id: '1', time: 1, changes: ids.map(change) }] });
  const signature = (text: string, secret = APP_SECRET) => ({
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`,
  });
  const metaLead = (id: string, created_time = '2026-11-10T10:00:00+0000') => ({
    ...{ id, created_time, form_id: '55' },
    field_data: [
      { name: 'full_name', values: ['Eva Paz'] },
      { name: 'email', values: [`eva.${id}@sent.test`] },
      { name: 'phone_number', values: ['+573005550102'] },
      { name: 'country', values: ['CO'] },
    ],
  });

  it('checks the address with the verify token, and with no other', async () => {
    const { path, secret } = await hooked();
    const verify = (token: string, mode = 'subscribe') =>
      test.app.inject(
        `${path}?hub.mode=${mode}&hub.challenge=1158201444&hub.verify_token=${token}`,
      );
    const answer = await verify(secret);
    expect([answer.statusCode, answer.body]).toEqual([200, '1158201444']);
    expect(answer.headers['content-type']).toContain('text/plain');
    for (const [token, mode] of [['wrong'], [''], [secret, 'unsubscribe'], [APP_SECRET]] as const)
      expect((await verify(token, mode)).statusCode).toBe(401);
  });

  it('sends ids; the lead is fetched with the page token, once for each id', async () => {
    const { source, path } = await hooked();
    graph.leads.push(metaLead('101'), metaLead('102'));
    const text = notice('101', '102', '101');
    for (const _ of [1, 2]) expect((await post(path, text, signature(text))).statusCode).toBe(200);
    await processAll();
    expect(await leadsBy('eva.101@sent.test')).toMatchObject([
      { firstName: 'Eva', lastName: 'Paz', country: 'CO', source: 'meta', adicionales: [] },
    ]);
    expect(await log(source.id)).toMatchObject([{ status: 'lead' }, { status: 'lead' }]);
    expect(graph.requests.join()).not.toContain(TOKEN);
    for (const other of [notice('103'), `${text} `])
      expect((await post(path, other, signature(text))).statusCode).toBe(401);
    expect((await post(path, text, signature(text, 'wrong'))).statusCode).toBe(401);
  });

  it('is asked again while it fails, then made or given up, and can be replayed', async () => {
    const { source, path } = await hooked();
    const text = notice('201');
    graph.failures.push({ status: 500, code: 2 });
    await post(path, text, signature(text));
    await processAll();
    const [waiting] = await log(source.id);
    expect(waiting).toMatchObject({ status: 'waiting', reason: 'unreachable', attempts: 1 });
    expect(Date.parse(waiting?.next_attempt_at ?? '')).toBeGreaterThan(Date.now() + 30_000);
    await test.database.db
      .update(intakeDeliveries)
      .set({ attempts: 27, nextAttemptAt: new Date(0) })
      .where(eq(intakeDeliveries.id, waiting?.id ?? 0));
    await processAll();
    expect(await log(source.id)).toMatchObject([{ status: 'failed', reason: 'leadGone' }]);
    graph.leads.push(metaLead('201'));
    await admin(api.replayIntakeDelivery, { params: { id: waiting?.id } });
    await processAll();
    expect(await leadsBy('eva.201@sent.test')).toHaveLength(1);
  });

  it('can be asked for the leads of a form since a day; those already here stay one', async () => {
    const { source, path } = await hooked();
    const days = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
    for (const [i, day] of days.entries())
      graph.leads.push({ ...metaLead(`30${i}`, `${day}T12:00:00+0000`), form_id: '77' });
    const text = notice('301');
    await post(path, text, signature(text));
    await processAll();
    const body = { form_id: '77', since: '2026-11-01' };
    await admin(api.backfillIntakeSource, { params: { id: source.id }, body });
    graph.failures.push({ status: 400, code: 190 });
    expect(await backfillNextPage(ctx)).toBe(true);
    const stateOf = async () =>
      ((await admin(api.listIntakeSources)).json() as api.IntakeSource[]).find(
        ({ id }) => id === source.id,
      )?.backfill;
    expect(await stateOf()).toMatchObject({ is_done: false, error: 'tokenRefused' });
    await test.database.db
      .update(intakeSources)
      .set({ backfillAt: sql`now() - interval '1 s'` })
      .where(eq(intakeSources.id, source.id));
    while (await backfillNextPage(ctx));
    expect(await stateOf()).toMatchObject({ is_done: true, found: 3, error: null });
    await processAll();
    for (const id of ['301', '302', '303', '304'])
      expect(await leadsBy(`eva.${id}@sent.test`)).toHaveLength(1);
    expect(await leadsBy('eva.300@sent.test')).toEqual([]);
  });
});

describe('the owner of a delivered lead', () => {
  const ids = async () => {
    const rows = await test.database.db.select().from(users).where(eq(users.role, 'salesman'));
    return rows.map(({ id }) => id).slice(0, 2) as [number, number];
  };
  const member = (user_id: number, more: object = {}) => ({
    ...{ user_id, weight: 1, countries: [], capacity: null, time_zone: null },
    ...more,
  });
  const rule = (...members: object[]) => ({
    owner_rule: { members, match_language: false, hours: null },
  });
  const ownersOf = async (hook: Made, bodies: { email: string }[]) => {
    for (const body of bodies) await send(hook, body);
    await Promise.all([processAll(), processAll(), processAll()]);
    const rows = await Promise.all(bodies.map(({ email }) => leadsBy(email)));
    return rows.map(([lead]) => lead?.userId);
  };

  it('is taken in rotation by weight, also when many are processed at once', async () => {
    const [first, second] = await ids();
    const hook = await create('webhook', rule(member(first, { weight: 2 }), member(second)));
    const owners = await ownersOf(
      hook,
      Array.from({ length: 9 }, () => person({ phone: '' })),
    );
    expect(owners.filter((id) => id === first)).toHaveLength(6);
    expect(owners.filter((id) => id === second)).toHaveLength(3);
  });

  it('is the default owner, with the reason, when nobody fits', async () => {
    const [first, second] = await ids();
    const hook = await create('webhook', rule(member(first, { countries: ['MX'] })));
    expect(await ownersOf(hook, [person({ phone: '', country: 'Perú' })])).toEqual([1]);
    expect(await log(hook.source.id)).toMatchObject([{ owner_reason: 'country' }]);
    await update(hook.source.id, rule(member(second, { capacity: 1 })));
    const two = [person({ phone: '' }), person({ phone: '' }), person({ phone: '' })];
    const owners = await ownersOf(hook, two);
    expect(owners.at(-1)).toBe(1);
    expect((await log(hook.source.id))[0]).toMatchObject({ owner_reason: 'capacity' });
  });

  it('must be somebody who exists, named once', async () => {
    const [first] = await ids();
    const { source } = await create('webhook');
    for (const members of [[member(999_999)], [member(first), member(first)]]) {
      const body = rule(...members);
      const answer = await admin(api.updateIntakeSource, { params: { id: source.id }, body });
      expect(answer.statusCode).toBe(422);
    }
  });
});

describe('the log of a source', () => {
  it('loses personal data after thirty days, but still knows a copy', async () => {
    const hook = await create('webhook');
    const body = person();
    await send(hook, body);
    await processAll();
    await test.database.db
      .update(intakeDeliveries)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(intakeDeliveries.sourceId, hook.source.id));
    await cleanDeliveries(ctx);
    expect(await log(hook.source.id)).toMatchObject([{ status: 'lead', fields: null }]);
    await send(hook, body);
    await processAll();
    expect(await log(hook.source.id)).toHaveLength(1);
    expect(await leadsBy(body.email)).toHaveLength(1);
  });

  it('shows what a test would make of given fields, and makes nothing', async () => {
    const { source } = await create('webhook');
    const before = await test.database.db.$count(leads);
    const fields = { full_name: 'Ana Ruiz', email: 'a@test.test', size: '3 rooms' };
    const test1 = await admin(api.testIntakeSource, {
      params: { id: source.id },
      body: { fields },
    });
    expect(test1.json()).toMatchObject({
      status: 'test',
      reason: null,
      preview: { first_name: 'Ana', last_name: 'Ruiz', email: 'a@test.test', size: '3 rooms' },
    });
    const bad = await admin(api.testIntakeSource, {
      params: { id: source.id },
      body: { fields: { email: 'nonsense' } },
    });
    expect(bad.json()).toMatchObject({ status: 'test', reason: 'badEmail' });
    expect(await test.database.db.$count(leads)).toBe(before);
  });
});
