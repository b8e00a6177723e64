import { setTimeout as delay } from 'node:timers/promises';
import {
  type Activity,
  addActivity,
  answerSharedProperty,
  askSharedProperty,
  assignLeads,
  createLead,
  createReaderScenario,
  createShareLink,
  eraseLead,
  getBoard,
  getLead,
  getOwnUser,
  getSharedProperty,
  type Lead,
  listActivities,
  listLeadShares,
  listNotifications,
  listShares,
  openSharedProperty,
  READER_KEY_HEADER,
  type ResponseOf,
  revokeShare,
  type Share,
  setOwnLocale,
} from '@alpha/contract';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { type Caller, signedIn, tokenOf } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import { hashToken } from '../../accounts/auth/token.ts';
import {
  leadActivities,
  mailOutbox,
  scenarios,
  shareAnswers,
  shareLinks,
} from '../../platform/db/schema/index.ts';
import { MAX_NOTICES } from './notice-limit.ts';

let at: SharedHome;
beforeAll(async () => {
  at = await openSharedHome();
});
afterAll(async () => {
  at.test.app.server.closeAllConnections();
  await at.test.close();
});

let made = 0;
async function shareWithLead(phone = '1') {
  const email = `answers.${++made}@shares.test`;
  const form = { first_name: 'Ana', last_name: 'Reader', phone, email };
  const lead: Lead = (await at.salesman(createLead, { body: form })).json();
  return { lead, ...(await at.share({ email })) };
}
const answer = (token: string, body: object) =>
  at.reader(answerSharedProperty, { params: { token }, body });
const ask = (token: string, question: string) =>
  at.reader(askSharedProperty, { params: { token }, body: { question } });
const timeline = async ({ id }: Lead, kind: string): Promise<Activity[]> =>
  (await at.salesman(listActivities, { params: { id } }))
    .json()
    .filter((entry: Activity) => entry.kind === kind);
/** Made for nobody in particular. */
async function unaddressedLink(more: { message?: string } = {}) {
  const body = { property_id: at.home.id, locale: 'en', ...more } as const;
  const { id, url } = (await at.salesman(createShareLink, { body })).json();
  return { id, token: String(url).split('/').at(-1) ?? '' };
}
const lastAnswer = async ({ id }: Lead) =>
  ((await at.salesman(getLead, { params: { id } })).json() as Lead).last_answer;
const notices = (prefix: string) =>
  at.test.database.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.idempotencyKey, `${prefix}:%`))
    .orderBy(desc(mailOutbox.id));

