import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { beSignedIn, expect, test } from '../fixtures.ts';
import { fresh, type Home, homeAt, linkOf, openReport } from './share-page.ts';

const button = (page: Page) => page.getByRole('button', { name: /^(Download|Descargar) PDF$/ });

/** A PDF whose title is this home; a title is encoded in UTF-16. */
async function expectPdfOf(download: Download, { address }: Home, locale: string): Promise<void> {
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^alpha-agent-${address.split(' ')[0]}-[a-z0-9-]+-${locale}\\.pdf$`),
  );
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.includes(Buffer.from(address, 'utf16le').swap16())).toBe(true);
  expect(bytes.includes(`/Lang (${locale})`)).toBe(true);
}

async function save(page: Page, click: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return download;
}

test.beforeEach(() => test.slow());

test('the report is saved as a PDF in both languages, also after one failed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  const home = await homeAt(page, 8);
  await openReport(page, home);
  await page.route('**/api/properties/*/pdf?*', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await button(page).click();
  await expect(page.getByText('The PDF could not be created. Please try again.')).toBeVisible();
  await expectPdfOf(await save(page, () => button(page).click()), home, 'en');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(button(page)).toHaveText('Descargar PDF');
  await expectPdfOf(await save(page, () => button(page).click()), home, 'es');
});

/** Sends a report through the API and finds its link in the saved email. */
async function sharedLink(page: Page, { id }: Home, locale: 'en' | 'es'): Promise<string> {
  const email = fresh('pdf');
  await beSignedIn(page, 'salesman@alpha.test');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.post('/api/properties/send-email', {
    headers: { authorization: `Bearer ${token}` },
    data: { property_id: id, email, subject: 'PDF', message: 'PDF', locale },
  });
  expect(answer.status()).toBe(200);
  return linkOf(email);
}

test('a reader of a link saves the PDF, with and without scripts', async ({ page, browser }) => {
  const home = await homeAt(page, 11);
  const path = await sharedLink(page, home, 'es');
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const reader = await context.newPage();
    await reader.goto(new URL(path, page.url()).href);
    const link = reader.getByRole('link', { name: /^(Download|Descargar) PDF$/ });
    const locale = /locale=(en|es)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    await expectPdfOf(await save(reader, () => link.click()), home, locale);
    await context.close();
  }
});
