import { getMailState, sendProperty } from '@alpha/contract';
import { formatDate } from '@alpha/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import { shareLinks } from '../../db/schema/index.ts';

let at: SharedHome;
let salesman: Caller;
let reader: Caller;
beforeAll(async () => {
  at = await openSharedHome();
  ({ salesman, reader } = at);
});
afterAll(() => at.test.close());

describe('sending', () => {
  it('16: a retry sends once, also when both come at the same moment', async () => {
    const body = at.letter({ idempotency_key: 'once' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => salesman(sendProperty, { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const again = at.letter({ email: body.email, idempotency_key: 'twice' });
    await salesman(sendProperty, { body: again });
    const links = (await at.sharesOf(salesman)).filter(({ email }) => email === body.email);
    expect(links).toHaveLength(2);
    // The same key for somebody else is another message.
    const other = at.letter({ idempotency_key: 'once' });
    await salesman(sendProperty, { body: other });
    const theirs = (await at.sharesOf(salesman)).filter(({ email }) => email === other.email);
    expect(theirs).toHaveLength(1);
    const plain = at.letter();
    await salesman(sendProperty, { body: plain });
    await salesman(sendProperty, { body: plain });
    const same = (await at.sharesOf(salesman)).filter(({ email }) => email === plain.email);
    expect(same).toHaveLength(1);
  });

  it.each([
    ['a line break in the subject', { subject: 'Hi\r\nBcc: all@example.com' }],
    ['a line break in the address', { email: 'a@example.com\nbcc:b@example.com' }],
    ['a line break after the address', { email: 'a@example.com\r\n' }],
    ['no address', { email: 'nobody' }],
    ['an unknown language', { locale: 'fr' }],
    ['a field of its own', { from: 'ceo@example.com' }],
  ])('16: refuses %s', async (_, changes) => {
    const answer = await salesman(sendProperty, { body: at.letter(changes) as never });
    expect(answer.statusCode).toBe(422);
  });

  it('16: writes the message as text, never as HTML', async () => {
    const { mail } = await at.share({ message: '<img src=x onerror=alert(1)> & "you"' });
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;');
    expect(mail.html).not.toContain('<img src=x');
  });

  it('17: links by the configured address, whatever the Host header says', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await salesman(sendProperty, { body: at.letter(), headers });
    const mail = await at.lastMail();
    expect(mail.text).toContain(`${at.test.deps.config.publicUrl}/property/share/`);
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  it('16: is for people who are signed in', async () => {
    expect((await reader(sendProperty, { body: at.letter() })).statusCode).toBe(401);
  });

  it('tells before the sending whether there is a mail server', async () => {
    const answer = await salesman(getMailState);
    expect(answer.json()).toEqual({ mail_is_configured: false });
  });

  it('has the four numbers in the language of the reader', async () => {
    const { mail } = await at.share();
    for (const words of ['Utilidad neta a 10 años', 'ROI promedio por año', 'ROI total'])
      expect([mail.html.includes(words), mail.text.includes(words)]).toEqual([true, true]);
    expect(mail.text).toContain('Look at the roof.\n\nCall me.');
  });

  it('says who sends it, why one gets it and until when it opens', async () => {
    const { mail } = await at.share();
    const [link] = await at.sharesOf(salesman);
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
    const answer = await salesman(sendProperty, {
      body: at.letter({ property_id: 2_000_000_000 }),
    });
    expect(answer.statusCode).toBe(404);
  });

  it('16: stops at a day’s worth', async () => {
    const [sender] = await at.test.database.db
      .select({ id: shareLinks.createdBy })
      .from(shareLinks)
      .limit(1);
    await at.test.database.db.insert(shareLinks).values(
      Array.from({ length: 200 }, (_, i) => ({
        tokenHash: `quota-${i}`,
        propertyId: at.home.id,
        locale: 'en',
        email: 'quota@example.com',
        createdBy: sender?.id ?? null,
        expiresAt: new Date(),
      })),
    );
    const answer = await salesman(sendProperty, { body: at.letter() });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'share.quota']);
  });
});
