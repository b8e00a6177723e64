import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  PASSWORD,
  test,
} from '../fixtures.ts';
import {
  addressField,
  asReader,
  dialog,
  fresh,
  linkOf,
  losingHomeAt,
  messagesTo,
  openDialog,
  PHONE,
  pathOf,
  SENT,
  sendButton,
} from './share-page.ts';

const SHORT_PHONE = { width: 390, height: 664 };

/** The answer is beside the sender and, on phones, in the bar: one of them is displayed. */
const shown = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).locator('visible=true');

test('a salesman sends a scenario of a home that loses money; the investor reads the loss first on a phone, says no with a reason, then likes it, and the board follows', async ({
  page,
  request,
}) => {
  const home = await losingHomeAt(page, 5);
  const email = fresh('andres');
  const login = await request.post('/api/login', {
    data: { email: 'salesman@alpha.test', password: PASSWORD },
  });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const person = { first_name: 'Andrés', last_name: fresh('q').slice(0, 8), phone: '-', email };
  const { id } = await (await request.post('/api/app/leads', { headers, data: person })).json();

  await beSignedIn(page, 'salesman@alpha.test');
  await page.goto(`${pathOf(home)}?hold=5&down=50`);
  await openDialog(page);
  await addressField(page).fill(email);
  await dialog(page).getByText('Español').click();
  await expect(dialog(page).getByRole('radio', { name: 'Your scenario' })).toBeChecked();
  await dialog(page).getByLabel('Name of the scenario').fill('Venta en cinco años');
  const message = 'Andrés, es la que comentamos.';
  await dialog(page)
    .getByLabel(/^Message/)
    .fill(message);
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();

  const listening = page.waitForResponse('**/api/events');
  await page.goto('/app/board');
  await listening;
  const card = page.locator(`[data-card="${id}"]`);
  await expect(card).toBeVisible();

  const phone = await asReader(page, await linkOf(email), PHONE);
  // In the chat that the link is pasted into: the person and their message.
  await expect(phone.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    new RegExp(`^Sofía Lareda \\(.+ · Habla español e inglés\\): “${message}”`),
  );
  const compared = phone.getByRole('region', {
    name: 'El escenario y nuestros supuestos, lado a lado',
  });
  await expect(compared).toContainText('Escenario de Sofía: “Venta en cinco años”');
  const result = compared.getByRole('row', { name: /^Resultado, mediana/ });
  await expect(result).toContainText(/[−-]US\$/);
  await expect(result).toBeInViewport({ ratio: 1 });
  const range = compared.getByRole('row', { name: /90 de 100 simulaciones/ });
  await expect(range).toBeInViewport({ ratio: 1 });
  // With the browser's own bars around the page: what our bar at the bottom covers cannot be read.
  await phone.setViewportSize(SHORT_PHONE);
  const chance = compared
    .getByRole('row', { name: /^Probabilidad de pérdida/ })
    .getByText(/ de 100$/);
  const covered = await phone.locator('aside.fixed').boundingBox();
  for (const text of await chance.all()) {
    const box = await text.boundingBox();
    expect(box && covered && box.y + box.height).toBeLessThanOrEqual(covered?.y ?? 0);
  }
  await expect(chance).toHaveCount(2);
  await phone.setViewportSize(PHONE);
  const sender = phone.getByRole('region', { name: 'Quién le envió esto' });
  await expect(sender).toContainText('Sofía Lareda');
  await expect(sender).toContainText('Habla español e inglés');
  await expect(sender).toContainText(message);
  const chat = sender.getByRole('link', { name: 'Preguntar por WhatsApp' });
  const href = new URL((await chat.getAttribute('href')) ?? '');
  expect([href.host, href.pathname]).toEqual(['wa.me', '/13055550103']);
  expect(href.searchParams.get('text')).toContain(home.address);
  await expect(sender.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    'tel:+13055550103',
  );

  const bar = phone.getByRole('group', { name: `Su respuesta sobre ${home.address}` });
  const answered = phone.waitForResponse(/\/answer$/);
  await bar.getByRole('button', { name: 'No', exact: true }).click();
  await answered;
  // Live, within a second.
  await expect(card).toContainText(`Said no to ${home.address}`, { timeout: 1_000 });
  await phone.getByRole('button', { name: 'Muy cara' }).click();
  await expect(shown(phone, 'Su motivo: Muy cara')).toBeVisible();
  await phone.getByRole('button', { name: 'Cambiar' }).click();
  await bar.getByRole('button', { name: 'No', exact: true }).click();
  await phone.getByRole('button', { name: 'Otro motivo…' }).click();
  await phone.getByRole('textbox', { name: '¿Por qué no?' }).fill('El techo es viejo');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(shown(phone, 'Su motivo: El techo es viejo')).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectNoViolations(phone, 'section[aria-label="Quién le envió esto"]');

  await phone.getByRole('button', { name: 'Cambiar' }).click();
  await bar.getByRole('button', { name: 'Me gusta' }).click();
  await expect(shown(phone, 'Le gusta')).toBeVisible();
  await expect(card).toContainText(`Likes ${home.address}`);
  await phone.reload();
  await expect(shown(phone, 'Le gusta')).toBeVisible();

  await sender.getByRole('button', { name: 'Escribir una pregunta' }).click();
  await phone.getByRole('textbox', { name: 'Su pregunta' }).fill('¿Cuánto cuesta el seguro?');
  await phone.getByRole('button', { name: 'Enviar pregunta' }).click();
  await expect(shown(phone, 'Pregunta enviada. Sofía le responderá por correo.')).toBeVisible();
  await expect(card).toContainText(`Asks about ${home.address}`);
  // And by email to the sender.
  const isNotice = (email: string) =>
    email.includes(`/app/leads/${id}`) && email.includes(`has a question about ${home.address}`);
  await expect.poll(() => messagesTo('salesman@alpha.test').some(isNotice)).toBe(true);
  await page.goto(`/app/leads/${id}`);
  await expect(page.getByText('¿Cuánto cuesta el seguro?', { exact: true })).toBeVisible();
  await phone.context().close();
});

