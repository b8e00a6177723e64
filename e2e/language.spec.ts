import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const expectLanguage = (page: Page, lang: 'en' | 'es') =>
  expect(page.locator('html')).toHaveAttribute('lang', lang);
const choose = (page: Page, name: 'English' | 'Español') =>
  page.getByRole('button', { name }).click();
const stored = (page: Page, key: 'locale' | 'language') =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('a chosen language shows at once, in other tabs too, and outlives a reload and the cookie', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/services');
  await page.goto('/');
  await choose(page, 'Español');
  await expectLanguage(page, 'es');
  await expect(page).toHaveTitle(/antes de comprarla/);
  expect(await stored(page, 'locale')).toBe('es');
  await expectLanguage(other, 'es');
  await choose(page, 'English');
  await expectLanguage(page, 'en');
  await expectLanguage(other, 'en');
  await choose(page, 'Español');
  await expectLanguage(other, 'es');
  await page.reload();
  await expectLanguage(page, 'es');
  await context.clearCookies();
  await page.reload();
  await expectLanguage(page, 'es');
  // An invalid value counts as none.
  await page.evaluate(() => localStorage.setItem('locale', 'klingon'));
  await context.clearCookies();
  await page.reload();
  await expectLanguage(page, 'en');
});

test('the quiz has its own language, a choice overrides the link, and a page its address', async ({
  page,
}) => {
  await page.goto('/services');
  await choose(page, 'Español');
  await expect(page).toHaveURL('/servicios');
  await expectLanguage(page, 'es');
  await page.goto('/quiz');
  await expectLanguage(page, 'es');
  await choose(page, 'English');
  await expectLanguage(page, 'en');
  expect(await stored(page, 'language')).toBe('en');
  await page.goto('/blog');
  await expectLanguage(page, 'es');
  await page.goto('/quiz?lang=es&ref=8');
  await expectLanguage(page, 'es');
  await choose(page, 'English');
  await expectLanguage(page, 'en');
  await expect(page).toHaveURL('/quiz?ref=8');
  await page.reload();
  await expectLanguage(page, 'en');
});

test('the language is kept without a choice, on the next page and in a new tab', async ({
  page,
}) => {
  await page.goto('/landings/valeria-montiel');
  const popup = page.waitForEvent('popup');
  await page
    .locator('#contact')
    .getByRole('link', { name: /Cómo tratamos sus datos/ })
    .click();
  await expect((await popup).getByRole('heading', { level: 1 })).toHaveText(
    'Sus datos, punto por punto',
  );
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page).toHaveURL('/services#faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('#faq h2')).toBeInViewport();
  await footer.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();

  // Having read English is not a choice: the curator's page stays Spanish.
  await page.goto('/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // A page that hydrates only now would store the language of its link once more.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: 'locale' });
  await page.goto('/landings/valeria-montiel');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the language is kept from a link to the first question, and still switches', async ({
    page,
  }) => {
    await page.goto('/blog');
    await choose(page, 'Español');
    await expectLanguage(page, 'es');
    await page.context().clearCookies();
    await page.goto('/quiz?ref=8&utm_source=letter&lang=es');
    await page.getByRole('link', { name: 'Empezar el cuestionario' }).click();
    await expect(page).toHaveURL('/step-1?ref=8&utm_source=letter&lang=es');
    await expectLanguage(page, 'es');
    await page.goto('/services');
    await expectLanguage(page, 'es');
  });
});
