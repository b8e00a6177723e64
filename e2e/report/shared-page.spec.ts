import { expect, expectNoSidewaysScroll, expectNoViolations, PASSWORD, test } from '../fixtures.ts';
import {
  asReader,
  fillAddresses,
  fresh,
  homeAt,
  linkOf,
  losingHomeAt,
  openDialog,
  openReport,
  PHONE,
  SENT,
  sendButton,
} from './share-page.ts';

const MOST_SCREENS = 8.6;

test('a shared report keeps its reader’s language, counts no view by staff, and is private over HTTP (security 15)', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const home = await homeAt(page, 1);
  const email = fresh('olga');
  await openReport(page, home);
  await openDialog(page);
  await fillAddresses(page, [email]);
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  const path = await linkOf(email);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.address);
  // Longer than the time that counts as a view.
  await page.waitForTimeout(3_000);
  expect(requests.filter((url) => url.endsWith('/open'))).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  const reader = await asReader(page, path);
  // Read without a touch, it runs no scripts but counts as opened; the first scroll wakes it.
  await Promise.all([reader.waitForRequest(/\/open$/), reader.reload()]);
  await expect(reader.locator('[data-later]')).toBeAttached();
  await reader.mouse.wheel(0, 200);
  await expect(reader.locator('[data-later]')).not.toBeAttached();
  await expect(reader.getByRole('slider').first()).toBeAttached();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en');
  await expect(reader).toHaveTitle(/in ten years, median$/);
  await reader.getByRole('button', { name: /^ES/ }).click();
  await expect(reader).toHaveTitle(/en diez años, mediana$/);
  await reader.reload();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'es');
  await expectNoSidewaysScroll(reader);
  await reader.mouse.wheel(0, 200);
  await expect(reader.locator('[data-later]')).not.toBeAttached();
  // The whole answer in about eight screens, in the longer language.
  const screens = () => document.documentElement.scrollHeight / window.innerHeight;
  await expect.poll(() => reader.evaluate(screens)).toBeLessThanOrEqual(MOST_SCREENS);
  // The report itself is checked by its own tests.
  await expectNoViolations(reader, 'nav');
  await reader.goto(new URL('/property/share/nada', page.url()).href);
  await expect(reader.locator('h1')).toBeVisible();
  await expectNoSidewaysScroll(reader);
  await expectNoViolations(reader, 'body');
  await reader.context().close();

  for (const [url, status] of [
    [path, 200],
    [`${path}.data`, 200],
    ['/property/share/unknown', 404],
  ] as const) {
    const answer = await page.request.get(url);
    expect(answer.status(), url).toBe(status);
    expect(answer.headers(), url).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    const text = await answer.text();
    expect(text).not.toMatch(/alpha\.test|lead_id|user_id|created_by/);
    expect(text).not.toContain(email);
  }
  const html = await (await page.request.get(path)).text();
  const origin = new URL(page.url()).origin;
  const token = path.split('/').at(-1);
  expect(html).toContain(`content="${origin}/api/properties/share/${token}/picture"`);
  for (const [property, content] of [
    ['width', '1200'],
    ['height', '630'],
    ['type', 'image/png'],
    ['alt', `${home.address}, ${home.city}: `],
  ])
    expect(html).toContain(`property="og:image:${property}" content="${content}`);
  expect(html).toMatch(
    /name="description" content="From Sofía Lareda \([^"]*Speaks Spanish and English\)\. After ten years the median result is [+−]\$[\d,]+; [^"]*Listed at \$[\d,]+\."/,
  );
  expect(html).toMatch(
    new RegExp(`<title>${home.address}, ${home.city}: [+−]\\$[\\d,]+ in ten years, median`),
  );
});

const LONG_HEADLINE =
  'Advisor for families from Colombia, Mexico and Peru who buy their first rental home';

test('the first screen of a shared report has sender, message, price, result with its range, cash flow, chance of loss and cash to close', async ({
  page,
  request,
}) => {
  const login = await request.post('/api/login', {
    data: { email: 'salesman@alpha.test', password: PASSWORD },
  });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const message =
    'Andrés, es la de cuatro unidades que comentamos. Deja margen desde el primer mes; mire también el rango.';
  for (const [home, locale] of [
    [await losingHomeAt(page, 3), 'es'],
    [await homeAt(page, 0), 'en'],
  ] as const) {
    const data = { property_id: home.id, locale, message };
    const { url } = await (
      await request.post('/api/properties/share-link', { headers, data })
    ).json();
    const reader = await asReader(page, url, PHONE);
    const sender = reader.getByRole('region', {
      name: /^(Who sent you this|Quién le envió esto)$/,
    });
    const strip = reader.getByRole('region', {
      name: /^(The result, in short|El resultado, en breve)$/,
    });
    await sender
      .locator('p')
      .nth(1)
      .evaluate((line, text) => line.replaceChildren(text), LONG_HEADLINE);
    await expect(strip.getByRole('definition').nth(0)).toContainText(/^[+−–]/);
    await expect(strip.getByRole('term').nth(1)).toHaveText(
      /^(Chance of loss|Probabilidad de pérdida)$/,
    );
    await expect(strip.getByRole('term').nth(2)).toHaveText(
      /^(Cash to close|Efectivo para cerrar)$/,
    );
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await reader.setViewportSize(size);
      // Hidden on a desktop.
      const bar = reader.locator('aside.fixed');
      // What the bar at the bottom covers cannot be read.
      const end = (await bar.boundingBox())?.y ?? size.height;
      for (const part of [
        sender.getByText('Sofía Lareda'),
        sender.getByText(LONG_HEADLINE),
        sender.getByText(message),
        reader.getByRole('heading', { level: 1 }),
        strip.getByRole('img'),
        strip.getByText(/(1 in 20 ends worse|1 de cada 20 sale peor)$/),
        strip.getByRole('definition').nth(0),
        strip.getByRole('definition').nth(1),
        strip.getByRole('definition').nth(2).locator('span').first(),
      ]) {
        const box = await part.boundingBox();
        expect(box && box.y + box.height, `${locale} ${size.width} ${part}`).toBeLessThanOrEqual(
          end,
        );
      }
      await expectNoSidewaysScroll(reader);
    }
    await reader.context().close();
  }
});
