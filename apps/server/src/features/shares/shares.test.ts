import {
  getMailState,
  getPropertyByAddress,
  getSharedProperty,
  listShares,
  openSharedProperty,
  revokeShare,
  type Share,
  sendProperty,
} from '@alpha/contract';
import { formatDate } from '@alpha/i18n';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  leadActivities,
  leads,
  mailOutbox,
  properties,
  shareLinks,
} from '../../db/schema/index.ts';
import { unseal } from '../../lib/secret-box.ts';

let test: TestApp;
let salesman: Caller;
let leader: Caller;
let curator: Caller;
let admin: Caller;
let reader: Caller;
let home: typeof properties.$inferSelect;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 20 } });
  [salesman, leader, curator, admin] = await Promise.all([
    signedIn(test, 'salesman@alpha.test'),
    signedIn(test, 'leader@alpha.test'),
    signedIn(test, 'curator@alpha.test'),
    signedIn(test, 'admin@alpha.test'),
  ]);
  reader = callerWith(test);
  const [first] = await test.database.db
    .select()
    .from(properties)
    .where(eq(properties.status, 'active'))
    .limit(1);
  if (!first) throw new Error('no home');
  home = first;
});
afterAll(() => test.close());

let recipients = 0;
const freshEmail = () => {
  recipients += 1;
  return `reader${recipients}@example.com`;
};

const letter = (changes: object = {}) => ({
  property_id: home.id,
  email: freshEmail(),
  subject: 'A home for you',
  message: 'Look at the roof.\n\nCall me.',
  locale: 'es' as const,
  ...changes,
});

async function lastMail() {
  const [mail] = await test.database.db
    .select()
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  if (!mail) throw new Error('no mail');
  const read = (body: string) => unseal(test.deps.appSecret, 'mail', mail.idempotencyKey, body);
  return { ...mail, html: read(mail.html), text: read(mail.text) };
}

async function share(changes: object = {}, caller = salesman) {
  const body = letter(changes);
  expect((await caller(sendProperty, { body })).statusCode).toBe(200);
  const mail = await lastMail();
  const token = /\/property\/share\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
  return { body, mail, token };
}

const sharesOf = async (caller: Caller): Promise<Share[]> =>
  (await caller(listShares, { params: { id: home.id } })).json();