describe('the answer to a shared report', () => {
  it('is on the page, in the timeline and on the board card, and can be changed', async () => {
    const { lead, token } = await shareWithLead();
    expect((await answer(token, { answer: 'like' })).json()).toEqual({
      answer: 'like',
      reason: '',
    });
    expect(await lastAnswer(lead)).toMatchObject({ answer: 'like', address: at.home.address });
    await answer(token, { answer: 'pass' });
    await answer(token, { answer: 'pass', reason: 'Too old' });
    const page = (await at.reader(getSharedProperty, { params: { token } })).json();
    expect(page.given_answer).toEqual({ answer: 'pass', reason: 'Too old' });
    // Changed within the hour: one entry.
    const entries = await timeline(lead, 'home_answered');
    expect(entries.map(({ data }) => [data.answer, data.reason])).toEqual([['pass', 'Too old']]);
    const [share] = (await at.salesman(listLeadShares, { params: { id: lead.id } })).json();
    expect(share.given_answer).toEqual({ answer: 'pass', reason: 'Too old' });
    await answer(token, { answer: null });
    expect(await lastAnswer(lead)).toBeNull();
    expect(await timeline(lead, 'home_answered')).toEqual([]);
  });

  it('raises the card and marks it, until somebody contacts the lead', async () => {
    const { lead, token } = await shareWithLead();
    await at.salesman(createLead, {
      body: { first_name: 'Later', last_name: 'One', phone: '1', email: 'later@shares.test' },
    });
    const column = async () => {
      const board: ResponseOf<typeof getBoard> = (await at.salesman(getBoard, {})).json();
      return board.columns.find(({ status }) => status.id === lead.lead_status_id)?.leads ?? [];
    };
    const before = (await column()).find(({ id }) => id === lead.id);
    expect((await column())[0]).toMatchObject({ first_name: 'Later', signal: null });
    await at.reader(openSharedProperty, { params: { token } });
    expect((await column())[0]).toMatchObject({ id: lead.id, signal: { kind: 'opened' } });
    await answer(token, { answer: 'pass', reason: 'Too far' });
    const street = at.home.address.split(',')[0];
    const [card] = await column();
    expect(card).toMatchObject({
      id: lead.id,
      signal: { kind: 'pass', address: street, opens: 1, words: 'Too far' },
      // Arrival and touches are the team's; only the order changes.
      last_touched_at: before?.last_touched_at,
      version: before?.version,
    });
    expect(card?.active_at).toBe(card?.signal && new Date(card.signal.at).toISOString());
    await at.salesman(addActivity, { params: { id: lead.id }, body: { kind: 'note', body: 'Hi' } });
    expect((await column())[0]).toMatchObject({ id: lead.id, signal: null });
  });

  it('reaches the owner’s open screens at once', async () => {
    const { lead, token } = await shareWithLead();
    const origin = await at.test.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await readEvents(origin, await tokenOf(at.test, 'salesman@alpha.test'));
    await answer(token, { answer: 'like' });
    const event = await stream.next(
      (each) => each.kind === 'changed' && 'lead_id' in each && each.lead_id === lead.id,
    );
    expect(event).toMatchObject({ user_id: lead.user_id });
    stream.stop();
  });

  it('is emailed to the sender once, in the sender’s language, with the latest state', async () => {
    await at.salesman(setOwnLocale, { body: { locale: 'es' } });
    const { token, body } = await shareWithLead();
    const before = (await notices('answer')).length;
    await answer(token, { answer: 'pass' });
    await answer(token, { answer: 'pass', reason: 'El techo es viejo' });
    const mails = await notices('answer');
    expect(mails).toHaveLength(before + 1);
    const [mail] = mails;
    expect(mail).toMatchObject({ recipient: 'salesman@alpha.test', replyTo: body.email });
    expect(mail?.subject).toBe(`Ana Reader dijo que no a ${at.home.address}`);
    expect(mail?.text).toContain('El techo es viejo');
    expect(mail?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now());
  });

  it('that is taken back at once is not emailed', async () => {
    const { token } = await shareWithLead();
    const before = (await notices('answer')).length;
    await answer(token, { answer: 'like' });
    await answer(token, { answer: null });
    expect(await notices('answer')).toHaveLength(before);
  });

  it('with a reason is kept only for a no', async () => {
    const { token } = await shareWithLead();
    const liked = await answer(token, { answer: 'like', reason: 'Nice' });
    expect(liked.json()).toEqual({ answer: 'like', reason: '' });
  });
});

it('what a lead says after it was handed to another team is for its new owner alone (security 10)', async () => {
  const { lead, token } = await shareWithLead();
  const [admin, leader, owner] = await Promise.all(
    ['admin', 'leader', 'curator'].map((name) => signedIn(at.test, `${name}@alpha.test`)),
  );
  const { id: user_id } = (await owner?.(getOwnUser, {}))?.json() ?? {};
  await admin?.(assignLeads, { body: { ids: [lead.id], user_id } });
  await answer(token, { answer: 'pass', reason: 'The commute' });
  await ask(token, 'Is there a school?');
  for (const kind of ['answer', 'question']) {
    const [mail] = await notices(kind);
    expect(mail).toMatchObject({ recipient: 'curator@alpha.test', replyTo: lead.email });
    expect(mail?.text).toContain('Ana Reader');
  }
  const said = /commute|school/;
  const bell = async (caller: Caller | undefined) =>
    JSON.stringify((await caller?.(listNotifications, {}))?.json());
  const listed = async (caller: Caller | undefined) =>
    JSON.stringify((await caller?.(listShares, { params: { id: at.home.id } }))?.json());
  expect(await bell(owner)).toMatch(said);
  expect((await owner?.(listLeadShares, { params: { id: lead.id } }))?.body).toMatch(said);
  for (const former of [at.salesman, leader]) {
    expect(await bell(former)).not.toMatch(said);
    expect(await listed(former)).toContain(lead.email);
    expect(await listed(former)).not.toMatch(said);
  }
  expect(await listed(admin)).toMatch(said);
});

