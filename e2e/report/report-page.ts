import type { PropertyReport } from '@alpha/contract';
import type { Page } from '@playwright/test';
import { beSignedIn, expect } from '../fixtures.ts';

/** Several pictures, positive from the first year. */
export const GOOD = '?city=Hialeah';
/** Never positive in ten years. */
export const POOR = '?city=Miami&sort_by=total_roi&sort_order=asc';

type Choice = { search?: string; change?: (report: PropertyReport) => void };

/** The report of the first search result, as stored or modified in transit. */
export async function openReport(
  page: Page,
  { search = '', change }: Choice = {},
): Promise<string> {
  await beSignedIn(page, 'salesman@alpha.test');
  const address = await firstAddress(page, search);
  if (change) await changeReports(page, change);
  await page.goto(`/app/property/${encodeURIComponent(address)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address.split(',')[0] ?? '');
  return address;
}

async function firstAddress(page: Page, search: string): Promise<string> {
  const answer = await page.request.get(`/api/properties${search}`);
  const [home] = (await answer.json()).data;
  return `${home.address}, ${home.city}, ${home.state} ${home.zip}`;
}

/** Removes parts from the response that every demo listing has. */
async function changeReports(page: Page, change: (report: PropertyReport) => void): Promise<void> {
  await page.route('**/api/properties/*/address', async (route) => {
    const response = await route.fetch();
    const report: PropertyReport = await response.json();
    change(report);
    await route.fulfill({ response, json: report });
  });
}

export const menu = (page: Page) =>
  page.getByRole('navigation', { name: /Report sections|Secciones del informe/ });

export const section = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: true });

/** Checks every part of a long page, which is slow on a busy machine. */
