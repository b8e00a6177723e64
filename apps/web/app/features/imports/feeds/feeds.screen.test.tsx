import {
  cancelFeedRun,
  createFeed,
  deleteFeed,
  type Feed,
  listFeeds,
  runFeed,
  testFeed,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo, SUCCESS } from '~test/fake-api';
import { importLike, importServer } from '~test/import-server';
import { openScreen } from '~test/open-screen';

const t = translatorFor('en', 'feeds');
const PRIVATE = { code: 'importReso.privateAddress' };
const URL_ = 'https://10.0.0.1/odata';
const FEED: Feed = {
  ...{ id: 4, name: 'Miami MLS', kind: 'reso', url: URL_, auth: 'bearer' },
  ...{ requests_per_second: 2, every_minutes: null, is_enabled: true, is_running: false },
  ...{ is_waiting: false, photos_waiting: 0, last_import_id: null, last_run_at: null },
  ...{ last_error: null, next_run_at: null },
};

/** A feed that the server cannot reach; `isBusy`: another import is running, so a run waits. */
function feedServer(feeds: Feed[], isBusy = false): Answer[] {
  let all = feeds;
  const put = (fields: Partial<Feed>): Feed => {
    const next = { ...(all[0] ?? FEED), ...fields };
    all = [next];
    return next;
  };
  const failed = {
    last_error: PRIVATE,
    last_run_at: '2026-03-01T10:00:00.000Z',
    last_import_id: 7,
  };
  return [
    answer(listFeeds, () => all),
    answer(createFeed, ({ body: { name, url } }) => put({ name, url })),
    answer(testFeed, { error: PRIVATE, listings: 0 }),
    answer(runFeed, () => put(isBusy ? { is_waiting: true } : failed)),
    answer(cancelFeedRun, () => put({ is_waiting: false })),
    answer(deleteFeed, () => {
      all = [];
      return SUCCESS;
    }),
    ...importServer(importLike({ kind: 'reso', name: FEED.name })).answers,
  ];
}

const row = () => page.getByRole('listitem').filter({ hasText: URL_ });
const menu = async (entry: string) => {
  await row()
    .getByRole('button', { name: t('actions', { name: FEED.name }) })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('a feed is added and tested; a failed test is explained and asks before saving', async () => {
  await openScreen('/app/imports', { as: 'admin', answers: feedServer([]) });
  await page.getByRole('button', { name: t('add') }).click();
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await press(t('form.save'));
  await expect.poll(() => dialog.getByText(t('form.required')).elements().length).toBe(3);
  await dialog.getByLabelText(t('form.name'), { exact: true }).fill(FEED.name);
  await dialog.getByLabelText(t('form.url')).fill(URL_);
  await dialog.getByLabelText(t('form.token'), { exact: true }).last().fill('a-secret-of-ours');
  await dialog.getByLabelText(t('form.every')).selectOptions(t('form.choice.0'));
  await press(t('form.test'));
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('points to a private network');
  await expectNoViolationsInBothThemes();
  await press(t('form.save'));
  await expect.element(dialog).toMatchTextContent(t('form.failedTest'));
  await press(t('form.saveAllTheSame'));
  await expect.element(row()).toMatchTextContent(t('new'));
  expect(callsTo(createFeed)[0]?.body).toMatchObject({
    credentials: { kind: 'bearer', token: 'a-secret-of-ours' },
    every_minutes: null,
  });
});

test('a run that fails says why and links to its import', async () => {
  await openScreen('/app/imports', { as: 'admin', answers: feedServer([FEED]) });
  await row()
    .getByRole('button', { name: t('run') })
    .click();
  await expect.element(row()).toMatchTextContent(t('failing'));
  await expect.element(row()).toMatchTextContent('points to a private network');
  await expect
    .element(row().getByRole('link', { name: t('see') }))
    .toHaveAttribute('href', '/app/imports/7');
});

test('the stored secret is not shown again; a feed is removed after a question', async () => {
  await openScreen('/app/imports', { as: 'admin', answers: feedServer([FEED]) });
  await menu(t('edit'));
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByLabelText(t('form.token'), { exact: true }).last())
    .toHaveValue('');
  await expect.element(dialog.getByText(t('form.kept'))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await menu(t('remove'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('delete.action') })
    .click();
  await expect.element(page.getByText(t('delete.done', { name: FEED.name }))).toBeVisible();
  await expect.element(row()).not.toBeInTheDocument();
});

test('a queued run can be canceled', async () => {
  await openScreen('/app/imports', { as: 'admin', answers: feedServer([FEED], true) });
  await row()
    .getByRole('button', { name: t('run') })
    .click();
  await expect.element(row()).toMatchTextContent(t('waiting'));
  await row()
    .getByRole('button', { name: t('takeBack') })
    .click();
  await expect.element(row()).toMatchTextContent(t('new'));
  await expect.element(row().getByRole('button', { name: t('run') })).toBeVisible();
  expect(callsTo(cancelFeedRun)).toHaveLength(1);
});
