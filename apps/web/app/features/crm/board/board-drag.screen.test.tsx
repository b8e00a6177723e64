import { getBoard, moveLead } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leadLike } from '~/data/board-fixtures';
import { boardServer, NAME, VERA } from '~test/board-server';
import { contactsServer } from '~test/contacts-server';
import { answer, callsTo, setAnswers } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';

const t = translatorFor('en', 'board');
const columnOf = (name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (column: string) => columnOf(column).getByRole('link', { name: new RegExp(NAME) });
const TASK = { id: 1, body: 'Call', due_at: null, is_call: false };
const search = () => page.getByRole('searchbox');
const card = () => document.querySelector(`[data-card="${VERA.id}"]`);

const drag = (column: string) =>
  userEvent.dragAndDrop(page.elementLocator(card() as Element), columnOf(column), {
    sourcePosition: { x: 60, y: 60 },
    targetPosition: { x: 100, y: 160 },
  });

test('a card dragged with the mouse stays where it was dropped, counts follow, and Z takes it back', async () => {
  const server = boardServer();
  await openScreen('/app/board', { as: 'salesman', answers: server.answers });
  await expect.element(cardIn('New')).toBeVisible();
  // The server is slow, and the board is refetched before it has answered.
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  setAnswers([
    answer(moveLead, async ({ params, body }) => {
      await gate;
      return server.put(params.id, { lead_status_id: body.lead_status_id });
    }),
  ]);
  await drag('New');
  expect(callsTo(moveLead)).toEqual([]);
  await drag('Contacted');
  await expect.element(cardIn('Contacted')).toBeVisible();
  const reads = callsTo(getBoard).length;
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => callsTo(getBoard).length).toBeGreaterThan(reads);
  await expect.element(cardIn('Contacted')).toBeVisible();
  await expect.element(cardIn('New')).not.toBeInTheDocument();
  await expect.element(columnOf('New')).toMatchTextContent(/New1 lead/);
  await expect.element(columnOf('Contacted')).toMatchTextContent(/Contacted1 lead/);
  release();
  await expect.poll(() => callsTo(moveLead)).toHaveLength(1);
  // Taken back by key, as one request.
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(cardIn('New')).toBeVisible();
  expect(callsTo(moveLead)[1]?.body).toMatchObject({ lead_status_id: 1, is_undo: true });
  reopenScreen();
  await expect.element(cardIn('New')).toBeVisible();
  expect(callsTo(moveLead)).toHaveLength(2);
});

test('the only match is scrolled into view, a search survives a reload, and a card opens its lead', async () => {
  const far = leadLike(VERA.id, { ...VERA, lead_status_id: 4 });
  const narrow = { width: 900, height: 800 };
  const { answers } = boardServer([far]);
  await openScreen('/app/board', { as: 'salesman', size: narrow, answers });
  await expect.element(cardIn('Offer made')).toBeInTheDocument();
  await search().fill(NAME);
  await expect.element(cardIn('Offer made')).toBeInViewport({ ratio: 1 });
  await expect.element(columnOf('New')).toMatchTextContent(t('columnFiltered'));
  await search().fill('nobody is called that');
  await expect.element(page.getByText(t('empty.narrowed'))).toBeVisible();
  reopenScreen();
  await expect.element(search()).toHaveValue('nobody is called that');
  await page
    .getByRole('button', { name: t('filter.clear') })
    .first()
    .click();
  await expect.poll(currentPath).toBe('/app/board');
  setAnswers(leadServer().answers);
  await cardIn('Offer made').click();
  await expect.poll(currentPath).toBe(`/app/board?lead=${VERA.id}`);
});

test('a lead without a name is labeled so on its card', async () => {
  const nobody = leadLike(9, { first_name: '-', last_name: '-', email: '', lead_status_id: 1 });
  await openScreen('/app/board', { as: 'salesman', answers: boardServer([nobody]).answers });
  const name = translatorFor('en', 'leadName')('none');
  await expect.element(columnOf('New')).toMatchTextContent(name);
});

test('columns out of view are counted; compact cards make room for them, also at the next visit', async () => {
  const size = { width: 900, height: 800 };
  const { answers } = boardServer();
  await openScreen('/app/board', { as: 'salesman', size, answers });
  const more = page.getByRole('button', { name: t('moreRight', { count: 1 }) });
  await expect.element(more).toBeVisible();
  await more.click();
  await expect.element(columnOf('Offer made')).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: t('compact') }).click();
  await expect.element(columnOf('Offer made')).toBeInViewport({ ratio: 1 });
  await expect.element(more).not.toBeInTheDocument();
  reopenScreen();
  await expect
    .element(page.getByRole('button', { name: t('compact') }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(columnOf('New')).toBeInViewport({ ratio: 1 });
  await expect.element(columnOf('Offer made')).toBeInViewport({ ratio: 1 });
});

test('on a phone the board is returned to as it was left: column, height and search', async () => {
  const many = Array.from({ length: 29 }, (_, i) =>
    leadLike(i + 1, { lead_status_id: 3, ...(i % 2 && { country: null, next_task: TASK }) }),
  );
  const answers = [...boardServer(many).answers, ...contactsServer([]), ...leadServer().answers];
  await openScreen('/app/board?search=Lead', { as: 'salesman', size: PHONE, answers });
  const tab = page.getByRole('button', { name: /^Profile complete/ });
  await tab.click();
  await expect.element(tab).toHaveAttribute('aria-pressed', 'true');
  const list = () =>
    document.querySelector('[data-column="3"] ul')?.parentElement as HTMLElement | null;
  // Step by step: only cards that were shown have a measured height.
  for (const top of [400, 800, 1200, 1600]) {
    list()?.scrollTo({ top });
    await expect.poll(() => list()?.scrollTop).toBe(top);
    await new Promise(requestAnimationFrame);
  }
  const inView = () => document.elementFromPoint(195, 600)?.closest('[data-card]')?.textContent;
  const before = inView();
  expect(before).toMatch(/^Lead \d/);
  const expectPlace = async () => {
    await expect.poll(currentPath).toBe('/app/board?search=Lead');
    await expect.element(tab).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => list()?.scrollTop).toBe(1600);
    await expect.poll(inView).toBe(before);
  };
  const bar = page.getByRole('navigation', { name: 'CRM menu' });
  await bar.getByRole('link', { name: 'Contacts' }).click();
  await expect.poll(currentPath).toBe('/app/contacts');
  await bar.getByRole('link', { name: 'Opportunities' }).click();
  await expectPlace();
  await bar.getByRole('link', { name: 'Contacts' }).click();
  await expect.poll(currentPath).toBe('/app/contacts');
  window.history.back();
  await expectPlace();
});
