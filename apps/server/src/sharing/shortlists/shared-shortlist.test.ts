import {
  answerSharedShortlist,
  getSharedProperty,
  getSharedShortlist,
  getSharedShortlistPicture,
  listActivities,
  listLeadShares,
  listShortlists,
  openSharedShortlist,
  revokeShortlist,
  type SharedShortlist,
  type Shortlist,
  sendShortlist,
  updateShortlist,
} from '@alpha/contract';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/people.ts';
import { insertPesoRate } from '../../../test/peso-rate.ts';
import {
  openShortlistedLead,
  type ShortlistedLead,
  sendingOf,
} from '../../../test/shortlisted-lead.ts';
import { mailOutbox, properties, shareLinks, shortlists } from '../../platform/db/schema/index.ts';

let at: ShortlistedLead;
let salesman: Caller;
let reader: Caller;
beforeAll(async () => {
  at = await openShortlistedLead();
  ({ salesman, reader } = at);
});
afterAll(() => at.test.close());

const open = async (token: string): Promise<SharedShortlist> =>
  (await reader(getSharedShortlist, { params: { token } })).json();
const answer = (token: string, position: number, answer: 'like' | 'pass' | null) =>
  reader(answerSharedShortlist, { params: { token, position }, body: { answer } });
const answerOf = async (caller: Caller, endpoint: Parameters<Caller>[0], token: string) => {
  const { statusCode, json } = await caller(endpoint, { params: { token } });
  const { request_id: _, ...body } = json();
  return { statusCode, body };
};
const lists = async (): Promise<Shortlist[]> =>
  (await salesman(listShortlists, { params: { id: at.leadId } })).json().shortlists;
const timeline = async (kind: string): Promise<{ data: Record<string, unknown> }[]> =>
  (await salesman(listActivities, { params: { id: at.leadId } }))
    .json()
    .filter((line: { kind: string }) => line.kind === kind);

