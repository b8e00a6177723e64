import { listShares, revokeShare, type Share, sendProperty } from '@alpha/contract';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SLOW_MS, startMailServer } from '../../../test/mail-server.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp, testConfig } from '../../../test/test-app.ts';
import { mailOutbox, properties, shareLinks } from '../../platform/db/schema/index.ts';
import { deliverNextMail } from '../../platform/mail/deliver-mail.ts';
import { startMailLoop } from '../../platform/mail/mail-loop.ts';
import { openMailTransport } from '../../platform/mail/mail-transport.ts';

let test: TestApp;
let salesman: Caller;
let homeId: number;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 5 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  const [home] = await test.database.db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.status, 'active'))
    .limit(1);
  homeId = home?.id ?? 0;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(mailOutbox);
  await test.database.db.delete(shareLinks);
  server = await startMailServer();
  test.deps.config.smtpUrl = server.url;
});
afterEach(() => server.stop());

const send = async (email: string, key = `key of ${email}`) => {
  const body = {
    property_id: homeId,
    email,
    subject: 'Una casa',
    message: 'Mire el techo.\n\nLlámeme.',
    locale: 'es',
    idempotency_key: key,
  };
  const start = performance.now();
  const answer = await salesman(sendProperty, { body });
  return { status: answer.statusCode, tookMs: performance.now() - start };
};

async function deliver(): Promise<number> {
  const transport = openMailTransport(test.deps.config);
  let tried = 0;
  while (await deliverNextMail(test.deps, transport)) tried += 1;
  transport.close();
  return tried;
}

async function deliveries() {
  const shares: Share[] = (await salesman(listShares, { params: { id: homeId } })).json();
  return Object.fromEntries(shares.map(({ email, delivery }) => [email, delivery]));
}

const rows = () => test.database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
const makeDue = () => test.database.db.update(mailOutbox).set({ nextAttemptAt: new Date(0) });
const idOf = (message = '') => /^Message-ID: (.+)$/m.exec(message)?.[1];

