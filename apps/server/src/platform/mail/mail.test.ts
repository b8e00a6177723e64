import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SLOW_MS, startMailServer } from '../../../test/mail-server.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openTestApp, type TestApp, testConfig } from '../../../test/test-app.ts';
import { mailOutbox } from '../db/schema/index.ts';
import type { Ctx } from '../http/context.ts';
import { deliverNextMail } from './deliver-mail.ts';
import { queueMail } from './mail.service.ts';
import { startMailLoop } from './mail-loop.ts';
import { MAIL_LIMITS, openMailTransport } from './mail-transport.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(mailOutbox);
});

const contextOf = (): Ctx => ({
  db: test.database.db,
  deps: test.deps,
  log: test.app.log,
  locale: 'en',
  ip: '127.0.0.1',
  userAgent: undefined,
  viewer: null,
});

const queue = (key = 'one', recipient = 'reader@example.test') =>
  queueMail(contextOf(), {
    idempotencyKey: key,
    recipient,
    subject: 'Ten years, in figures',
    content: {
      title: 'A <b>bold</b> & risky title',
      paragraphs: ['First.', 'Señor Ñandú'],
      button: { label: 'Open', url: 'https://alpha.test/?a=1&b=2' },
    },
  });

const rows = () => test.database.db.select().from(mailOutbox);
const makeDue = () => test.database.db.update(mailOutbox).set({ nextAttemptAt: new Date(0) });

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  const deliver = async () => {
    const transport = openMailTransport(testConfig({ smtpUrl: server.url }));
    let tried = 0;
    while (await deliverNextMail(test.deps, transport)) tried += 1;
    transport.close();
    return tried;
  };

  it('sends once, as text and HTML, with everything escaped (security 16)', async () => {
    await queue();
    await queue();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(server.received).toHaveLength(1);
    const [message = ''] = server.received;
    expect(message).toContain('To: reader@example.test');
    expect(message).toContain('From: Alpha Agent <no-reply@localhost>');
    expect(message).toContain('text/plain');
    expect(message).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; risky title');
    expect(message.slice(message.indexOf('text/html'))).not.toContain('<b>bold</b>');
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  it.each(['refuses for now', 'hangs up'] as const)(
    'retries when it %s (security 16)',
    async (mood) => {
      server.setMood(mood);
      await queue();
      expect(await deliver()).toBe(1);
      expect(await rows()).toMatchObject([
        { status: 'queued', attempts: 1, lastError: expect.any(String) },
      ]);
      expect(await deliver()).toBe(0);
      server.setMood('accepts');
      await makeDue();
      expect(await deliver()).toBe(1);
      expect(server.received).toHaveLength(1);
      expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
    },
  );

  it('gives up on permanent rejections and continues with the rest', async () => {
    server.setMood('refuses for ever');
    await queue('bad');
    expect(await deliver()).toBe(1);
    expect(await rows()).toMatchObject([{ status: 'failed' }]);
    server.setMood('accepts');
    await queue('good');
    expect(await deliver()).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    'a@one.test,b@two.test',
    'a@one.test\r\nBcc: b@two.test',
    '<a@one.test> b@two.test',
    '-',
  ])('writes to exactly one address, never to %j (security 16)', async (recipient) => {
    await queue('many', recipient);
    expect(await deliver()).toBe(1);
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'failed' }]);
  });

  it.each(['refuses our password', 'refuses everybody'] as const)(
    'loses nothing while it %s, which is our problem to fix (security 16)',
    async (mood) => {
      server.setMood(mood);
      await queue();
      const url = server.url.replace('//', '//user:wrong@');
      const transport = openMailTransport(testConfig({ smtpUrl: url }));
      expect(await deliverNextMail(test.deps, transport)).toBe(true);
      expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    },
  );

  it('sends once when two processes work and one of them is slow (security 16)', async () => {
    for (let i = 0; i < 10; i += 1) await queue(`message-${i}`);
    let sent = 0;
    const slow = {
      send: async () => {
        sent += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      },
      isServer: true,
      close: () => {},
    };
    const work = async () => {
      while (await deliverNextMail(test.deps, slow));
    };
    await Promise.all([work(), work()]);
    expect(sent).toBe(10);
    expect((await rows()).every(({ status }) => status === 'sent')).toBe(true);
  });

  it('a server that takes long to confirm an email gets it once (security 16)', async () => {
    server.setMood('is slow');
    await queue();
    const limits = { connectMs: SLOW_MS / 10, replyMs: SLOW_MS * 3 };
    const transport = openMailTransport(testConfig({ smtpUrl: server.url }), limits);
    expect(await deliverNextMail(test.deps, transport)).toBe(true);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1 }]);
    expect(server.received).toHaveLength(1);
  });

  it('waits ten minutes for the confirmation of an email, and nobody else claims it meanwhile (security 16)', async () => {
    expect(MAIL_LIMITS.replyMs).toBeGreaterThanOrEqual(10 * 60_000);
    await queue();
    let leaseUntil = 0;
    const looking = {
      send: async () => {
        leaseUntil = (await rows())[0]?.nextAttemptAt.getTime() ?? 0;
      },
      isServer: true,
      close: () => {},
    };
    await deliverNextMail(test.deps, looking);
    expect(leaseUntil - Date.now()).toBeGreaterThan(MAIL_LIMITS.replyMs);
  });

  it('an email stays with its process for as long as it is being sent (security 16)', async () => {
    await queue();
    let sent = 0;
    const slow = {
      send: async () => {
        sent += 1;
        await new Promise((resolve) => setTimeout(resolve, 1_700));
      },
      isServer: true,
      close: () => {},
    };
    const lease = { ms: 1_000, renewMs: 50 };
    const first = deliverNextMail(test.deps, slow, lease);
    await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(await deliver()).toBe(0);
    await first;
    expect([sent, server.received.length]).toEqual([1, 0]);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  it('an email that is slow to be confirmed does not block others (security 16)', async () => {
    server.setMood('is slow');
    for (let i = 0; i < 4; i += 1) await queue(`message-${i}`);
    const start = performance.now();
    const config = testConfig({ smtpUrl: server.url });
    const loop = startMailLoop({ ...test.deps, config }, test.app.log);
    await expect
      .poll(async () => (await rows()).map(({ status }) => status))
      .toEqual(['sent', 'sent', 'sent', 'sent']);
    await loop.stop();
    expect(performance.now() - start).toBeLessThan(3 * SLOW_MS);
    expect(server.received).toHaveLength(4);
  });

  it('a process that lost its claim does not overwrite the result', async () => {
    await queue();
    let finish = () => {};
    const stalled = {
      send: () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
      isServer: true,
      close: () => {},
    };
    const first = deliverNextMail(test.deps, stalled);
    await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
    await makeDue();
    server.setMood('refuses for now');
    await deliver();
    finish();
    await first;
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 2 }]);
  });

  it('does not send emails that are too late to be useful', async () => {
    await queue();
    await test.database.db.update(mailOutbox).set({ notAfter: new Date(Date.now() - 1) });
    await deliver();
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'failed' }]);
  });

  it('loses nothing while the server is down (security 16)', async () => {
    const { url } = server;
    await server.stop();
    await queue();
    const transport = openMailTransport(testConfig({ smtpUrl: url }));
    await deliverNextMail(test.deps, transport);
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    server = await startMailServer();
    await makeDue();
    expect(await deliver()).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  it('emails claimed by a dead process are sent when the lease expires, with the same id (security 25)', async () => {
    await queue();
    const dying = { send: () => new Promise<void>(() => {}), isServer: true, close: () => {} };
    void deliverNextMail(test.deps, dying);
    await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
    expect(await deliver()).toBe(0);
    await makeDue();
    expect(await deliver()).toBe(1);
    expect(server.received[0]).toMatch(/Message-ID: <mail-\d+-\d+@localhost>/);
  });

  it.each([
    ['embedded', 'sent'],
    ['postgres', 'sending'],
  ] as const)(
    'at the start, with the %s database, a message claimed before is %s (security 25)',
    async (kind, status) => {
      await queue('claimed');
      const dying = { send: () => new Promise<void>(() => {}), isServer: true, close: () => {} };
      void deliverNextMail(test.deps, dying);
      await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
      await queue('waiting');
      const config = testConfig({ smtpUrl: server.url });
      const database = { ...test.database, kind };
      const loop = startMailLoop({ ...test.deps, config, database }, test.app.log);
      const statusOf = async (key: string) =>
        (await rows()).find(({ idempotencyKey }) => idempotencyKey === key)?.status;
      await expect.poll(() => statusOf('waiting')).toBe('sent');
      await expect.poll(() => statusOf('claimed')).toBe(status);
      await loop.stop();
    },
  );
});

describe('without a mail server', () => {
  it('stores messages as files that only the owner can read', async () => {
    const dataDir = temporaryFolder();
    await queue();
    await deliverNextMail(test.deps, openMailTransport(testConfig({ dataDir })));
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    expect(name).toMatch(/^mail-\d+-\d+-localhost\.eml$/);
    const path = join(dataDir, 'outbox', name);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toContain('Subject: Ten years, in figures');
    // Done with, and yet no server has taken it.
    expect(await rows()).toMatchObject([{ status: 'sent', sentAt: null }]);
  });

  it('keeps them queued while the disk rejects them', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'outbox'), 'a file where the folder should be');
    await queue();
    await deliverNextMail(test.deps, openMailTransport(testConfig({ dataDir })));
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1 }]);
  });
});