describe('a question about a shared report', () => {
  it('reaches timeline, board and sender, and a repeated press asks once', async () => {
    const { lead, token } = await shareWithLead();
    expect((await ask(token, 'Is the roof new?')).statusCode).toBe(200);
    await ask(token, 'Is the roof new?');
    const [entry, ...more] = await timeline(lead, 'question_asked');
    expect([entry?.data.question, more]).toEqual(['Is the roof new?', []]);
    expect(await lastAnswer(lead)).toMatchObject({ answer: 'question' });
    const [mail] = await notices('question');
    expect(mail?.text).toContain('Is the roof new?');
    expect(mail?.recipient).toBe('salesman@alpha.test');
  });

  it('is refused after twenty emails caused by one link, until the next day (security 3)', async () => {
    const { token } = await shareWithLead();
    for (let i = 0; i < MAX_NOTICES; i += 1) await ask(token, `Question ${i}`);
    const refused = await ask(token, 'One more');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    await at.test.database.db
      .update(shareLinks)
      .set({ noticesSince: new Date(Date.now() - 86_400_000) })
      .where(eq(shareLinks.tokenHash, hashToken(token)));
    expect((await ask(token, 'One more')).statusCode).toBe(200);
  });
});

describe('the reader of a link made for nobody in particular', () => {
  const READER = { name: 'Ana Paz', contact: 'ana.paz@reader.test' };
  const setLocale = (locale: 'en' | 'es') => at.salesman(setOwnLocale, { body: { locale } });

  it('is not known to the page, and is named to the sender as they choose', async () => {
    await setLocale('en');
    const { id, token } = await unaddressedLink();
    const page = async () => (await at.reader(getSharedProperty, { params: { token } })).json();
    expect((await page()).reply_by).toBeNull();
    const body = { question: 'Is the roof new?', reader: READER };
    expect((await at.reader(askSharedProperty, { params: { token }, body })).statusCode).toBe(200);
    const [mail] = await notices('question');
    expect(mail).toMatchObject({ recipient: 'salesman@alpha.test', replyTo: READER.contact });
    expect(mail?.subject).toBe(`Ana Paz has a question about ${at.home.address}`);
    expect(mail?.text).toContain('Reply to this email to answer.');
    expect(mail?.text).toContain(READER.contact);
    // The sender finds it in the list of the report; the page never shows it to another reader.
    const shares = (await at.salesman(listShares, { params: { id: at.home.id } })).json();
    const listed = shares.find((each: { id: number }) => each.id === id);
    expect(listed).toMatchObject({ email: '', reader: READER, question: 'Is the roof new?' });
    expect(JSON.stringify(await page())).not.toMatch(/Ana Paz|reader\.test/);
  });

  it.each([
    ['en', 'A reader likes', 'They left no contact details.', 'Open report'],
    ['es', 'A un lector le gusta', 'No dejó datos de contacto.', 'Abrir informe'],
  ] as const)('may stay unknown: the email in %s promises no reply', async (locale, ...words) => {
    await setLocale(locale);
    const { token } = await unaddressedLink();
    await answer(token, { answer: 'like' });
    const [mail] = await notices('answer');
    expect(mail?.replyTo).toBeNull();
    expect(mail?.subject).toBe(`${words[0]} ${at.home.address}`);
    for (const line of words.slice(1)) expect(mail?.text).toContain(line);
    expect(mail?.text).not.toMatch(/ (to|a) \./);
    expect(mail?.text).toContain(`/app/property/${encodeURIComponent(at.home.address)}`);
  });

  it('leaves a phone number, which no email can reply to; nonsense is refused', async () => {
    await setLocale('en');
    const { token } = await unaddressedLink();
    const reader = { name: '', contact: '+57 301 555 0100' };
    await answer(token, { answer: 'pass', reader });
    const [mail] = await notices('answer');
    expect([mail?.replyTo, mail?.subject]).toEqual([
      null,
      `${reader.contact} said no to ${at.home.address}`,
    ]);
    for (const contact of ['call me', 'a@b', '12'])
      expect((await answer(token, { answer: 'like', reader: { contact } })).statusCode).toBe(422);
  });

  it('speaks for nobody else who has the link (security 15)', async () => {
    await setLocale('en');
    const { id, token } = await unaddressedLink();
    const [ana, bob] = ['ana', 'bob'].map((name) => ({
      headers: { [READER_KEY_HEADER]: `${name}-0123456789-0123456789` },
    }));
    const given = async (headers?: object) =>
      (await at.reader(getSharedProperty, { params: { token }, ...headers })).json().given_answer;
    const say = (body: object, headers?: object) =>
      at.reader(answerSharedProperty, { params: { token }, body, ...headers });
    const no = { answer: 'pass', reason: 'Too far from my mother' };
    await say({ ...no, reader: READER }, ana);
    for (const other of [bob, undefined])
      expect(await given(other)).toEqual({ answer: null, reason: '' });
    for (const other of [bob, undefined]) {
      await say({ answer: 'like' }, other);
      const [mail] = await notices('answer');
      expect([mail?.subject, mail?.replyTo]).toEqual([`A reader likes ${at.home.address}`, null]);
      expect(mail?.text).not.toMatch(/Ana|mother/);
    }
    expect(await given(ana)).toEqual(no);
    // The same reader need not say the name again.
    await at.reader(askSharedProperty, { params: { token }, body: { question: 'Why?' }, ...ana });
    expect((await notices('question'))[0]?.replyTo).toBe(READER.contact);
    const shares: Share[] = (await at.salesman(listShares, { params: { id: at.home.id } })).json();
    const listed = shares.find((each) => each.id === id);
    expect(listed).toMatchObject({ given_answer: no, question: 'Why?', reader: READER });
    const unknown = { given_answer: { answer: 'like', reason: '' }, reader: { name: '' } };
    expect(listed?.other_readers).toMatchObject([unknown, unknown]);
  });

  it('reaches no lead by claiming its address, and cannot rename a known reader (security 10)', async () => {
    const { lead, token } = await shareWithLead();
    const claim = { name: 'Somebody else', contact: lead.email };
    const { token: other } = await unaddressedLink();
    await answer(other, { answer: 'like', reader: claim });
    expect(await lastAnswer(lead)).toBeNull();
    await answer(token, { answer: 'like', reader: { ...claim, contact: 'else@reader.test' } });
    const [mail] = await notices('answer');
    expect(mail).toMatchObject({ replyTo: lead.email });
    expect(mail?.subject).toMatch(/^Ana Reader likes/);
  });
});

