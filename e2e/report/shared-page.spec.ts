import { expect, expectNoSidewaysScroll, expectNoViolations, test } from '../fixtures.ts';
import {
  asReader,
  fillAddresses,
  fresh,
  homeAt,
  linkOf,
  openDialog,
  openReport,
  SENT,
  sendButton,
} from './share-page.ts';

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
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en');
  await expect(reader).toHaveTitle(/in ten years, median$/);
  await reader.getByRole('button', { name: /^ES/ }).click();
  await expect(reader).toHaveTitle(/en diez años, mediana$/);
  await reader.reload();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'es');
  await expectNoSidewaysScroll(reader);
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
    /name="description" content="Sofía Lareda sent you this report\. Listed at \$[\d,]+\. After ten years the median result is [+−]\$[\d,]+; /,
  );
  expect(html).toMatch(
    new RegExp(`<title>${home.address}, ${home.city}: [+−]\\$[\\d,]+ in ten years, median`),
  );
});
