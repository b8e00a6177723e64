import {
  getMailState,
  getPropertyByAddress,
  type PropertyReport,
  revokeShare,
  sendProperty,
} from '@alpha/contract';
import { formatDate, formatMoney, formatPercent } from '@alpha/i18n';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import {
  mailOutbox,
  properties,
  propertyAnalyses,
  shareLinks,
} from '../../platform/db/schema/index.ts';
import { escapeHtml } from '../../platform/mail/mail-style.ts';

let at: SharedHome;
let salesman: Caller;
let reader: Caller;
beforeAll(async () => {
  at = await openSharedHome();
  ({ salesman, reader } = at);
});
afterAll(() => at.test.close());
afterEach(() => vi.useRealTimers());

const send = async (body: object) => {
  const answer = await salesman(sendProperty, { body: body as never });
  return [answer.statusCode, answer.json().code];
};
const linksOf = async (address: string) =>
  (await at.sharesOf(salesman)).filter(({ email }) => email === address);
const SENT = [200, undefined];

const LABELS = {
  es: ['Utilidad neta a 10 años', 'Flujo de caja positivo', 'ROI promedio por año', 'ROI total'],
  en: ['Net profit over 10 years', 'Cash flow positive', 'Average ROI per year', 'Total ROI'],
} as const;

async function homeThatEarnsFrom(year: number | null) {
  const [home] = await at.test.database.db
    .select({ home: properties })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(
      and(
        eq(properties.status, 'active'),
        year === null ? isNull(propertyAnalyses.profitYear) : eq(propertyAnalyses.profitYear, year),
      ),
    )
    .limit(1);
  if (!home) throw new Error('no such home');
  const { address, city, state, zip } = home.home;
  const params = { address: `${address}, ${city}, ${state} ${zip}` };
  const report: PropertyReport = (await salesman(getPropertyByAddress, { params })).json();
  return report.property;
}
const TEN_MINUTES_MS = 10 * 60_000;