describe('no answer is taken (security 15)', () => {
  const refusals = async (token: string) => {
    const both = [await answer(token, { answer: 'like' }), await ask(token, 'Why?')];
    for (const { headers } of both) expect(headers['cache-control']).toBe('private, no-store');
    return both.map((each) => [each.statusCode, each.json().code]);
  };
  const NOT_FOUND = [404, 'share.notFound'];

  it.each(['revoked', 'expired', 'unknown'])('by a link that is %s', async (state) => {
    const { lead, token } = await shareWithLead();
    const [share] = (await at.salesman(listLeadShares, { params: { id: lead.id } })).json();
    if (state === 'revoked') await at.salesman(revokeShare, { params: { id: share.id } });
    if (state === 'expired')
      await at.test.database.db
        .update(shareLinks)
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where(eq(shareLinks.tokenHash, hashToken(token)));
    const asked = state === 'unknown' ? 'x'.repeat(43) : token;
    expect(await refusals(asked)).toEqual([NOT_FOUND, NOT_FOUND]);
    expect(await lastAnswer(lead)).toBeNull();
  });

  type Sent = Awaited<ReturnType<typeof shareWithLead>>;
  const shareOf = async ({ lead }: Sent) =>
    (await at.salesman(listLeadShares, { params: { id: lead.id } })).json()[0];

  it.each([
    [
      'revoked',
      async (sent: Sent) => {
        const { id } = await shareOf(sent);
        return at.salesman(revokeShare, { params: { id } });
      },
    ],
    [
      'erased with the lead',
      async ({ lead: { id, email } }: Sent) => {
        const leader = await signedIn(at.test, 'leader@alpha.test');
        return leader(eraseLead, { params: { id }, body: { email } });
      },
    ],
  ])('by a link that is %s while it is on its way', async (_, end) => {
    const { db } = at.test.database;
    const begin = db.transaction.bind(db);
    const late: ((token: string) => Promise<{ statusCode: number }>)[] = [
      (token) => answer(token, { answer: 'pass', reason: 'late words' }),
      (token) => ask(token, 'late words'),
      (token) => at.reader(openSharedProperty, { params: { token } }),
      (token) =>
        at.reader(createReaderScenario, {
          params: { token },
          body: { name: 'late words', changes: { inputs: { holdYears: 8 } } },
        }),
    ];
    for (const send of late) {
      const sent = await shareWithLead();
      const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work, config) => {
        expect((await end(sent)).statusCode).toBe(200);
        return begin(work, config);
      });
      expect((await send(sent.token)).statusCode).toBe(404);
      spy.mockRestore();
    }
    for (const table of [leadActivities, mailOutbox, shareAnswers, scenarios])
      expect(JSON.stringify(await db.select().from(table))).not.toContain('late words');
  });

  it('by a link whose end another transaction is storing', async () => {
    const { token } = await shareWithLead();
    const isLink = eq(shareLinks.tokenHash, hashToken(token));
    const late = await at.test.database.db.transaction(async (tx) => {
      await tx.update(shareLinks).set({ revokedAt: new Date() }).where(isLink);
      const answering = answer(token, { answer: 'like' });
      await delay(100);
      return { answering };
    });
    expect((await late.answering).statusCode).toBe(404);
  });

  it.each([
    ['another word', { answer: 'maybe' }],
    ['a reason that is too long', { answer: 'pass', reason: 'x'.repeat(501) }],
    ['a field of its own', { answer: 'like', lead_id: 1 }],
  ])('with %s', async (_, body) => {
    const { token } = await shareWithLead();
    expect((await answer(token, body)).statusCode).toBe(422);
  });
});

