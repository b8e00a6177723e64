import type { Page } from '@playwright/test';
import { expect, speakSpanish, test } from './fixtures.ts';

// The listings move automatically.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The listings in view, from left to right, by their index. */
function homesInView(page: Page): Promise<number[]> {
  return page.locator('#desk [data-taken]').evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [...row.querySelectorAll('li')]
      .map((card, place) => ({
        place,
        box: (card.firstElementChild as Element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ place }) => place);
  });
}

async function openCarousel(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('#desk').scrollIntoViewIfNeeded();
  await expect(page.locator('#desk [data-taken]')).toBeVisible();
}

test.describe('the carousel of listings', () => {
  test('shows three with a rem between them and moves on by one, hovered or not', async ({
    page,
  }) => {
    await openCarousel(page);
    const [first, second] = [0, 1].map((n) => page.locator('#desk li > a').nth(n));
    const [a, b] = [await first?.boundingBox(), await second?.boundingBox()];
    expect((b?.x ?? 0) - (a?.x ?? 0) - (a?.width ?? 0)).toBeCloseTo(16, 0);
    await page.mouse.move((a?.x ?? 0) + 100, (a?.y ?? 0) + 100);
    await expect.poll(() => homesInView(page), { timeout: 6_000 }).toEqual([1, 2, 3]);
    await page.getByRole('button', { name: 'Pause the carousel' }).click();
    const stopped = await homesInView(page);
    await page.getByRole('button', { name: 'Next properties' }).click();
    await expect.poll(() => homesInView(page)).not.toEqual(stopped);
    await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
  });

  test('loops, and does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeHidden();
    await page.waitForTimeout(3_500);
    expect(await homesInView(page)).toEqual([0, 1, 2]);
    await page.getByRole('button', { name: 'Previous properties' }).click();
    await expect.poll(() => homesInView(page)).toEqual([8, 0, 1]);
    await page.getByRole('button', { name: 'Next properties' }).click();
    await expect.poll(() => homesInView(page)).toEqual([0, 1, 2]);
    await page.setViewportSize({ width: 639, height: 800 });
    await expect.poll(() => homesInView(page)).toEqual([0]);
    await page.setViewportSize({ width: 640, height: 800 });
    await expect.poll(() => homesInView(page)).toEqual([0, 1, 2]);
  });

  test('leads a visitor to the contact form of the page', async ({ page }) => {
    await openCarousel(page);
    await page.getByRole('button', { name: 'Pause the carousel' }).click();
    await page.locator('#desk li > a').first().click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('#contact h2')).toBeInViewport();
  });
});

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
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Open the app/ }).click();
  await expect(await opened).toHaveURL(/\/app/);
});

test('a Spanish reader goes from the menu of a phone to the article and on to the quiz @phone', async ({
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
  const toggle = page.getByRole('button', { name: 'Abrir el menú' });
  if (await toggle.isVisible()) await toggle.click();
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Blog' })
    .click();
  await page.getByRole('link', { name: /Leer el artículo/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Diez indicadores/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('cell', { name: '5,52 %' })).toHaveCount(1);
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(facts).toContain('"@type":"BlogPosting"');
  await page.getByRole('link', { name: 'Empezar el cuestionario' }).click();
  await expect(page).toHaveURL('/quiz');
});
