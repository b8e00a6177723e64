import type { Page } from '@playwright/test';
import { beSignedIn, expect } from '../fixtures.ts';

/** The report of the first search result; in Hialeah it has pictures and pays from the first year. */
export async function openReport(page: Page, search = '?city=Hialeah'): Promise<string> {
  await beSignedIn(page, 'salesman@alpha.test');
  const address = await firstAddress(page, search);
  await page.goto(`/app/property/${encodeURIComponent(address)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address.split(',')[0] ?? '');
  return address;
}

async function firstAddress(page: Page, search: string): Promise<string> {
  const answer = await page.request.get(`/api/properties${search}`);
  const [home] = (await answer.json()).data;
  return `${home.address}, ${home.city}, ${home.state} ${home.zip}`;
}

export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });
