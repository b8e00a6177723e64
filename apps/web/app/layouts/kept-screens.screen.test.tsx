import {
  type Endpoint,
  getBoard,
  getLead,
  getLeadRoom,
  listActivities,
  logout,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { KEPT_MS } from '~/lib/kept-screens';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { boardServer, NAME } from '~test/board-server';
import { answer, refusal, SUCCESS, setAnswers } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { openScreen, PHONE, reopenScreen } from '~test/open-screen';

const t = translatorFor('en', 'layout');
const board = translatorFor('en', 'board');
const bar = () => page.getByText(/^Offline – showing what was loaded at \d/);
const card = () => page.getByRole('link', { name: NAME }).first();
const failed = () => page.getByText(board('failed.list'));
const lose = (...endpoints: Endpoint[]) =>
  setAnswers(endpoints.map((endpoint) => answer(endpoint, () => Response.error())));

const listStores = async () =>
  (await caches.keys()).filter((name) => name.startsWith('staff-data:'));

/** The keys of everything that is stored. */
async function listEntries(): Promise<string[]> {
  const [store = ''] = await listStores();
  const entries = await (await caches.open(store)).keys();
  return entries.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice('/kept/'.length)));
}

const untilStored = (part: string) =>
  expect.poll(async () => (await listEntries()).some((key) => key.startsWith(part))).toBe(true);

async function seeBoard() {
  await openScreen('/app/board', { as: 'salesman', answers: boardServer().answers });
  await expect.element(card()).toBeVisible();
  await untilStored('["board"');
}

test('a board that cannot be loaded shows what was seen last, with its time, until it can', async () => {
  await seeBoard();
  await expect.element(bar()).not.toBeInTheDocument();
  lose(getBoard);
  reopenScreen();
  await expect.element(card()).toBeVisible();
  await expect.element(bar()).toBeVisible();
  await expectNoViolationsInBothThemes();
  setAnswers(boardServer().answers);
  for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event));
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(card()).toBeVisible();
});

test('a lead too, on a phone in Spanish', async () => {
  const { answers } = leadServer();
  await openScreen('/app/leads/1', { as: 'salesman', locale: 'es', size: PHONE, answers });
  const heading = page.getByRole('heading', { level: 1, name: 'Nora Probe' });
  await expect.element(heading).toBeVisible();
  await untilStored('["leads",1,"timeline"');
  lose(getLead, listActivities);
  reopenScreen();
  await expect.element(heading).toBeVisible();
  await expect
    .element(page.getByText(/^Sin conexión: se muestra lo último que se cargó/))
    .toBeVisible();
  await expectNoSidewaysScroll();
});

test('without a connection, a part that is not stored says so, without a button that cannot help', async () => {
  const { answers } = leadServer();
  await openScreen('/app/leads/1', { as: 'salesman', answers });
  await untilStored('["leads",1,"timeline"');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  lose(getLead, listActivities, getLeadRoom);
  reopenScreen();
  const ui = translatorFor('en', 'ui');
  await expect.element(page.getByText(ui('error.offline')).first()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: ui('error.retry') }))
    .not.toBeInTheDocument();
});

test('only screens are stored, and nothing of somebody who has signed out (security 39)', async () => {
  await seeBoard();
  const known = ['board', 'statuses', 'tags', 'lead-fields', 'users', 'lost-reasons'];
  const kinds = (await listEntries()).map((key) => JSON.parse(key)[0]);
  expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
  setAnswers([answer(logout, SUCCESS)]);
  await page.getByRole('button', { name: t('app.logout'), exact: true }).click();
  await expect.poll(listStores).toEqual([]);
});

test('somebody else, and another role of the same person, see nothing of it (security 39)', async () => {
  for (const change of [{ user_id: '77' }, { user_role: 'leader' }]) {
    await seeBoard();
    lose(getBoard);
    for (const [key, value] of Object.entries(change)) localStorage.setItem(key, value);
    reopenScreen();
    await expect.element(failed()).toBeVisible();
    await expect.element(card()).not.toBeInTheDocument();
    const [before] = Object.values(change);
    await expect
      .poll(async () => (await listStores()).every((name) => name.includes(`${before}`)))
      .toBe(true);
  }
});

test('after three days it is not shown any more, and removed when the app starts (security 39)', async () => {
  await seeBoard();
  const [store = ''] = await listStores();
  const cache = await caches.open(store);
  for (const entry of await cache.keys()) {
    const body = await (await cache.match(entry))?.text();
    const headers = { 'loaded-at': String(Date.now() - KEPT_MS - 1) };
    await cache.put(entry, new Response(body, { headers }));
  }
  lose(getBoard);
  reopenScreen();
  await expect.element(failed()).toBeVisible();
  await expect
    .poll(async () => (await listEntries()).some((key) => key.startsWith('["board"')))
    .toBe(false);
});

test('a lead that is gone is not stored any longer', async () => {
  await openScreen('/app/leads/1', { as: 'salesman', answers: leadServer().answers });
  const heading = page.getByRole('heading', { level: 1, name: 'Nora Probe' });
  await expect.element(heading).toBeVisible();
  await untilStored('["leads",1,"lead"');
  setAnswers([answer(getLead, () => refusal('lead.notFound'))]);
  reopenScreen();
  await expect.element(page.getByText(translatorFor('en', 'lead')('missing'))).toBeVisible();
  lose(getLead);
  reopenScreen();
  await expect.element(heading).not.toBeInTheDocument();
  expect((await listEntries()).some((key) => key.startsWith('["leads",1,"lead"'))).toBe(false);
});