describe('sending the same again', () => {
  it('without a key counts as a retry for ten minutes, across clock boundaries (security 16)', async () => {
    const body = at.emailBody();
    const fullTen = Math.floor(Date.now() / TEN_MINUTES_MS) * TEN_MINUTES_MS;
    vi.useFakeTimers({ toFake: ['Date'], now: fullTen - 1_000 });
    await send(body);
    vi.setSystemTime(fullTen + 1_000);
    await send(body);
    vi.useRealTimers();
    expect(await linksOf(body.email)).toHaveLength(1);
    const createdAt = new Date(Date.now() - TEN_MINUTES_MS - 1_000);
    await at.test.database.db
      .update(shareLinks)
      .set({ createdAt })
      .where(eq(shareLinks.email, body.email));
    await send(body);
    expect(await linksOf(body.email)).toHaveLength(2);
  });

  it.each([undefined, 'a key'])('after a revoke sends a new email, with %s', async (key) => {
    const body = at.emailBody({ idempotency_key: key });
    await send(body);
    const [link] = await linksOf(body.email);
    await salesman(revokeShare, { params: { id: link?.id ?? 0 } });
    expect(await send(body)).toEqual(SENT);
    const links = await linksOf(body.email);
    expect(links.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
    expect((await at.lastMail()).recipient).toBe(body.email);
    await send(body);
    expect(await linksOf(body.email)).toHaveLength(2);
  });

  it.each([undefined, 'a key'])('after a failed email sends a new one, with %s', async (key) => {
    const body = at.emailBody({ idempotency_key: key });
    await send(body);
    await at.test.database.db
      .update(mailOutbox)
      .set({ status: 'failed' })
      .where(eq(mailOutbox.recipient, body.email));
    expect(await send(body)).toEqual(SENT);
    expect((await linksOf(body.email)).map(({ delivery }) => delivery)).toEqual([
      'waiting',
      'failed',
    ]);
  });

  it.each([{ message: 'Other words.' }, { subject: 'Another' }, { locale: 'en' }])(
    'under the same key with %j is refused, not dropped (security 16)',
    async (changes) => {
      const body = at.emailBody({ idempotency_key: 'reused' });
      expect(await send(body)).toEqual(SENT);
      expect(await send({ ...body, ...changes })).toEqual([409, 'share.keyReused']);
      expect(await send(body)).toEqual(SENT);
      expect(await linksOf(body.email)).toHaveLength(1);
    },
  );
});

describe('sending', () => {
  it('a retry sends once, even when both requests arrive together (security 16)', async () => {
    const body = at.emailBody({ idempotency_key: 'once' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => salesman(sendProperty, { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const again = at.emailBody({ email: body.email, idempotency_key: 'twice' });
    await salesman(sendProperty, { body: again });
    const links = (await at.sharesOf(salesman)).filter(({ email }) => email === body.email);
    expect(links).toHaveLength(2);
    // The same key for another recipient is a different message.
    const other = at.emailBody({ idempotency_key: 'once' });
    await salesman(sendProperty, { body: other });
    const theirs = (await at.sharesOf(salesman)).filter(({ email }) => email === other.email);
    expect(theirs).toHaveLength(1);
  });

  it.each([
    ['a line break in the subject', { subject: 'Hi\r\nBcc: all@example.com' }],
    ['a line break in the address', { email: 'a@example.com\nbcc:b@example.com' }],
    ['a line break after the address', { email: 'a@example.com\r\n' }],
    ['no address', { email: 'nobody' }],
    ['an unknown language', { locale: 'fr' }],
    ['a field of its own', { from: 'ceo@example.com' }],
  ])('refuses %s (security 16)', async (_, changes) => {
    const answer = await salesman(sendProperty, { body: at.emailBody(changes) as never });
    expect(answer.statusCode).toBe(422);
  });

  it('writes the message as text, never as HTML (security 16)', async () => {
    const { mail } = await at.share({ message: '<img src=x onerror=alert(1)> & "you"' });
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;');
    expect(mail.html).not.toContain('<img src=x');
  });

  it('links to the configured address and ignores the Host header (security 17)', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await salesman(sendProperty, { body: at.emailBody(), headers });
    const mail = await at.lastMail();
    expect(mail.text).toContain(`${at.test.deps.config.publicUrl}/property/share/`);
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  it('requires a signed-in user (security 16)', async () => {
    expect((await reader(sendProperty, { body: at.emailBody() })).statusCode).toBe(401);
  });

  it('reports before sending whether a mail server is configured', async () => {
    const answer = await salesman(getMailState);
    expect(answer.json()).toEqual({ mail_is_configured: false });
  });

  it.each([
    ['es', 'from the first year', 1, '1.er año'],
    ['en', 'from the first year', 1, '1st Year'],
    ['es', 'never', null, /^N\/[AD]$/],
    ['en', 'never', null, 'N/A'],
  ] as const)(
    'has the four numbers in the language of the reader: %s, with a gain %s',
    async (locale, _, profitYear, year) => {
      const property = await homeThatEarnsFrom(profitYear);
      const { mail } = await at.share({ property_id: property.id, locale });
      const [profitLabel, flowLabel, averageLabel, totalLabel] = LABELS[locale];
      const printed = (label: string) =>
        new RegExp(`^${label}: (.+)$`, 'm').exec(mail.text)?.[1] ?? 'missing';
      const percent = (value: number | null, label: string) => {
        const decimals = /[.,](\d+)\D*$/.exec(printed(label))?.[1]?.length ?? 0;
        return formatPercent(value, locale, { decimals });
      };
      expect(printed(profitLabel)).toBe(
        formatMoney(property.net_profit_10_year, locale, { sign: 'always' }),
      );
      expect(printed(flowLabel)).toEqual(
        typeof year === 'string' ? year : expect.stringMatching(year),
      );
      expect(printed(averageLabel)).toBe(percent(property.average_roi_per_year, averageLabel));
      expect(printed(totalLabel)).toBe(percent(property.total_roi, totalLabel));
      for (const label of LABELS[locale]) expect(mail.html).toContain(escapeHtml(printed(label)));
    },
  );

  it('keeps the paragraphs of the message', async () => {
    const { mail } = await at.share();
    expect(mail.text).toContain('Look at the roof.\n\nCall me.');
  });

  it('names the sender, the reason for the email and when the link expires', async () => {
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

  it('accepts only properties that exist and may be shown', async () => {
    const answer = await salesman(sendProperty, {
      body: at.emailBody({ property_id: 2_000_000_000 }),
    });
    expect(answer.statusCode).toBe(404);
  });

  it('stops at the daily limit (security 16)', async () => {
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
    const answer = await salesman(sendProperty, { body: at.emailBody() });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'share.quota']);
  });
});
