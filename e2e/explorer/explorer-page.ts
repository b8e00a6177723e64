import type { Page } from '@playwright/test';
import { beSignedIn, expect } from '../fixtures.ts';

export const cards = (page: Page) => page.getByRole('article');
export const count = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /Found|[Ss]e encontr(ó|aron)/ });
export const numberIn = (text: string | null) =>
  Number(text?.match(/[\d,.]+/)?.[0].replace(/\D/g, ''));
export const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

export async function openListing(page: Page, search = ''): Promise<void> {
  await beSignedIn(page, 'salesman@alpha.test');
  await page.goto(`/app/listing${search}`);
  await expect(count(page)).toBeVisible();
}
