import type { Page } from '@playwright/test';
import { expect, PASSWORD } from '../fixtures.ts';
import { messageTo } from '../report/share-page.ts';

export type Person = { id: number; email: string; first_name: string };

/** A separate lead for each test, with quiz answers, created through the API. */
export async function leadWithBudget(page: Page): Promise<Person> {
  const login = await page.request.post('/api/login', {
    data: { email: 'salesman@alpha.test', password: PASSWORD },
  });
  const { access_token } = await login.json();
  const headers = { authorization: `Bearer ${access_token}` };
  const { data } = await (
    await page.request.get('/api/leads?page=1&per_page=100&source=quiz', { headers })
  ).json();
  // One without an email so far: a list of another test must not be taken for the new one.
  const able = data.filter(
    (lead: { initial_payment: number | null; profile: string | null; email: string }) =>
      lead.profile && (lead.initial_payment ?? 0) >= 150_000 && messageTo(lead.email) === '',
  );
  const first = Math.floor(Math.random() * able.length);
  for (const lead of [...able.slice(first), ...able.slice(0, first)]) {
    // The demo has a draft: its homes would be there before those that the test asks for.
    const lists = await page.request.get(`/api/leads/${lead.id}/shortlists`, { headers });
    if ((await lists.json()).shortlists.length === 0) return lead;
  }
  throw new Error('every lead has a shortlist');
}

/** The link in the email saved for this address: the only place with its token. */
export async function shortlistLink(email: string): Promise<string> {
  let path = '';
  await expect
    .poll(
      () => {
        path = /\/shortlist\/[\w-]{40,}/.exec(messageTo(email))?.[0] ?? '';
        return path;
      },
      { message: `an email to ${email}` },
    )
    .not.toBe('');
  return path;
}

/** An investor elsewhere, on a phone: another browser, not signed in. */
export async function asInvestor(page: Page, path: string): Promise<Page> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ viewport: { width: 390, height: 844 } });
  if (!context) throw new Error('no browser');
  const investor = await context.newPage();
  await investor.goto(new URL(path, page.url()).href);
  return investor;
}
