import type { Page } from '@playwright/test';
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  speakSpanish,
  test,
  untilAlive,
} from './fixtures.ts';

const CURATOR = '/landings/valeria-montiel';

/** The lead posts sent by the page, and the server's responses. */
function watchPosts(page: Page) {
  const posts: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/leads')) posts.push(request.postDataJSON());
  });
  return posts;
}

const field = (page: Page, name: string) => page.locator(`#contact [name="${name}"]`);
const send = (page: Page) => page.getByRole('button', { name: /^(Schedule|Agendar) / });

async function typed(page: Page): Promise<string[]> {
  const names = ['name', 'email', 'country', 'phone'];
  return Promise.all(names.map((name) => field(page, name).inputValue()));
}

test('a visitor who submits the contact form gets a confirmation, and nothing typed is ever lost', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const posts = watchPosts(page);
  // The campaign of the first page is kept, two pages later.
  await page.goto('/services?utm_source=letter&utm_medium=mail&gclid=1');
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/#contact');

  await send(page).click();
  await expect(page.getByText('Please complete the required fields.')).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  await expectNoViolations(page, '#contact');
  await page.keyboard.type('Ana <b>Ruiz</b>');
  await expect(page.getByText('Enter your name.')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana at home');
  await expect(page.getByText('Please complete the required fields.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/it should look like name@example.com/)).toBeVisible();
  expect(posts).toHaveLength(0);

  const email = `ana.${Date.now()}@forms.test`;
  const details = ['Ana <b>Ruiz</b>', email, 'Perú', '+51 1 555 0100'];
  await field(page, 'email').fill(email);
  await field(page, 'country').fill('Perú');
  await field(page, 'phone').fill('+51 1 555 0100');
  expect([
    await field(page, 'email').getAttribute('type'),
    await field(page, 'phone').getAttribute('type'),
  ]).toEqual(['email', 'tel']);

  await page.getByRole('button', { name: 'Español' }).click();
  await expect(send(page)).toHaveText('Agendar una llamada');
  expect(await typed(page)).toEqual(details);
  await page.reload();
  await expect.poll(() => typed(page)).toEqual(details);
  await expect(send(page)).toBeEnabled();

  await context.setOffline(true);
  await send(page).click();
  await expect(
    page.getByText('Hubo un error al enviar el formulario. Intenta de nuevo.'),
  ).toBeVisible();
  expect(await typed(page)).toEqual(details);
  await context.setOffline(false);
  await page.route('**/api/public/leads', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'English' }).click();
  await send(page).click();
  await expect(
    page.getByText('There was an error submitting the form. Please try again.'),
  ).toBeVisible();
  expect(await typed(page)).toEqual(details);
  await page.unroute('**/api/public/leads');

  await send(page).click();
  await expect(
    page.getByText('Thank you for your interest. We will contact you soon.'),
  ).toBeInViewport();
  expect(await typed(page)).toEqual(['', '', '', '']);
  await expectNoViolations(page, '#contact');
  await page.reload();
  await expect(send(page)).toBeEnabled();
  expect(await typed(page)).toEqual(['', '', '', '']);
  expect(posts.at(-1)).toEqual({
    source: 'home',
    user_id: 1,
    first_name: 'Ana <b>Ruiz</b>',
    last_name: '-',
    email,
    phone: '+51 1 555 0100',
    adicionales: [{ label: 'Country', answer: 'Perú', key: 'country' }],
    utms: { utm_source: 'letter', utm_medium: 'mail' },
  });
});

test('a curator’s page leads through its sections to a form that reaches the curator @phone-only', async ({
  page,
}) => {
  const posts = watchPosts(page);
  // Smooth scrolling takes longer than the test needs for the next step.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${CURATOR}?utm_campaign=spring`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('#advantages li')).toHaveCount(6);
  await expect(page.locator('#results li')).toHaveCount(6);
  await expect(page.locator('#join')).toContainText('Responda seis preguntas');
  for (const anchor of ['advantages', 'join', 'results', 'opportunities', 'faq', 'contact']) {
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.locator(`#landing-menu a[href$="#${anchor}"]`).click();
    await expect(page).toHaveURL(`${CURATOR}?utm_campaign=spring#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }

  await send(page).click();
  await expect(page.getByText('Por favor completa los campos requeridos.')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Please complete the required fields.')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await field(page, 'name').fill('Lucía Prado');
  await field(page, 'email').fill('lucia@forms.test');
  await send(page).click();
  await expect(
    page.getByText('Gracias por tu interés. Nos pondremos en contacto contigo pronto.'),
  ).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({
    source: 'landing',
    user_id: 8,
    adicionales: [],
    phone: '',
    utms: { utm_campaign: 'spring' },
  });
  await expectNoSidewaysScroll(page);

  // A quiz started here belongs to the curator too.
  await page.getByRole('link', { name: /descubra su perfil/ }).click();
  await expect(page).toHaveURL(/\/quiz\?ref=8/);
});

test('the privacy page lists everything our pages store in a browser', async ({ page }) => {
  await speakSpanish(page);
  await page.goto('/?ref=8&utm_source=letter');
  await untilAlive(page);
  await field(page, 'name').fill('Ana');
  await page.goto('/step-1');
  await page.getByLabel('¿Dónde vive?').fill('Lima');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sus datos, punto por punto');
  const named = await page.locator('#browser code').allTextContents();
  const found = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').map((pair) => pair.split('=')[0]),
  ]);
  expect(found).toEqual(expect.arrayContaining(['locale', 'quizData', 'refId', 'draft:contact']));
  for (const key of found) expect(named).toContain(key);
});