describe('a shortlist that was sent', () => {
  it('opens with the link in the email, and of the lead only has the first name', async () => {
    const { sent, token, text, recipient } = await at.send();
    const page = await reader(getSharedShortlist, { params: { token } });
    const shown: SharedShortlist = page.json();
    expect(shown.first_name).toBe('Ana');
    expect(shown.sender?.name).toBe(sent.created_by?.name);
    expect(shown.homes).toHaveLength(sent.homes.length);
    expect(page.body).not.toMatch(/alpha\.test|lead_id|user_id|created_by|María/);
    expect(page.body).not.toContain(recipient);
    for (const { listing } of sent.homes) expect(text).toContain(listing?.address);
  });

  it('has a preview picture with its sender; a preview counts no opening (security 15)', async () => {
    const { token } = await at.send();
    const picture = await reader(getSharedShortlistPicture, { params: { token } });
    expect(picture.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'cache-control': 'private, no-store' },
      'x-robots-tag': 'noindex',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect((await lists())[0]?.open_count).toBe(0);
    const unknown = await reader(getSharedShortlistPicture, { params: { token: 'x'.repeat(43) } });
    expect(unknown.statusCode).toBe(404);
  });

  it('as a link is emailed to nobody, is shown once, and is a contact when it is passed on', async () => {
    await at.setLead({ email: '-' });
    const draft = await at.propose();
    const { params, body } = sendingOf(draft);
    const sendBy = async (by: 'mail' | 'link' | 'whatsapp') =>
      salesman(sendShortlist, { params, body: { ...body, by } });
    const contacts = async () => (await timeline('shortlist_sent')).length;
    const before = await contacts();
    expect((await sendBy('mail')).json().code).toBe('lead.noAddress');
    const made = (await sendBy('link')).json();
    const token = String(made.url).split('/').at(-1) ?? '';
    const shown = await open(token);
    expect([shown.homes.length, shown.reply_by]).toEqual([draft.homes.length, 'contact']);
    const mails = await at.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.idempotencyKey, `shortlist:${draft.id}`));
    expect([mails, made.channel, await contacts()]).toEqual([[], 'link', before]);
    // Its token is not kept: while nobody has opened the link, its maker gets another.
    const again = String((await sendBy('link')).json().url)
      .split('/')
      .at(-1);
    expect((await reader(getSharedShortlist, { params: { token } })).statusCode).toBe(404);
    const [home] = (await open(again ?? '')).homes;
    const report = { params: { token: home?.report_token } };
    expect((await reader(getSharedProperty, report)).statusCode).toBe(200);
    await reader(openSharedShortlist, { params: { token: again } });
    expect((await sendBy('link')).json().url).toBeNull();
    for (let i = 0; i < 2; i += 1) expect((await sendBy('whatsapp')).statusCode).toBe(200);
    expect(await contacts()).toBe(before + 1);
    expect((await lists())[0]?.channel).toBe('whatsapp');
    await at.setLead({ email: at.quiz.email });
  });

  it('as a link that was revoked is neither replaced nor a contact', async () => {
    const { params, body } = sendingOf(await at.propose());
    const sendBy = (by: 'link' | 'whatsapp') =>
      salesman(sendShortlist, { params, body: { ...body, by } });
    await sendBy('link');
    const before = (await timeline('shortlist_sent')).length;
    await salesman(revokeShortlist, { params });
    expect((await sendBy('link')).json().url).toBeNull();
    expect((await sendBy('whatsapp')).json().channel).toBe('link');
    expect(await timeline('shortlist_sent')).toHaveLength(before);
  });

  it('grants access to the reports of exactly its properties, each with its own token (security 15)', async () => {
    const { sent, token } = await at.send();
    const { homes } = await open(token);
    for (const { report_token, listing } of homes) {
      const report = await reader(getSharedProperty, { params: { token: report_token } });
      expect(report.json().property.id).toBe(listing.id);
      expect(report_token).not.toContain(token);
    }
    expect((await reader(getSharedProperty, { params: { token } })).statusCode).toBe(404);
    expect(sent.homes.map(({ property_id }) => property_id)).toEqual(
      homes.map(({ listing }) => listing.id),
    );
  });

  it('is in the currency chosen for it, in the email, on the page and in its reports', async () => {
    await insertPesoRate(at.db);
    const { sent, token, text } = await at.send(undefined, 'COP');
    const { currency, homes } = await open(token);
    const behind = await reader(getSharedProperty, { params: { token: homes[0]?.report_token } });
    expect([sent.currency, currency, behind.json().currency]).toEqual(['COP', 'COP', 'COP']);
    expect(text).toMatch(/COP\s[\d.,]+\smill/);
    // Price and result of each home, in both.
    const both = /COP\s[\d.,]+(?:\smill\w+)?\s\([+\u2212]?(?:US)?\$\s?[\d.,]+\)/g;
    expect(text.replace(/\s+/g, ' ').match(both)).toHaveLength(2 * homes.length);
  });

  it('is listed once on the lead’s page, not again as a report for each property', async () => {
    await at.send();
    const reports = await salesman(listLeadShares, { params: { id: at.leadId } });
    expect(reports.json()).toEqual([]);
  });

  it('unknown, expired and revoked links look the same, and so do the reports behind them (security 15)', async () => {
    const expired = await at.send();
    const revoked = await at.send();
    const behind = (await open(revoked.token)).homes[0]?.report_token ?? '';
    await at.db
      .update(shortlists)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(shortlists.id, expired.sent.id));
    await salesman(revokeShortlist, { params: { id: revoked.sent.id } });
    const unknown = 'x'.repeat(43);
    for (const endpoint of [getSharedShortlist, openSharedShortlist]) {
      const seen = await answerOf(reader, endpoint, unknown);
      expect(seen.statusCode).toBe(404);
      expect(await answerOf(reader, endpoint, expired.token)).toEqual(seen);
      expect(await answerOf(reader, endpoint, revoked.token)).toEqual(seen);
    }
    for (const { token } of [expired, revoked])
      expect((await answer(token, 1, 'like')).statusCode).toBe(404);
    expect(await answerOf(reader, getSharedProperty, behind)).toEqual(
      await answerOf(reader, getSharedProperty, unknown),
    );
  });

  it('revoking one leaves the links of another alone (security 15)', async () => {
    const [first, second] = [await at.send(), await at.send()];
    await salesman(revokeShortlist, { params: { id: first.sent.id } });
    const { homes } = await open(second.token);
    const report = { params: { token: homes[0]?.report_token } };
    expect((await reader(getSharedProperty, report)).statusCode).toBe(200);
  });

  it('its token is random, long and stored only as a hash (security 15)', async () => {
    const { token } = await at.send();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const stored = JSON.stringify([
      await at.db.select().from(shortlists),
      await at.db.select().from(mailOutbox),
      await at.db.select().from(shareLinks),
    ]);
    const { homes } = await open(token);
    for (const secret of [token, ...homes.map(({ report_token }) => report_token)])
      expect(stored.includes(secret)).toBe(false);
  });

  it('is not indexed, not cached, and sends no referrer (security 15)', async () => {
    const { token } = await at.send();
    for (const each of [token, 'unknown']) {
      const { headers } = await reader(getSharedShortlist, { params: { token: each } });
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      });
    }
  });

  it('marks properties that are off the market, and omits those that may not be shown', async () => {
    const { sent, token } = await at.send();
    const [first, second] = sent.homes.map(({ property_id }) => property_id);
    const set = (id: number | undefined, fields: object) =>
      at.db
        .update(properties)
        .set(fields)
        .where(eq(properties.id, id ?? 0));
    await set(first, { status: 'sold' });
    await set(second, { mayDisplay: false });
    const { homes } = await open(token);
    expect(homes[0]).toMatchObject({ position: 1, status: 'sold' });
    expect(homes.map(({ position }) => position)).not.toContain(2);
    expect((await answer(token, 2, 'like')).statusCode).toBe(404);
    await set(first, { status: 'active' });
    await set(second, { mayDisplay: true });
  });
});