/** Quoted-printable back to text. */
const plain = (message = '') =>
  Buffer.from(
    message
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

describe('a mailed report', () => {
  it('embeds a small picture, and its text part has the same content', async () => {
    await send('ana@example.com');
    await deliver();
    const [message = ''] = server.received;
    const email = plain(message);
    // Replies go to the sender, not to the mail account.
    expect(message).toMatch(/\r\nReply-To: [^\r]+<salesman@alpha\.test>\r\n/);
    const cid = /src="cid:([^"]+)"/.exec(email)?.[1] ?? 'none';
    expect(email.includes(`<${cid}>`)).toBe(true);
    expect(/src="(data|https?):/.test(email)).toBe(false);
    const encoded = /Content-Type: image\/jpeg[\s\S]+?\r\n\r\n([\w+/=\r\n]+)/.exec(message)?.[1];
    const bytes = Buffer.from(encoded ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1120 });
    expect(bytes.length).toBeLessThan(80_000);
    const text = email.slice(email.indexOf('text/plain'), email.indexOf('text/html'));
    for (const words of ['Mire el techo.', 'ROI total', '/property/share/', 'Recibe este mensaje'])
      expect(text).toContain(words);
  });

  it('does not wait for a slow mail server, and arrives (security 16)', async () => {
    server.setMood('is slow');
    const loop = startMailLoop(test.deps, test.app.log);
    const answers = [await send('ana@example.com'), await send('luis@example.com')];
    for (const { status, tookMs } of answers) {
      expect(status).toBe(200);
      expect(tookMs).toBeLessThan(SLOW_MS - 500);
    }
    await expect
      .poll(async () => (await rows()).map(({ status }) => status))
      .toEqual(['sent', 'sent']);
    await loop.stop();
    expect(server.received).toHaveLength(2);
  });

  it('does not wait for a mail server that is down, and goes out when it is back (security 16)', async () => {
    await server.stop();
    expect(await send('ana@example.com')).toMatchObject({ status: 200 });
    await deliver();
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    server = await startMailServer();
    test.deps.config.smtpUrl = server.url;
    await makeDue();
    await deliver();
    expect(server.received).toHaveLength(1);
  });

  it('one permanently rejected address does not block the others (security 16)', async () => {
    server.setRefusal('gone@example.com', 550);
    await send('gone@example.com');
    await send('luis@example.com');
    expect(await deliveries()).toEqual({
      'gone@example.com': 'waiting',
      'luis@example.com': 'waiting',
    });
    expect(await deliver()).toBe(2);
    // The API answered before the rejection, so the share's delivery state shows it.
    expect(await deliveries()).toEqual({
      'gone@example.com': 'failed',
      'luis@example.com': 'sent',
    });
    expect(await rows()).toMatchObject([
      {
        recipient: 'gone@example.com',
        status: 'failed',
        lastError: expect.stringContaining('550'),
      },
      { recipient: 'luis@example.com', status: 'sent' },
    ]);
    await makeDue();
    expect(await deliver()).toBe(0);
    expect(server.received).toHaveLength(1);
  });

  it('without a mail server is reported as saved to a file, even if one is configured later', async () => {
    test.deps.config.smtpUrl = undefined;
    await send('ana@example.com');
    await deliver();
    expect(await deliveries()).toEqual({ 'ana@example.com': 'kept' });
    test.deps.config.smtpUrl = server.url;
    await send('luis@example.com');
    await deliver();
    expect(await deliveries()).toEqual({ 'ana@example.com': 'kept', 'luis@example.com': 'sent' });
  });

  it('a temporarily rejected address is retried with growing delays (security 16)', async () => {
    server.setRefusal('ana@example.com', 451);
    await send('ana@example.com');
    const waits = [];
    for (let i = 0; i < 3; i += 1) {
      await makeDue();
      await deliver();
      const [row] = await rows();
      expect(row).toMatchObject({ status: 'queued', attempts: i + 1 });
      waits.push(Math.round(((row?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 10_000) * 10);
    }
    expect(waits).toEqual([30, 60, 120]);
    server.setRefusal('ana@example.com', null);
    await makeDue();
    await deliver();
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 4 }]);
    expect(server.received).toHaveLength(1);
  });

  it('after a mail server crash mid-delivery it is sent again with the same id (security 16)', async () => {
    server.setMood('dies half-way');
    await send('ana@example.com');
    await deliver();
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    expect(server.received).toEqual([]);
    server.setMood('accepts');
    await makeDue();
    await deliver();
    await makeDue();
    expect(await deliver()).toBe(0);
    expect(server.received).toHaveLength(1);
    const [row] = await rows();
    expect(idOf(server.received[0])).toContain(`mail-${row?.id}-`);
  });

  it('a retry with the same key sends nothing, before and after delivery (security 16)', async () => {
    await send('ana@example.com', 'one');
    await send('ana@example.com', 'one');
    await deliver();
    await send('ana@example.com', 'one');
    await deliver();
    expect(server.received).toHaveLength(1);
    await send('ana@example.com', 'two');
    await deliver();
    expect(server.received).toHaveLength(2);
    expect(await test.database.db.select().from(shareLinks)).toHaveLength(2);
  });

  it('is not sent when its link is revoked first', async () => {
    await send('ana@example.com');
    await send('luis@example.com');
    const shares: Share[] = (await salesman(listShares, { params: { id: homeId } })).json();
    const id = shares.find(({ email }) => email === 'ana@example.com')?.id ?? 0;
    await salesman(revokeShare, { params: { id } });
    await deliver();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain('To: luis@example.com');
  });

  it('is not retried when its link is revoked during delivery', async () => {
    server.setRefusal('ana@example.com', 451);
    await send('ana@example.com');
    await deliver();
    const db = test.database.db;
    await db.update(mailOutbox).set({ status: 'sending' });
    const [share]: Share[] = (await salesman(listShares, { params: { id: homeId } })).json();
    await salesman(revokeShare, { params: { id: share?.id ?? 0 } });
    await db.update(mailOutbox).set({ status: 'queued' });
    server.setRefusal('ana@example.com', null);
    await makeDue();
    await deliver();
    expect(server.received).toEqual([]);
  });

  it('is sent without a picture when the picture fails (security 16)', async () => {
    const { pictureFor, portraitFor } = await import('./share-picture.ts');
    const nowhere = { config: testConfig({ dataDir: '/nowhere' }) };
    expect(await pictureFor(nowhere, `/media/photos/${'a'.repeat(64)}`)).toBeNull();
    expect(await pictureFor(nowhere, 'https://example.com/house.jpg')).toBeNull();
    expect(await pictureFor(nowhere, undefined)).toBeNull();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="54"/>';
    const drawn = { ...nowhere, drawIllustration: async () => svg };
    const picture = await pictureFor(drawn, '/a.svg');
    expect(picture).toMatch(/^data:image\/jpeg;base64,/);
    expect(await pictureFor(drawn, '/a.svg')).toBe(picture);
    // The same file in another size is another picture.
    expect(await portraitFor(drawn, '/a.svg')).not.toBe(picture);
  });
});