it('erasing the lead erases message, answer and question (security 31)', async () => {
  const { lead, token } = await shareWithLead('+57 301 555 0199');
  const { id: unaddressed, token: asked } = await unaddressedLink();
  await at.reader(askSharedProperty, {
    params: { token: asked },
    body: { question: 'With a pool?', reader: { name: 'Ana', contact: lead.email } },
  });
  const phoned = await unaddressedLink({ message: `As agreed with ${lead.email}.` });
  const reader = { name: 'Ana', contact: lead.phone };
  await answer(phoned.token, { answer: 'pass', reason: 'Less garden', reader });
  await at.reader(createReaderScenario, {
    params: { token: phoned.token },
    body: { name: 'The pool plan', changes: { inputs: { holdYears: 8 } } },
  });
  await answer(token, { answer: 'pass', reason: 'Ana wants a garden' });
  await ask(token, 'Ana asks: is there a pool?');
  const leader = await signedIn(at.test, 'leader@alpha.test');
  const erased = { params: { id: lead.id }, body: { email: lead.email } };
  expect((await leader(eraseLead, erased)).statusCode).toBe(200);
  const { db } = at.test.database;
  const [link] = await db
    .select({ message: shareLinks.message, answer: shareAnswers })
    .from(shareLinks)
    .leftJoin(shareAnswers, eq(shareAnswers.shareId, shareLinks.id))
    .where(eq(shareLinks.tokenHash, hashToken(token)));
  expect(link?.message).toBe('');
  expect(link?.answer).toMatchObject({ answer: null, reason: '', question: '' });
  const [said] = await db.select().from(shareAnswers).where(eq(shareAnswers.shareId, unaddressed));
  expect(said).toMatchObject({ question: '', readerName: '', readerContact: '' });
  const mails = await db.select().from(mailOutbox);
  // An encrypted text has any four letters by chance.
  const readable = JSON.stringify(mails).replaceAll(/aes-256-gcm:[^"\\]*/g, '');
  expect(readable).not.toMatch(/garden|pool/);
  expect(readable).not.toContain(lead.email);
  expect(JSON.stringify(await db.select().from(scenarios))).not.toContain('pool');
  const [open] = await db.select().from(shareLinks).where(eq(shareLinks.id, phoned.id));
  expect(open).toMatchObject({ message: 'As agreed with ….', revokedAt: null });
});
