import { expect, test } from './fixtures.ts';

test.describe('the language switch', () => {
  test('changes the page at once and is remembered @phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(/antes de comprarla/);
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('es');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('follows a change in another tab', async ({ page, context }) => {
    await page.goto('/services');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('uses the stored language, even when the cookie is gone', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('locale', 'es'));
    await context.clearCookies();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('falls back to English for an invalid value', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('locale', 'klingon'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('of the quiz is separate, and follows the site until it is chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/quiz');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    await page.goto('/services');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('overrides the language of the emailed link', async ({ page }) => {
    await page.goto('/quiz?lang=es&ref=8');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/quiz?ref=8');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('switches to the URL of a translated page', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page).toHaveURL('/servicios');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('keeps the language without a choice, on the next page and in a new tab', async ({
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
    test('is kept from a link to the first question', async ({ page }) => {
      await page.goto('/quiz?ref=8&utm_source=letter&lang=es');
      await page.getByRole('link', { name: 'Empezar el cuestionario' }).click();
      await expect(page).toHaveURL('/step-1?ref=8&utm_source=letter&lang=es');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await page.goto('/services');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });
    test('still switches', async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('button', { name: 'Español' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });
  });

  test('opens /servicios in Spanish by default', async ({ request }) => {
    expect(await (await request.get('/servicios')).text()).toContain('<html lang="es"');
    const chosen = await request.get('/servicios', { headers: { cookie: 'locale=en' } });
    expect(await chosen.text()).toContain('<html lang="en"');
  });
});
