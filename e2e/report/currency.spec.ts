import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { fresh, type Home, linkOf, losingHomeAt, messageTo, PHONE } from './share-page.ts';

const PESOS = /COP\s[\d.,]+\smillones/;

type Sent = { currency?: 'COP'; scenario?: object };

/** Sends a report through the API; returns the path and the text of its email. */
async function send(page: Page, { id }: Home, { currency, scenario }: Sent) {
  const email = fresh('moneda');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.post('/api/properties/send-email', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ property_id: id, email, subject: 'Moneda', message: 'Mire.', locale: 'es' },
      ...{ currency, scenario },
    },
  });
  expect(answer.status()).toBe(200);
  return { path: await linkOf(email), email };
}

test('a reader in Colombia chooses pesos: figures, reload, scenario and PDF follow, and so does an email in pesos', async ({
  page,
  browser,
}) => {
  const home = await losingHomeAt(page, 8);
  await beSignedIn(page, 'salesman@alpha.test');
  const plain = await send(page, home, {});
  expect(messageTo(plain.email)).not.toContain('COP');

  const context = await browser.newContext({ viewport: PHONE, locale: 'es-CO' });
  const phone = await context.newPage();
  await phone.goto(new URL(plain.path, page.url()).href);
  const main = phone.getByRole('main');
  await expect(main).toContainText(/US\$\s\d/);
  await expect(main).not.toContainText(PESOS);
  // Scripts run, and suggest the currency of the reader's country, at the first use of the page.
  await phone.mouse.wheel(0, 10);
  await phone.getByRole('button', { name: 'Ver las cifras en pesos colombianos' }).click();
  await expect(main).toContainText(PESOS);
  await expect(main).toContainText(/Convertido a [\d.]+ COP por dólar/);
  await phone.reload();
  await expect(main).toContainText(PESOS);
  await expectNoSidewaysScroll(phone);

  const pdf = phone.getByRole('link', { name: 'Descargar PDF' });
  await expect(pdf).toHaveAttribute('href', /currency=COP/);
  const [download] = await Promise.all([phone.waitForEvent('download'), pdf.click()]);
  expect(download.suggestedFilename()).toMatch(/-es\.pdf$/);

  // The same browser opens a scenario of the home, which was sent in dollars.
  const scenario = { name: 'Cinco años', changes: { inputs: { holdYears: 5 } } };
  const tried = await send(page, home, { scenario });
  await phone.goto(new URL(tried.path, page.url()).href);
  const compared = phone.getByRole('region', {
    name: 'El escenario y nuestros supuestos, lado a lado',
  });
  await expect(compared).toContainText(PESOS);
  await expect(compared).not.toContainText(/US\$\s\d/);

  const inPesos = await send(page, home, { currency: 'COP', scenario });
  expect(messageTo(inPesos.email)).toMatch(/COP.*millones/s);
  await context.close();
});