describe('sending (security 16)', () => {
  it('happens once, even with five simultaneous requests', async () => {
    const draft = await at.propose();
    const send = () => salesman(sendShortlist, sendingOf(draft));
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const emails = await at.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.idempotencyKey, `shortlist:${draft.id}`));
    expect(emails).toHaveLength(1);
    expect(
      (await timeline('shortlist_sent')).filter(({ data }) => data.shortlist_id === draft.id),
    ).toHaveLength(1);
  });

  it('links to the configured address, and writes the message as text (security 17)', async () => {
    const draft = await at.propose();
    await at.db
      .update(shortlists)
      .set({ message: '<img src=x onerror=alert(1)>' })
      .where(eq(shortlists.id, draft.id));
    const { html, text } = await at.send(draft);
    expect(text).toContain(`${at.test.deps.config.publicUrl}/shortlist/`);
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img src=x');
  });

  it('does not send the email when the link is revoked first', async () => {
    const { sent } = await at.send();
    const revoked: Shortlist = (
      await salesman(revokeShortlist, { params: { id: sent.id } })
    ).json();
    expect(revoked.revoked_at).not.toBeNull();
    const [email] = await at.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.idempotencyKey, `shortlist:${sent.id}`));
    expect(email?.notAfter?.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe('the investor’s answer', () => {
  it('is saved at once, can be changed, and appears in the list and the timeline', async () => {
    const { sent, token } = await at.send();
    await answer(token, 1, 'pass');
    await answer(token, 1, 'like');
    await answer(token, 2, 'pass');
    expect((await answer(token, 1, 'like')).json()).toEqual({ answer: 'like', reason: '' });
    const { homes } = await open(token);
    expect(homes.slice(0, 3).map((home) => home.answer)).toEqual(['like', 'pass', null]);
    const list = (await lists()).find(({ id }) => id === sent.id);
    expect(list?.homes[0]).toMatchObject({ answer: 'like', answered_at: expect.any(String) });
    const lines = (await timeline('home_answered')).filter(
      ({ data }) => data.shortlist_id === sent.id,
    );
    // Answers changed within the hour are one entry.
    expect(lines.map(({ data }) => [data.property_id, data.answer]).sort()).toEqual(
      [
        [sent.homes[0]?.property_id, 'like'],
        [sent.homes[1]?.property_id, 'pass'],
      ].sort(),
    );
    await answer(token, 2, null);
    expect((await open(token)).homes[1]?.answer).toBeNull();
  });

  it.each([
    ['a position that is not there', 8, { answer: 'like' }, [404, 422]],
    ['another answer', 1, { answer: 'maybe' }, [422]],
    ['a field of its own', 1, { answer: 'like', sentence: 'mine' }, [422]],
  ])('refuses %s', async (_, position, body, expected) => {
    const draft = await at.propose();
    const homes = draft.homes.slice(0, 5).map(({ property_id }) => ({ property_id, sentence: '' }));
    await salesman(updateShortlist, { params: { id: draft.id }, body: { homes } });
    const { token } = await at.send(draft);
    const refused = await reader(answerSharedShortlist, { params: { token, position }, body });
    expect(expected).toContain(refused.statusCode);
  });

  it('and the first opening notify staff; later openings are only counted', async () => {
    const { sent, token } = await at.send();
    await reader(getSharedShortlist, { params: { token } });
    for (let i = 0; i < 3; i += 1) await reader(openSharedShortlist, { params: { token } });
    const list = (await lists()).find(({ id }) => id === sent.id);
    expect(list).toMatchObject({ open_count: 3, updated_at: sent.updated_at });
    const lines = (await timeline('shortlist_opened')).filter(
      ({ data }) => data.shortlist_id === sent.id,
    );
    expect(lines).toHaveLength(1);
  });

  it('is no longer accepted after the lead is erased (security 31)', async () => {
    const { token } = await at.send();
    await at.setLead({ hiddenAt: new Date() });
    expect((await reader(getSharedShortlist, { params: { token } })).statusCode).toBe(404);
    await at.setLead({ hiddenAt: null });
  });
});

it('sending stops at the daily limit of links (security 16)', async () => {
  const [sender] = await at.db
    .select({ id: shareLinks.createdBy, propertyId: shareLinks.propertyId })
    .from(shareLinks)
    .limit(1);
  await at.db.insert(shareLinks).values(
    Array.from({ length: 200 }, (_, i) => ({
      ...{ tokenHash: `quota-${i}`, locale: 'en', email: 'quota@example.com' },
      ...{ propertyId: sender?.propertyId ?? 0, createdBy: sender?.id ?? null },
      expiresAt: new Date(),
    })),
  );
  const draft = await at.propose();
  const answer = await salesman(sendShortlist, sendingOf(draft));
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'share.quota']);
  await at.db
    .delete(shareLinks)
    .where(and(eq(shareLinks.email, 'quota@example.com'), eq(shareLinks.locale, 'en')));
});
