import {
  getSharedProperty,
  getSharedPropertyPdf,
  getSharedPropertyPicture,
  type Sender,
} from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail } from '../../../test/deliver-mail.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { insertPesoRate } from '../../../test/peso-rate.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import { staffProfiles, users } from '../../platform/db/schema/index.ts';

let at: SharedHome;
beforeAll(async () => {
  at = await openSharedHome();
});
afterAll(() => at.test.close());

const EMAIL = 'salesman@alpha.test';
const shown = async (token: string): Promise<{ sender: Sender | null; message: string }> =>
  (await at.reader(getSharedProperty, { params: { token } })).json();

describe('the sender of a shared report', () => {
  it('is on the page with the message, and their address is not', async () => {
    const { token } = await at.share({ message: 'Mire el rango.\n\nLlámeme.' });
    const page = await shown(token);
    expect(page.message).toBe('Mire el rango.\n\nLlámeme.');
    expect(page.sender).toMatchObject({
      ...{ name: 'Sofía Lareda', role: 'salesman', languages: ['es', 'en'] },
      ...{ whatsapp: '+13055550103', photo_url: expect.stringContaining('/portrait-3/') },
    });
    expect(JSON.stringify(page)).not.toContain(EMAIL);
  });

  it('is in the email, with a chat that names the property', async () => {
    const { mail } = await at.share({ locale: 'es' });
    expect(mail.text).toContain('Asesora de propiedades para renta');
    expect(mail.text).toContain('Habla español e inglés');
    const chat = /https:\/\/wa\.me\/13055550103\?text=\S+/.exec(mail.text)?.[0] ?? '';
    expect(new URL(chat).searchParams.get('text')).toContain(at.home.address);
    // The property's picture and the portrait.
    expect(mail.html.match(/src="data:image\/jpeg/g)).toHaveLength(2);
    // From: "Sofía Lareda vía Alpha Agent".
    const sent = (await deliverMail(at.test)).at(-1);
    expect(sent).toMatchObject({
      replyTo: [{ name: 'Sofía Lareda', address: EMAIL }],
      writer: { name: 'Sofía Lareda', locale: 'es' },
    });
  });

  it('is in the preview picture with photo and message', async () => {
    const pictureOf = async (message: string) => {
      const { token } = await at.share({ message });
      return (await at.reader(getSharedPropertyPicture, { params: { token } })).rawPayload;
    };
    const first = await pictureOf('Mire el rango.');
    expect((await pictureOf('Mire el techo.')).equals(first)).toBe(false);
    const [corner, portrait] = [
      { left: 32, top: 40 },
      { left: 90, top: 90 },
    ].map((place) =>
      sharp(first)
        .extract({ ...place, width: 1, height: 1 })
        .raw()
        .toBuffer(),
    );
    // Paper of the card, and the person on it.
    expect(Math.min(...((await corner) ?? [0]))).toBeGreaterThan(240);
    expect(Math.min(...((await portrait) ?? [255]))).toBeLessThan(240);
  });

  it('has a link to a time for a call in the email, if their profile has hours and no booking page', async () => {
    const hours = { time_zone: 'America/New_York', days: [1], from: '09:00', to: '12:00' };
    const change = (values: object) =>
      at.test.database.db
        .update(staffProfiles)
        .set(values)
        .where(eq(staffProfiles.userId, sql`(select id from users where email = ${EMAIL})`));
    await change({ calendarUrl: null, callHours: hours });
    const { mail, token } = await at.share({ locale: 'es' });
    expect(mail.text).toMatch(new RegExp(`Agendar llamada: .+/property/share/${token}#call`));
    await change({ calendarUrl: 'https://example.com/sofia', callHours: hours });
    expect((await at.share({ locale: 'es' })).mail.text).not.toContain('#call');
  });

  it('is in the PDF, in the language of the PDF', async () => {
    const { token } = await at.share({ message: 'Mire el rango.' });
    const query = { locale: 'en' };
    const file = await at.reader(getSharedPropertyPdf, { params: { token }, query });
    const text = (await readPdf(file.rawPayload)).text.replace(/\s+/g, ' ');
    for (const words of ['Sofía Lareda', 'Speaks Spanish and English', 'Mire el rango.'])
      expect(text).toContain(words);
    expect(text).toContain('WhatsApp +1 305 555 0103');
    expect(text).toContain('Call +1 305 555 0103');
  });

  it('can be answered from the PDF: by chat, by phone and on the page of the link', async () => {
    const { token } = await at.share({ locale: 'es' });
    const pdf = async (query: object) => {
      const file = await at.reader(getSharedPropertyPdf, { params: { token }, query });
      return readPdf(file.rawPayload);
    };
    const spanish = await pdf({});
    expect(spanish.text).toContain('Responder en línea: me gusta, no es para mí o una pregunta');
    const page = `${at.test.deps.config.publicUrl}/property/share/${token}`;
    expect(spanish.links).toEqual(
      expect.arrayContaining([
        expect.stringContaining('https://wa.me/13055550103?text='),
        'tel:+13055550103',
        page,
      ]),
    );
    const english = await pdf({ locale: 'en' });
    expect(english.text).toContain('Answer online: I like it, not for me, or a question');
    expect(english.links).toContain(`${page}?lang=en`);
  });

  it('chooses the currency of email, page and PDF, and the reader may choose dollars', async () => {
    await insertPesoRate(at.test.database.db);
    const { token, mail } = await at.share({ currency: 'COP', locale: 'en' });
    const { currency } = (await at.reader(getSharedProperty, { params: { token } })).json();
    expect(currency).toBe('COP');
    expect(mail.text).toMatch(/COP\s[\d,.]+\smillion \(\$[\d,]+\)/);
    expect(mail.text).toContain('Converted at 4,000 COP for one dollar, the rate of ');
    const pdf = async (query: object) => {
      const file = await at.reader(getSharedPropertyPdf, { params: { token }, query });
      return (await readPdf(file.rawPayload)).text;
    };
    expect(await pdf({})).toContain('thousands of COP');
    expect(await pdf({ currency: 'USD' })).not.toContain('COP');
  });

  it('is a name alone without a profile, and after they have left', async () => {
    const { db } = at.test.database;
    const { token } = await at.share();
    const [user] = await db.select().from(users).where(eq(users.email, EMAIL));
    const id = user?.id ?? 0;
    const bare = {
      photo_url: null,
      phone: null,
      whatsapp: null,
      calendar_url: null,
      call_hours: null,
      languages: [],
    };
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, id));
    expect((await shown(token)).sender).toMatchObject({ name: 'Sofía Lareda', ...bare });
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, id));
    await db.delete(staffProfiles).where(eq(staffProfiles.userId, id));
    expect((await shown(token)).sender).toMatchObject({ name: 'Sofía Lareda', ...bare });
  });
});
