import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { beSignedIn, expect } from '../fixtures.ts';

export const fresh = (name: string) =>
  `${name}.${Math.random().toString(36).slice(2, 8)}@example.com`;

export type Home = { id: number; address: string; city: string; state: string; zip: string };

/** Each test uses a listing that no other test does. */
export async function homeAt(page: Page, index: number): Promise<Home> {
  const { data } = await (await page.request.get('/api/properties')).json();
  return data[index];
}

/** Listings that lose money with our assumptions, the worst first. */
export async function losingHomeAt(page: Page, index: number): Promise<Home> {
  const query = 'sort_by=net_profit&sort_order=asc';
  const { data } = await (await page.request.get(`/api/properties?${query}`)).json();
  return data[index];
}

export const pathOf = ({ address, city, state, zip }: Home) =>
  `/app/property/${encodeURIComponent(`${address}, ${city}, ${state} ${zip}`)}`;

export async function openReport(page: Page, home: Home, email = 'salesman@alpha.test') {
  await beSignedIn(page, email);
  await page.goto(pathOf(home));
  await expect(page.getByRole('button', { name: /Send by Email|Enviar por correo/ })).toBeVisible();
}

export const dialog = (page: Page) => page.getByRole('dialog');
export const addressField = (page: Page, number = 1) =>
  dialog(page).getByLabel(
    number === 1
      ? /^(Email address|Correo electrónico)$/
      : new RegExp(`^(Email address|Correo electrónico) ${number}$`),
  );
export const sendButton = (page: Page) =>
  dialog(page).getByRole('button', { name: /^(Send|Enviar|Sending\.\.\.|Enviando\.\.\.)$/ });
export const addButton = (page: Page) =>
  dialog(page).getByRole('button', { name: /Add another address|Agregar otra dirección/ });

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Send by Email|Enviar por correo/ }).click();
  await expect(addressField(page)).toBeFocused();
}

export async function fillAddresses(page: Page, emails: readonly string[]): Promise<void> {
  for (const [index, email] of emails.entries()) {
    if (index > 0) await addButton(page).click();
    await addressField(page, index + 1).fill(email);
  }
}

/** The link in the email that the mail server got for this address: the only place with its token. */
export async function linkOf(email: string): Promise<string> {
  let path = '';
  await expect
    .poll(
      () => {
        // With the scenario; quoted-printable writes "=" as "=3D".
        const text = messageTo(email).replaceAll('=3D', '=');
        path = /\/property\/share\/[\w-]+(\?[\w=&.%-]+)?/.exec(text)?.[0] ?? '';
        return path;
      },
      { message: `a message to ${email}` },
    )
    .not.toBe('');
  return path;
}

/** What the mail server of the run accepted by SMTP. */
const RECEIVED = process.env.E2E_RECEIVED ?? 'E2E_RECEIVED is not set';

export const messageTo = (email: string): string => messagesTo(email).at(-1) ?? '';

export function messagesTo(email: string): string[] {
  // It is created with the first message.
  if (!existsSync(RECEIVED)) return [];
  return (
    readdirSync(RECEIVED)
      .toSorted()
      .map((name) => readFileSync(join(RECEIVED, name), 'utf8'))
      .filter((message) => message.includes(`To: ${email}`))
      // Quoted-printable breaks long lines with "=".
      .map((message) => message.replace(/=\r?\n/g, ''))
  );
}

export const summary = (page: Page) =>
  page.locator('summary', { hasText: /Sent to|Enviado a|Saved as|Guardado como/ });
export const rowOf = (page: Page, email: string) =>
  page.locator('details').getByRole('listitem').filter({ hasText: email });

export const PHONE = { width: 390, height: 844 };

/** A reader elsewhere: another browser, not signed in. */
export async function asReader(
  page: Page,
  path: string,
  viewport = page.viewportSize(),
): Promise<Page> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ viewport });
  if (!context) throw new Error('no browser');
  const reader = await context.newPage();
  await reader.goto(new URL(path, page.url()).href);
  return reader;
}

export const SENT = 'Property details have been sent successfully.';
/** Of a message that nobody has opened yet. */
export const UNOPENED = 'Not opened yet';
