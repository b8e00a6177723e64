import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  untilAlive,
} from './fixtures.ts';

const PAGES = [
  '/',
  '/services',
  '/servicios',
  '/blog',
  '/blog/market-indicators',
  '/privacy',
  '/landings/valeria-montiel',
  '/quiz',
  '/app/login',
];

/** Both languages and widths: English on desktop, Spanish on a phone. */
const READERS = [
  ['en', ''],
  ['es', '@phone-only'],
] as const;

for (const path of PAGES) {
  for (const [lang, where] of READERS) {
    test(`${path} in ${lang} is complete, fits the screen and is accessible ${where}`, async ({
      page,
    }) => {
      await page.goto(`${path}?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Alpha Agent/);
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    });
  }
}

test.describe('what search engines and link previews see', () => {
  test('is text and tags in the requested language, without running a script', async ({
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
  });

  test('follows the stored choice, which the server sees as a cookie', async ({ request }) => {
    const page = await request.get('/', { headers: { cookie: 'locale=es' } });
    expect(await page.text()).toContain('<html lang="es"');
    const invalid = await request.get('/', { headers: { cookie: 'locale=fr' } });
    expect(await invalid.text()).toContain('<html lang="en"');
  });

  test('includes robots.txt and a sitemap in both languages', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /app');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/servicios</loc>');
    for (const [, path] of sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g))
      expect((await request.get(path ?? '')).status(), path).toBe(200);
  });
});

test.describe('an address without a page', () => {
  test('is a 404 that links home @phone', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('keeps the link back to the board inside the app', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await page.goto('/app/nope');
    await expect(page.getByRole('link', { name: 'Go to the board' })).toBeVisible();
    expect((await page.request.get('/%E0%A4%A')).status()).toBe(404);
  });

  test('an unknown article says so, with an empty body', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const answer = await page.goto('/blog/nothing');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  });

  test('an unknown curator is a 404, a known one has a page @phone', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
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

  test('the design page does not exist in production', async ({ request }) => {
    expect((await request.get('/dev/ui')).status()).toBe(404);
  });
});

test('an overloaded server asks to wait, and the page continues by itself @phone', async ({
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
  await expect(page.getByRole('article')).toBeVisible({ timeout: 15_000 });
});