describe('a shared report', () => {
  it('opens by the link in the mail, and holds nothing of leads, users or staff', async () => {
    const { mail, token, body } = await share();
    expect(mail).toMatchObject({ recipient: body.email, subject: body.subject, locale: 'es' });
    const answer = await reader(getSharedProperty, { params: { token } });
    expect(answer.statusCode).toBe(200);
    const own = await salesman(getPropertyByAddress, {
      params: { address: `${home.address}, ${home.city}, ${home.state} ${home.zip}` },
    });
    const { locale, performance_vs_median, ...shared } = answer.json();
    const { performance_vs_median: ownRows, ...ownReport } = own.json();
    expect(locale).toBe('es');
    expect(shared).toEqual(ownReport);
    expect(performance_vs_median).toHaveLength(ownRows.length);
    expect(answer.body).not.toContain(body.email);
    expect(answer.body).not.toMatch(/alpha\.test|lead_id|user_id|created_by/);
  });

  it('15: unknown, expired and revoked links look the same', async () => {
    const { token: expired } = await share();
    const { token: revoked } = await share();
    const db = test.database.db;
    const [latest, before] = await db
      .select()
      .from(shareLinks)
      .orderBy(desc(shareLinks.id))
      .limit(2);
    await db
      .update(shareLinks)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(shareLinks.id, before?.id ?? 0));
    await salesman(revokeShare, { params: { id: latest?.id ?? 0 } });
    const answers = await Promise.all(
      [expired, revoked, 'x'.repeat(43)].map((token) =>
        reader(getSharedProperty, { params: { token } }),
      ),
    );
    const seen = answers.map((answer) => {
      const { request_id: _, ...body } = answer.json();
      return { status: answer.statusCode, body };
    });
    expect(seen[0]?.status).toBe(404);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('15: a home that may not be shown any more looks like a link that never was', async () => {
    const { token } = await share();
    const db = test.database.db;
    const answerOf = async (token: string) => {
      const answer = await reader(getSharedProperty, { params: { token } });
      const { request_id: _, ...body } = answer.json();
      return { status: answer.statusCode, body };
    };
    await db.update(properties).set({ mayDisplay: false }).where(eq(properties.id, home.id));
    expect(await answerOf(token)).toEqual(await answerOf('x'.repeat(43)));
    await db.update(properties).set({ mayDisplay: true }).where(eq(properties.id, home.id));
    expect((await answerOf(token)).status).toBe(200);
  });

  it('15: neither an expired nor an unknown link is counted as opened', async () => {
    const { token, body } = await share();
    await test.database.db
      .update(shareLinks)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(shareLinks.email, body.email));
    const answers = await Promise.all(
      [token, 'x'.repeat(43)].map((token) => reader(openSharedProperty, { params: { token } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const link = (await sharesOf(salesman)).find(({ email }) => email === body.email);
    expect(link?.open_count).toBe(0);
  });

  it('15: is listed by no search engine, told to no other site and kept by no cache', async () => {
    const { token } = await share();
    const answers = await Promise.all([
      reader(getSharedProperty, { params: { token } }),
      reader(getSharedProperty, { params: { token: 'unknown' } }),
      reader(openSharedProperty, { params: { token } }),
    ]);
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      });
  });

  it('15: its token is random, long and stored only as a hash', async () => {
    const { token } = await share();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const stored = JSON.stringify(await test.database.db.select().from(shareLinks));
    const kept = JSON.stringify(await test.database.db.select().from(mailOutbox));
    expect(stored.includes(token) || kept.includes(token)).toBe(false);
  });

  it('says that it is off the market, and still opens', async () => {
    const { token } = await share();
    const db = test.database.db;
    await db.update(properties).set({ status: 'off_market' }).where(eq(properties.id, home.id));
    const answer = await reader(getSharedProperty, { params: { token } });
    expect(answer.json().property.status).toBe('off_market');
    await db.update(properties).set({ status: 'active' }).where(eq(properties.id, home.id));
  });
});

describe('who opened it', () => {
  it('is counted when a reader sees it, not when a machine fetches it', async () => {
    const { token, body } = await share();
    const mine = async () => (await sharesOf(salesman)).find(({ email }) => email === body.email);
    await reader(getSharedProperty, { params: { token } });
    expect(await mine()).toMatchObject({ open_count: 0, first_opened_at: null });
    for (let i = 0; i < 3; i += 1) await reader(openSharedProperty, { params: { token } });
    const opened = await mine();
    expect(opened?.open_count).toBe(3);
    expect(opened?.first_opened_at).not.toBeNull();
    expect((opened?.last_opened_at ?? '') >= (opened?.first_opened_at ?? '')).toBe(true);
  });

  it('stands in the timeline of the lead with that address', async () => {
    const [lead] = await test.database.db.select().from(leads).limit(1);
    const { token } = await share({ email: lead?.email.toUpperCase() });
    await reader(openSharedProperty, { params: { token } });
    await reader(openSharedProperty, { params: { token } });
    const kinds = (
      await test.database.db
        .select({ kind: leadActivities.kind })
        .from(leadActivities)
        .where(eq(leadActivities.leadId, lead?.id ?? 0))
    ).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'report_opened')).toHaveLength(1);
    expect(kinds).toContain('mail_sent');
  });

  it('is the business of the sender, the leader and the administrator', async () => {
    const { body } = await share();
    const sees = async (caller: Caller) =>
      (await sharesOf(caller)).some(({ email }) => email === body.email);
    expect(await Promise.all([salesman, leader, admin, curator].map(sees))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const [link] = await sharesOf(salesman);
    const foreign = await curator(revokeShare, { params: { id: link?.id ?? 0 } });
    expect(foreign.statusCode).toBe(404);
    expect((await leader(revokeShare, { params: { id: link?.id ?? 0 } })).statusCode).toBe(200);
  });
});

describe('sending', () => {
  it('16: a retry sends once, also when both come at the same moment', async () => {
    const body = letter({ idempotency_key: 'once' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => salesman(sendProperty, { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const again = letter({ email: body.email, idempotency_key: 'twice' });
    await salesman(sendProperty, { body: again });
    const links = (await sharesOf(salesman)).filter(({ email }) => email === body.email);
    expect(links).toHaveLength(2);
    const plain = letter();
    await salesman(sendProperty, { body: plain });
    await salesman(sendProperty, { body: plain });
    const same = (await sharesOf(salesman)).filter(({ email }) => email === plain.email);
    expect(same).toHaveLength(1);
  });

  it.each([
    ['a line break in the subject', { subject: 'Hi\r\nBcc: all@example.com' }],
    ['a line break in the address', { email: 'a@example.com\nbcc:b@example.com' }],
    ['no address', { email: 'nobody' }],
    ['an unknown language', { locale: 'fr' }],
    ['a field of its own', { from: 'ceo@example.com' }],
  ])('16: refuses %s', async (_, changes) => {
    const answer = await salesman(sendProperty, { body: letter(changes) as never });
    expect(answer.statusCode).toBe(422);
  });

  it('16: writes the message as text, never as HTML', async () => {
    const { mail } = await share({ message: '<img src=x onerror=alert(1)> & "you"' });
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;');
    expect(mail.html).not.toContain('<img src=x');
  });

  it('17: links by the configured address, whatever the Host header says', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await salesman(sendProperty, { body: letter(), headers });
    const mail = await lastMail();
    expect(mail.text).toContain(`${test.deps.config.publicUrl}/property/share/`);
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  it('16: is for people who are signed in', async () => {
    expect((await reader(sendProperty, { body: letter() })).statusCode).toBe(401);
  });

  it('tells before the sending whether there is a mail server', async () => {
    const answer = await salesman(getMailState);
    expect(answer.json()).toEqual({ mail_is_configured: false });
  });

  it('has the four numbers in the language of the reader', async () => {
    const { mail } = await share();
    for (const words of ['Ganancia neta a 10 años', 'ROI promedio por año', 'ROI total'])
      expect([mail.html.includes(words), mail.text.includes(words)]).toEqual([true, true]);
    expect(mail.text).toContain('Look at the roof.\n\nCall me.');
  });

  it('says who sends it, why one gets it and until when it opens', async () => {
    const { mail } = await share();
    const [link] = await sharesOf(salesman);
    const day = formatDate(link?.expires_at, 'es', 'long') ?? '';
    const { name = '' } = link?.created_by ?? {};
    for (const words of [
      day,
      `Escriba a ${name}: salesman@alpha.test`,
      'Recibe este mensaje porque',
    ])
      expect([mail.html.includes(words), mail.text.includes(words)]).toEqual([true, true]);
  });

  it('is for homes that are there and may be shown', async () => {
    const answer = await salesman(sendProperty, { body: letter({ property_id: 2_000_000_000 }) });
    expect(answer.statusCode).toBe(404);
  });

  it('16: stops at a day’s worth', async () => {
    const [sender] = await test.database.db
      .select({ id: shareLinks.createdBy })
      .from(shareLinks)
      .limit(1);
    await test.database.db.insert(shareLinks).values(
      Array.from({ length: 200 }, (_, i) => ({
        tokenHash: `quota-${i}`,
        propertyId: home.id,
        locale: 'en',
        email: 'quota@example.com',
        createdBy: sender?.id ?? null,
        expiresAt: new Date(),
      })),
    );
    const answer = await salesman(sendProperty, { body: letter() });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'share.quota']);
  });
});
