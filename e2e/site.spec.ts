import { expect, speakSpanish, test } from './fixtures.ts';

test('a visitor finds the two ways in, every part of the home page and the app in a new tab', async ({
  page,
}) => {
  await page.goto('/');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await expect(link('I’m an investor')).toHaveAttribute('href', '/quiz');
  await expect(link('I’m an agent')).toHaveAttribute('href', '/app/login');
  await expect(page.locator('#why li')).toHaveCount(4);
  await expect(page.locator('#about h3')).toHaveText(['Who we are', 'Our mission', 'What we do']);
  await expect(page.getByRole('contentinfo')).toContainText('© 2024 Alpha Agent');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/#about');
  await expect(page.locator('#about h2')).toBeInViewport();
  await page.locator('#desk li > a').first().click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact h2')).toBeInViewport();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Open the app/ }).click();
  await expect(await opened).toHaveURL(/\/app/);
});

test('a Spanish reader goes from the menu of a phone to the article and on to the quiz @phone-only', async ({
  page,
}) => {
  await speakSpanish(page);
  await page.goto('/servicios');
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Antes de la compra',
    'Durante la compra',
    'Después de la compra',
  ]);
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Blog' })
    .click();
  await page.getByRole('link', { name: /Leer el artículo/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Diez indicadores/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('cell', { name: '5,52 %' })).toHaveCount(1);
  // Structured data is for search engines, which read the page as the server sends it.
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('"@type":"BlogPosting"');
  await page.getByRole('link', { name: 'Empezar el cuestionario' }).click();
  await expect(page).toHaveURL('/quiz');
});
