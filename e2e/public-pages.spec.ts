import { expect, test, untilAlive } from './fixtures.ts';

const PAGES = [
  '/',
  '/services',
  '/servicios',
  '/forecasts',
  '/pronosticos',
  '/blog',
  '/blog/market-indicators',
  '/privacy',
  '/landings/valeria-montiel',
  '/quiz',
  '/app/login',
];

test('every public page hydrates in both languages with its own title', async ({ page }) => {
  for (const path of PAGES)
    for (const lang of ['en', 'es']) {
      await page.goto(`${path}?lang=${lang}`);
      await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page, path).toHaveTitle(/Alpha Agent/);
      await page.waitForLoadState('networkidle');
    }
});

test('search engines and link previews see text and tags in the requested language', async ({
  request,
}) => {
  // First: the language of the previous page is kept, and a crawler has none.
  const english = await (await request.get('/')).text();
  const spanish = await (await request.get('/?lang=es')).text();
  expect(spanish).toContain('<html lang="es"');
  expect(spanish).toMatch(/<title>[^<]*antes de comprarla<\/title>/);
  expect(spanish).toMatch(/<link rel="alternate" hreflang="en"/i);
  expect(spanish.match(/<title>/g)).toHaveLength(1);
  expect(english).toContain('<html lang="en"');
  expect(english).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(english).toMatch(/<meta property="og:title"/);
  expect(english).toMatch(/<link rel="canonical"/);
  const picture = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(english);
  expect((await request.get(picture?.[1] ?? '/missing')).headers()['content-type']).toBe(
    'image/png',
  );

  // The stored choice, which the server sees as a cookie; /servicios is Spanish by default.
  for (const [path, cookie, lang] of [
    ['/', 'locale=es', 'es'],
    ['/', 'locale=fr', 'en'],
    ['/servicios', 'locale=fr', 'es'],
    ['/servicios', 'locale=en', 'en'],
  ] as const) {
    const html = await (await request.get(path, { headers: { cookie } })).text();
    expect(html, `${path} ${cookie}`).toContain(`<html lang="${lang}"`);
  }

  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /app');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/servicios</loc>');
  for (const [, path] of sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g))
    expect((await request.get(path ?? '')).status(), path).toBe(200);
  // The design page does not exist in production.
  expect((await request.get('/dev/ui')).status()).toBe(404);
});

test('an address without a page is a 404 with a way on; a curator’s has one spelling', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const title = page.getByRole('heading', { level: 1 });
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(title).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/app/nope');
  await expect(page.getByRole('link', { name: 'Go to the board' })).toBeVisible();
  expect((await page.request.get('/%E0%A4%A')).status()).toBe(404);
  expect((await page.goto('/blog/nothing'))?.status()).toBe(404);
  await expect(title).toHaveText('Article Not Found');

  expect((await page.goto('/landings/nobody'))?.status()).toBe(404);
  const known = await page.goto('/landings/VALERIA-Montiel?lang=en');
  expect(known?.status()).toBe(200);
  await expect(page).toHaveURL('/landings/valeria-montiel?lang=en');
  await expect(page).toHaveTitle(/Valeria Montiel/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/landings\/valeria-montiel\?lang=en$/,
  );
});

test('an overloaded server asks to wait, and the page continues by itself', async ({
  page,
  allowConsole,
}) => {
  // The browser itself logs the response.
  allowConsole(/status of 503/);
  const full = { status: 503, headers: { 'retry-after': '1' }, body: 'busy' };
  await page.route(/\.data(\?|$)/, (route) => route.fulfill(full));
  await page.goto('/blog');
  // A page that is not hydrated yet follows the link natively.
  await untilAlive(page);
  const article = page.getByRole('main').getByRole('link').first();
  await article.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment, please');
  await page.unrouteAll();
  await expect(page.getByRole('article')).toBeVisible();
});
