import { fetchListingFile, listListingImports } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectNoSidewaysScroll,
  expectNoViolations,
  expectNoViolationsInBothThemes,
} from '~test/accessibility';
import { answer, callsTo } from '~test/fake-api';
import { importLike, importServer } from '~test/import-server';
import { currentPath, openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'imports');
const es = translatorFor('es', 'imports');
const ui = translatorFor('en', 'ui');
const layout = translatorFor('en', 'layout');
const importing = translatorFor('en', 'importing');
const PORTAL =
  'SALE TYPE,PROPERTY TYPE,ADDRESS,CITY,STATE OR PROVINCE,ZIP OR POSTAL CODE,PRICE,BEDS,BATHS,SQUARE FEET,URL (SEE https://example.com FOR INFO),SOURCE,MLS#\n';
const DONE = importLike({
  ...{ status: 'done', finished_at: '2026-03-01T10:02:00.000Z', counts: { created: 1 } },
});

const input = () => document.querySelector<HTMLInputElement>('input[type=file]');
const kind = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

async function choose(name: string, content: string | Uint8Array<ArrayBuffer>) {
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(
    input() as HTMLInputElement,
    new File([content], name, { type: 'text/csv' }),
  );
}

const openImports = (locale: 'en' | 'es' = 'en') =>
  openScreen('/app/imports', { as: 'admin', locale, answers: importServer(DONE).answers });

test.each([
  ['phone', PHONE, expectNoViolations],
  ['desktop', { width: 1440, height: 900 }, expectNoViolationsInBothThemes],
])(
  'on a %s the page shows past imports, fits the screen and is accessible',
  async (_, size, check) => {
    await openScreen('/app/imports', { as: 'admin', size, answers: importServer(DONE).answers });
    await expect.element(page.getByRole('heading', { name: t('past.heading') })).toBeVisible();
    const past = page.getByRole('listitem').filter({ hasText: 'portal.csv' });
    await expect.element(past).toMatchTextContent(t('state.done'));
    await expect.element(past).toMatchTextContent(t('count.created', { count: 1 }));
    expectNoSidewaysScroll();
    await check();
  },
);

describe('a file', () => {
  test('that cannot be a table is rejected before the upload; a good one takes its place', async () => {
    await openImports();
    await choose('homes.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
    await expect.element(page.getByRole('alert')).toMatchTextContent(t('new.problem.packed'));
    await choose('homes.csv', '');
    await expect.element(page.getByRole('alert')).toMatchTextContent(t('new.problem.empty'));
    await choose('portal.csv', PORTAL);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(kind(t('kind.redfin.name'))).toBeChecked();
    await expect.element(page.getByRole('button', { name: t('new.upload') })).toBeVisible();
    await page.getByText(t('kind.pmms.name'), { exact: true }).click();
    await expect.element(kind(t('kind.pmms.name'))).toBeChecked();
  });

  test('with other columns is one’s own table, in Spanish', async () => {
    await openImports('es');
    await choose('propia.csv', 'Folio;Calle;Ciudad;Valor\nF1;77 Ave;Hialeah;315000');
    await expect.element(kind(es('kind.csv.name'))).toBeChecked();
    await expect.element(page.getByRole('button', { name: es('new.upload') })).toBeVisible();
  });
});

describe('from a URL', () => {
  const address = () => page.getByLabelText(t('new.address'), { exact: true });
  const fetchIt = () => page.getByRole('button', { name: t('new.fetch') }).click();

  test('one that is not https stays in its field, with the reason', async () => {
    await openImports();
    await address().fill('http://example.com/homes.csv');
    await fetchIt();
    await expect.element(page.getByText(t('new.notHttps'))).toBeVisible();
    await expect.element(address()).toHaveValue('http://example.com/homes.csv');
  });

  test('one that was filled in without an event is read from its field', async () => {
    await openImports();
    await address().fill('http://example.com/homes.csv');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(address().element(), 'https://10.0.0.1/homes.csv');
    await fetchIt();
    await expect.element(page.getByText(t('new.privateAddress'))).toBeVisible();
    expect(callsTo(fetchListingFile)).toEqual([]);
  });

  test('one that cannot be opened can be corrected where it was rejected', async () => {
    const url = 'https://nowhere.invalid/homes.csv';
    const failed = importLike({
      ...{
        status: 'failed',
        address: url,
        name: 'homes.csv',
        error: { code: 'address.unknownHost' },
      },
    });
    const { answers } = importServer(failed);
    await openScreen('/app/imports', {
      as: 'admin',
      answers: [answer(fetchListingFile, failed), ...answers],
    });
    await address().fill(url);
    await fetchIt();
    await expect.poll(currentPath).toBe('/app/imports/7');
    await expect.element(page.getByText(importing('address.unknownHost'))).toBeVisible();
    await expect
      .element(page.getByLabelText(t('new.sameAddress'), { exact: true }))
      .toHaveValue(url);
    expect(callsTo(fetchListingFile)).toEqual([{ body: { kind: 'redfin', url } }]);
    await expectNoViolations();
  });
});

test('the history has more than one page; an entry opens its import', async () => {
  const nth = (n: number) => importLike({ id: n, name: `file-${n}.csv` });
  const all = Array.from({ length: 22 }, (_, i) => nth(22 - i));
  const history = answer(listListingImports, ({ query: { page = 1, per_page = 20 } }) => ({
    data: all.slice((page - 1) * per_page, page * per_page),
    total: all.length,
  }));
  await openScreen('/app/imports', {
    as: 'admin',
    answers: [history, ...importServer(nth(1)).answers],
  });
  const link = (n: number) => page.getByRole('link', { name: `file-${n}.csv`, exact: true });
  await expect.element(link(22)).toBeVisible();
  await expect.element(link(1)).not.toBeInTheDocument();
  const pages = page.getByRole('navigation', { name: t('past.pages') });
  await pages.getByRole('link', { name: ui('pages.page', { page: 2 }), exact: true }).click();
  await expect.poll(currentPath).toMatch(/page=2/);
  await expect.element(link(1)).toBeVisible();
  await expect.element(link(22)).not.toBeInTheDocument();
  expectNoSidewaysScroll();
  await expectNoViolations();
  await link(1).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'file-1.csv' })).toBeVisible();
});

test('others see no link, and a message about who may use the page', async () => {
  await openScreen('/app/imports', { as: 'leader' });
  await expect.element(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expect.element(page.getByText(ui('forbidden.title'))).toBeVisible();
  const menu = page.getByRole('navigation', { name: layout('crm.label') });
  await expect.element(menu.getByRole('link', { name: t('title') })).not.toBeInTheDocument();
  expect(input()).toBeNull();
});
