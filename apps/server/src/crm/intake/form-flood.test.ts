import { getBoard, getLead, listLeads } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, freshAddress, signedIn } from '../../../test/people.ts';
import type { TestApp } from '../../../test/test-app.ts';
import {
  forgetEmails,
  openIntakeApp,
  visitorPost as post,
  submitPost,
} from '../../../test/visitor-posts.ts';
import { leadMailWindows, leads, mailOutbox, users } from '../../platform/db/schema/index.ts';
import { inTransaction } from '../../platform/http/context.ts';
import { sendNextDigest } from '../leads/reminders/lead-digest.service.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openIntakeApp();
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());
beforeEach(() => forgetEmails(test));

const submit = (body: object) => submitPost(test, body);

describe('a flood of posts to the public form (security 14)', () => {
  const ANSWERS = Array(4).fill({ label: 'Q'.repeat(200), answer: 'x'.repeat(1_700) });
  const TARGET = { id: 8, email: 'curator@alpha.test' };

  /** 200 different posts that name one colleague, from twelve addresses. */
  async function postMany(count: number, adicionales: object[]) {
    const { app } = test;
    const addresses = Array.from({ length: 12 }, freshAddress);
    const send = async (i: number) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/public/leads',
        remoteAddress: addresses[i % addresses.length] ?? '',
        payload: post({ user_id: TARGET.id, adicionales }),
      });
      return { statusCode: answer.statusCode, body: answer.json() };
    };
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    // As many at once as a server accepts.
    for (let i = 0; i < count; i += 40)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(40, count - i) }, (_, j) => send(i + j)),
        )),
      );
    return answers;
  }
  const mailsTo = async ({ email }: typeof TARGET) =>
    test.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  const endTheHour = () =>
    test.database.db
      .update(leadMailWindows)
      .set({ startedAt: new Date(Date.now() - 61 * 60_000) })
      .where(eq(leadMailWindows.userId, TARGET.id));
  const ctx = () => ({
    ...{ db: test.database.db, deps: test.deps, log: test.app.log, locale: 'en' as const },
    ...{ ip: '', userAgent: undefined, viewer: null },
  });

  it('of 200 posts of 58 kB: all are refused, with a reason', async () => {
    const bigAnswers = Array(29).fill({ label: 'a', answer: 'x'.repeat(1_980) });
    for (const { statusCode, body } of await postMany(200, bigAnswers)) {
      expect(statusCode).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['adicionales']);
    }
    expect(await mailsTo(TARGET)).toEqual([]);
  });

  it('of 200 posts within the limits: ten emails and one digest, and every lead is kept whole', async () => {
    const { db } = test.database;
    await db.update(users).set({ locale: 'es' }).where(eq(users.id, TARGET.id));
    const before = await db.$count(leads, eq(leads.userId, TARGET.id));
    const sent = await postMany(200, ANSWERS);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200));
    // The sender does not learn from the answer that emails are held.
    const shapes = sent.map(({ body: { id: _, email: __, ...same } }) => JSON.stringify(same));
    expect(new Set(shapes).size).toBe(1);
    expect(await db.$count(leads, eq(leads.userId, TARGET.id))).toBe(before + 200);
    expect(await mailsTo(TARGET)).toHaveLength(10);

    // Not before its hour is over, then once, however many processes look for it.
    expect(await sendNextDigest(ctx())).toBe(false);
    await endTheHour();
    // A process that dies meanwhile has sent nothing, and the next one sends it.
    const killed = inTransaction(ctx(), async (ctx) => {
      expect(await sendNextDigest(ctx)).toBe(true);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    await Promise.all(Array.from({ length: 4 }, () => sendNextDigest(ctx())));
    const [digest, ...more] = (await mailsTo(TARGET)).filter(({ subject }) =>
      subject.startsWith('190 '),
    );
    expect(more).toEqual([]);
    expect(digest).toMatchObject({ subject: '190 contactos nuevos más', locale: 'es' });
    expect(digest?.text).toContain(`https://alpha.example.com/app/contacts?user_id=${TARGET.id}`);
    expect(await mailsTo(TARGET)).toHaveLength(11);

    // The list is small, and the lead itself has every word.
    const list = await admin(listLeads, { query: { user_id: TARGET.id } });
    expect(list.json().length).toBeGreaterThanOrEqual(200);
    expect(list.body).not.toContain('xxxx');
    expect(list.body.length).toBeLessThan(list.json().length * 1_000);
    const board = await admin(getBoard, { query: { user_id: TARGET.id } });
    expect(board.body).not.toContain('xxxx');
    const { body: first } = sent[0] ?? {};
    const lead = (await admin(getLead, { params: { id: first.id } })).json();
    expect(lead.adicionales).toEqual(ANSWERS);
  });

  it('does not silence the next hour: a new lead is announced again, after the digest of the last one', async () => {
    await postMany(12, []);
    expect(await mailsTo(TARGET)).toHaveLength(10);
    await endTheHour();
    // The worker has not come yet: the post itself sends what was held.
    const { id } = await submit(post({ user_id: TARGET.id }));
    const mails = await mailsTo(TARGET);
    expect(mails).toHaveLength(12);
    expect(mails.filter(({ subject }) => subject.startsWith('2 '))).toHaveLength(1);
    expect(mails.some(({ text }) => text.includes(`/app/leads/${id}`))).toBe(true);
    expect(await sendNextDigest(ctx())).toBe(false);
  });

  it('holds nobody else’s emails, and writes no digest to a deleted user', async () => {
    await postMany(15, []);
    await submit(post({ user_id: 1 }));
    expect(await test.database.db.$count(mailOutbox)).toBe(11);
    await endTheHour();
    const { db } = test.database;
    const ofTarget = eq(users.id, TARGET.id);
    await db.update(users).set({ deactivatedAt: new Date() }).where(ofTarget);
    expect(await sendNextDigest(ctx())).toBe(true);
    await db.update(users).set({ deactivatedAt: null }).where(ofTarget);
    expect(await mailsTo(TARGET)).toHaveLength(10);
  });
});
