import {
  getPropertyByAddress,
  getSharedProperty,
  listAudit,
  openSharedProperty,
  revokeShare,
} from '@alpha/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import {
  auditLog,
  leadActivities,
  leads,
  mailOutbox,
  properties,
  shareLinks,
  users,
} from '../../platform/db/schema/index.ts';

let at: SharedHome;
let salesman: Caller;
let leader: Caller;
let curator: Caller;
let admin: Caller;
let reader: Caller;
beforeAll(async () => {
  at = await openSharedHome();
  ({ salesman, reader } = at);
  [leader, curator, admin] = await Promise.all([
    signedIn(at.test, 'leader@alpha.test'),
    signedIn(at.test, 'curator@alpha.test'),
    signedIn(at.test, 'admin@alpha.test'),
  ]);
});
afterAll(() => at.test.close());

describe('a shared report', () => {
  it('opens with the link in the email, and of people it only has the sender (security 15)', async () => {
    const { mail, token, body } = await at.share();
    expect(mail).toMatchObject({ recipient: body.email, subject: body.subject, locale: 'es' });
    const answer = await reader(getSharedProperty, { params: { token } });
    expect(answer.statusCode).toBe(200);
    const own = await salesman(getPropertyByAddress, {
      params: { address: `${at.home.address}, ${at.home.city}, ${at.home.state} ${at.home.zip}` },
    });
    const {
      locale,
      currency,
      sender,
      message,
      given_answer,
      reply_by,
      sent_scenario,
      reader_scenarios,
      performance_vs_median,
      ...shared
    } = answer.json();
    expect([sender.name, message]).toEqual(['Sofía Lareda', body.message]);
    expect(given_answer).toEqual({ answer: null, reason: '' });
    expect(reply_by).toBe('email');
    expect([sent_scenario, reader_scenarios]).toEqual([null, []]);
    const { performance_vs_median: ownRows, ...ownReport } = own.json();
    expect([locale, currency]).toEqual(['es', null]);
    expect(shared).toEqual(ownReport);
    expect(performance_vs_median).toHaveLength(ownRows.length);
    expect(answer.body).not.toContain(body.email);
    expect(answer.body).not.toMatch(/alpha\.test|lead_id|user_id|created_by/);
  });

  it('unknown, expired and revoked links look the same (security 15)', async () => {
    const { token: expired } = await at.share();
    const { token: revoked } = await at.share();
    const db = at.test.database.db;
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

  it('a property that may no longer be shown looks like an unknown link (security 15)', async () => {
    const { token } = await at.share();
    const db = at.test.database.db;
    const answerOf = async (token: string) => {
      const answer = await reader(getSharedProperty, { params: { token } });
      const { request_id: _, ...body } = answer.json();
      return { status: answer.statusCode, body };
    };
    await db.update(properties).set({ mayDisplay: false }).where(eq(properties.id, at.home.id));
    expect(await answerOf(token)).toEqual(await answerOf('x'.repeat(43)));
    expect((await reader(openSharedProperty, { params: { token } })).statusCode).toBe(404);
    await db.update(properties).set({ mayDisplay: true }).where(eq(properties.id, at.home.id));
    expect((await answerOf(token)).status).toBe(200);
  });

  it('expired and unknown links are not counted as opened (security 15)', async () => {
    const { token, body } = await at.share();
    await at.test.database.db
      .update(shareLinks)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(shareLinks.email, body.email));
    const answers = await Promise.all(
      [token, 'x'.repeat(43)].map((token) => reader(openSharedProperty, { params: { token } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const link = (await at.sharesOf(salesman)).find(({ email }) => email === body.email);
    expect(link?.open_count).toBe(0);
  });

  it('is not indexed, not cached, and sends no referrer (security 15)', async () => {
    const { token } = await at.share();
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

  it('its token is random, long and stored only as a hash (security 15)', async () => {
    const { token } = await at.share();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const stored = JSON.stringify(await at.test.database.db.select().from(shareLinks));
    const kept = JSON.stringify(await at.test.database.db.select().from(mailOutbox));
    expect(stored.includes(token) || kept.includes(token)).toBe(false);
  });

  it('sending and revoking are in the audit log: who, from where, and nothing about the reader (security 30)', async () => {
    const { token, body } = await at.share();
    const link = (await at.sharesOf(salesman)).find(({ email }) => email === body.email);
    await salesman(revokeShare, { params: { id: link?.id ?? 0 } });
    const { data } = (await admin(listAudit, { query: { actor_id: 3, per_page: 2 } })).json();
    const entry = { actor_name: 'Sofía Lareda', ip: expect.stringMatching(/^10\./) };
    const about = { data: { property_id: at.home.id } };
    expect(data).toMatchObject([
      { action: 'share.revoked', ...entry, ...about },
      { action: 'share.sent', ...entry, ...about },
    ]);
    const log = JSON.stringify(await at.test.database.db.select().from(auditLog));
    expect(log.includes(token) || log.includes(body.email)).toBe(false);
  });

  it('shows that it is off the market, and still opens', async () => {
    const { token } = await at.share();
    const db = at.test.database.db;
    await db.update(properties).set({ status: 'off_market' }).where(eq(properties.id, at.home.id));
    const answer = await reader(getSharedProperty, { params: { token } });
    expect(answer.json().property.status).toBe('off_market');
    await db.update(properties).set({ status: 'active' }).where(eq(properties.id, at.home.id));
  });
});

describe('openings of a shared report', () => {
  it('are counted when a reader sees the page, not when a bot fetches it', async () => {
    const { token, body } = await at.share();
    const mine = async () =>
      (await at.sharesOf(salesman)).find(({ email }) => email === body.email);
    await reader(getSharedProperty, { params: { token } });
    expect(await mine()).toMatchObject({ open_count: 0, first_opened_at: null });
    for (let i = 0; i < 3; i += 1) await reader(openSharedProperty, { params: { token } });
    const opened = await mine();
    expect(opened?.open_count).toBe(3);
    expect(opened?.first_opened_at).not.toBeNull();
    expect((opened?.last_opened_at ?? '') >= (opened?.first_opened_at ?? '')).toBe(true);
  });

  it('appear in the timeline of the sender’s lead with that address', async () => {
    const [lead] = await at.test.database.db
      .select()
      .from(leads)
      .innerJoin(users, eq(users.id, leads.userId))
      .where(eq(users.email, 'salesman@alpha.test'))
      .limit(1);
    const { token } = await at.share({ email: lead?.leads.email.toUpperCase() });
    await reader(openSharedProperty, { params: { token } });
    await reader(openSharedProperty, { params: { token } });
    const kinds = (
      await at.test.database.db
        .select({ kind: leadActivities.kind })
        .from(leadActivities)
        .where(eq(leadActivities.leadId, lead?.leads.id ?? 0))
    ).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'report_opened')).toHaveLength(1);
    expect(kinds).toContain('mail_sent');
  });

  it('are visible to the sender, their leader and the administrator (security 10)', async () => {
    const { body } = await at.share();
    const sees = async (caller: Caller) =>
      (await at.sharesOf(caller)).some(({ email }) => email === body.email);
    expect(await Promise.all([salesman, leader, admin, curator].map(sees))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const [link] = await at.sharesOf(salesman);
    const foreign = await curator(revokeShare, { params: { id: link?.id ?? 0 } });
    expect(foreign.statusCode).toBe(404);
    expect((await leader(revokeShare, { params: { id: link?.id ?? 0 } })).statusCode).toBe(200);
  });
});
