import { expect, test } from '../fixtures.ts';
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

test('a shared report keeps the language its reader chooses', async ({ page }) => {
  const home = await homeAt(page, 1);
  const email = fresh('eva');
  await openReport(page, home);
  await openDialog(page);
  await fillAddresses(page, [email]);
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  const reader = await asReader(page, await linkOf(email));
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en');
  await expect(reader).toHaveTitle(/in ten years$/);
  await reader.getByRole('button', { name: /^ES/ }).click();
  await expect(reader).toHaveTitle(/en diez años$/);
  await reader.reload();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'es');
  await reader.context().close();
});

test('a view by staff does not count as opened', async ({ page }) => {
  const home = await homeAt(page, 2);
  const email = fresh('ivan');
  await openReport(page, home);
  await openDialog(page);
  await fillAddresses(page, [email]);
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(await linkOf(email));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.address);
  // Longer than the time that counts as a view.
  await page.waitForTimeout(3_000);
  expect(requests.filter((url) => url.endsWith('/open'))).toEqual([]);
});

test('a shared page is private over HTTP, and contains nothing of staff or readers (security 15)', async ({
  page,
}) => {
  const home = await homeAt(page, 3);
  const email = fresh('olga');
  await openReport(page, home);
  await openDialog(page);
  await fillAddresses(page, [email]);
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  const path = await linkOf(email);
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
    expect(text).not.toMatch(/alpha\.test|lead_id|user_id|created_by|Sofía/);
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
  expect(html).toMatch(/name="description" content="Listed at \$[\d,]+\. Total ROI \d+\.\d%, /);
  expect(html).toMatch(
    new RegExp(`<title>${home.address}, ${home.city}: [+−]\\$[\\d,]+ in ten years`),
  );
});
