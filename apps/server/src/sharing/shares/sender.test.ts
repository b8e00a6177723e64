import { getSharedProperty, getSharedPropertyPdf, type Sender } from '@alpha/contract';
import { eq } from 'drizzle-orm';
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
