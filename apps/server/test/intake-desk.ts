import * as api from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { processNextDelivery } from '../src/crm/intake/deliveries/process.service.ts';
import { timestampedSignature } from '../src/crm/intake/deliveries/signatures.ts';
import { leads } from '../src/platform/db/schema/index.ts';
import { createSafeInternet } from '../src/platform/fetching/safe-fetch.ts';
import type { Ctx } from '../src/platform/http/context.ts';
import { startGraphServer } from './graph-server.ts';
import { type Caller, signedIn } from './people.ts';
import type { TestApp } from './test-app.ts';
import { forgetEmails, openIntakeApp } from './visitor-posts.ts';

export const PAGE_TOKEN = 'page-token-nobody-may-see';
export const APP_SECRET = 'app-secret-nobody-may-see';

export type MadeSource = { source: api.IntakeSource; secret: string; path: string };

export const signed = (secret: string, body: string, seconds = Math.floor(Date.now() / 1000)) => ({
  'x-alpha-signature': timestampedSignature(secret, seconds, body),
});

let made = 0;
/** Of the sources and people made so far: part of their names. */
export const madeSoFar = () => made;

export const person = (more: object = {}) => {
  made += 1;
  return {
    full_name: 'Ana María Ruiz',
    email: `ana.${made}@sent.test`,
    phone: '+57 300 555 0101',
    ...more,
  };
};

/** An installation that other systems send leads to, opened for the tests of a file. */
export function openIntakeDesk() {
  let test: TestApp;
  let caller: Caller;
  let graph: Awaited<ReturnType<typeof startGraphServer>>;
  beforeAll(async () => {
    test = await openIntakeApp();
    caller = await signedIn(test, 'admin@alpha.test');
    graph = await startGraphServer({ token: PAGE_TOKEN, appSecret: APP_SECRET });
    test.deps.config.metaGraphUrl = `${graph.origin}/v25.0`;
    test.deps.internet = createSafeInternet({ allowsLoopback: true });
  });
  afterAll(async () => {
    await graph.close();
    await test.close();
  });
  beforeEach(() => forgetEmails(test));

  const admin: Caller = (...asked) => caller(...asked);
  const context = (): Ctx => ({
    ...{ db: test.deps.database.db, deps: test.deps, log: test.app.log },
    ...{ locale: 'en', ip: '', userAgent: undefined, viewer: null },
  });
  async function create(kind: api.IntakeKind, changes: object = {}): Promise<MadeSource> {
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

  const send = (
    { path, secret }: MadeSource,
    body: object,
    headers: Record<string, string> = {},
  ) => {
    const text = JSON.stringify(body);
    return post(path, text, { ...signed(secret, text), ...headers });
  };

  async function processAll(): Promise<void> {
    while (await processNextDelivery(context()));
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

  return {
    test: () => test,
    db: () => test.database.db,
    graph: () => graph,
    ...{ admin, context, create, update, post, send, processAll, log, messageLanguage, leadsBy },
  };
}