test('a sender without a booking page is asked for a call at a time within their hours', async ({
  page,
  request,
}) => {
  const login = await request.post('/api/login', {
    data: { email: 'leader@alpha.test', password: PASSWORD },
  });
  const { access_token } = await login.json();
  const headers = { authorization: `Bearer ${access_token}` };
  await beSignedIn(page, 'leader@alpha.test');
  await page.goto('/app/account');
  await page.getByLabel('Booking page').fill('');
  await page.getByLabel('Let investors choose a time for a call').check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  const home = await losingHomeAt(page, 9);
  const { url } = await (
    await request.post('/api/properties/share-link', {
      headers,
      data: { property_id: home.id, locale: 'es' },
    })
  ).json();

  const phone = await asReader(page, url, PHONE);
  const sender = phone.getByRole('region', { name: 'Quién le envió esto' });
  await sender.getByRole('button', { name: 'Agendar llamada' }).click();
  const times = phone.getByRole('combobox', { name: /^¿Cuándo quiere que .+ le llame\?$/ });
  await times.locator('visible=true').selectOption({ index: 1 });
  await phone
    .getByLabel(/^Correo o teléfono/)
    .locator('visible=true')
    .fill('+57 301 555 0199');
  await expectNoSidewaysScroll(phone);
  const asked = phone.waitForRequest(/\/question$/);
  await phone.getByRole('button', { name: 'Pedir esta hora' }).locator('visible=true').click();
  expect((await asked).postDataJSON().question).toMatch(/^Por favor, llámeme el .+Para usted: /);
  const sent = phone.getByText(/^Solicitud enviada\. .+ confirmará la hora\.$/);
  await expect(sent.locator('visible=true')).toBeVisible();
  await phone.context().close();
});
