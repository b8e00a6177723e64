import {
  type CuratorPage,
  createCuratorPage,
  deleteCuratorPage,
  getCuratorPage,
  listCuratorPages,
  updateCuratorPage,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'curators');
const es = translatorFor('es', 'curators');
const errors = translatorFor('en', 'errors');

const VALERIA: CuratorPage = {
  user_id: 8,
  user: { id: 8, name: 'Valeria Montiel', is_active: true },
  slug: 'valeria-montiel',
  display_name: 'Valeria Montiel',
  headline: { en: 'Figures you can check.', es: 'Cifras que puede comprobar.' },
  about: { en: '', es: '' },
  languages: ['es', 'en'],
  photo_url: null,
  is_published: true,
  old_slugs: ['vale'],
  version: 3,
  updated_at: '2026-11-01T10:00:00.000Z',
};

const curatorServer = (more: Partial<CuratorPage> = {}) => [
  answer(listCuratorPages, {
    pages: [{ ...VALERIA, ...more }],
    without_page: [{ id: 3, name: 'Sofía Lareda' }],
  }),
  answer(getCuratorPage, { ...VALERIA, ...more }),
  answer(createCuratorPage, ({ body }) => ({ ...VALERIA, ...body, version: 1 })),
  answer(updateCuratorPage, ({ body }) => ({ ...VALERIA, ...body, version: 4 })),
  answer(deleteCuratorPage, SUCCESS),
];
const open = (path = '/app/curators', more: Partial<CuratorPage> = {}) =>
  openScreen(path, { as: 'admin', answers: curatorServer(more) });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const headline = (language: 'es' | 'en') =>
  field(t('form.headline', { language: t(`language.${language}`) }));
const choose = async (item: 'menu.hide' | 'menu.delete') => {
  await button(t('menu.of', { name: 'Valeria Montiel' })).click();
  await page.getByRole('menuitem', { name: t(item) }).click();
};

test('the list has the links to share, and hides and deletes a page', async () => {
  await open();
  await expect.element(page.getByText('https://alpha.test/landings/valeria-montiel')).toBeVisible();
  await expect.element(page.getByText('https://alpha.test/quiz?ref=8')).toBeVisible();
  await choose('menu.hide');
  await expect.element(page.getByText(t('toggled.hidden'))).toBeVisible();
  expect(callsTo(updateCuratorPage)[0]?.body).toMatchObject({ is_published: false, version: 3 });
  await choose('menu.delete');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(t('delete.text'));
  await dialog.getByRole('button', { name: t('delete.action') }).click();
  await expect.element(page.getByText(t('delete.done'))).toBeVisible();
});

test('a new page gets its name and link from the user, until others are typed', async () => {
  await open('/app/curators/new');
  await field(t('form.user')).selectOptions('3');
  await expect.element(field(t('form.name'))).toHaveValue('Sofía Lareda');
  await expect.element(field(t('form.slug'))).toHaveValue('sofia-lareda');
  await button(t('form.create')).click();
  await expect.poll(() => page.getByText(t('form.required')).elements()).toHaveLength(2);
  await headline('en').fill('Homes for rent.');
  await headline('es').fill('Casas para renta.');
  await field(t('form.slug')).fill('admin');
  await userEvent.tab();
  await button(t('form.create')).click();
  await expect.element(page.getByText(t('form.slugReserved'))).toBeVisible();
  expect(callsTo(createCuratorPage)).toEqual([]);
  await field(t('form.slug')).fill('Sofia');
  await field(t('form.name')).fill('Sofía L.');
  await expect.element(field(t('form.slug'))).toHaveValue('Sofia');
  await button(t('form.create')).click();
  await expect.poll(currentPath).toBe('/app/curators');
  expect(callsTo(createCuratorPage)[0]?.body).toMatchObject({
    ...{ user_id: 3, slug: 'sofia', display_name: 'Sofía L.', languages: ['en', 'es'] },
    headline: { en: 'Homes for rent.', es: 'Casas para renta.' },
  });
});

test('the preview shows what is typed, in the language that is chosen', async () => {
  await open('/app/edit-curator/8');
  const preview = () => page.getByRole('region', { name: t('form.preview') }).element();
  await headline('es').fill('Rentas con números claros.');
  await expect.poll(() => preview().textContent).toContain('Figures you can check.');
  await page.getByRole('radio', { name: t('language.es') }).click({ force: true });
  await expect.poll(() => preview().textContent).toContain('Rentas con números claros.');
  expect(preview().textContent).toContain('Empezar el cuestionario');
});

test('a link in use is reported at its field, and what was typed stays', async () => {
  await open('/app/edit-curator/8');
  await expect.element(page.getByText(/\/landings\/vale$/)).toBeVisible();
  await field(t('form.slug')).fill('taken-one');
  setAnswers([refuse(updateCuratorPage, 'curator.slugTaken', { slug: ['taken'] })]);
  await button(t('form.save')).click();
  await expect.element(page.getByText(errors('curator.slugTaken'))).toBeVisible();
  await expect.element(field(t('form.slug'))).toHaveValue('taken-one');
});

describe('when somebody else saved first', () => {
  const theirs = {
    ...VALERIA,
    version: 4,
    display_name: 'Vale Montiel',
    headline: { ...VALERIA.headline, en: 'Their headline.' },
  };
  const conflict = async () => {
    await open('/app/edit-curator/8');
    await headline('en').fill('My headline.');
    setAnswers([refuse(updateCuratorPage, 'curator.changed'), answer(getCuratorPage, theirs)]);
    await button(t('form.save')).click();
    const notice = page.getByRole('alert');
    await expect.element(notice).toMatchTextContent(t('conflict.title'));
    await expect.element(notice).toMatchTextContent('Now: Their headline.Yours: My headline.');
    await expect.element(headline('en')).toHaveValue('My headline.');
    setAnswers(curatorServer());
  };

  test('mine can be kept: the other fields are theirs', async () => {
    await conflict();
    await button(t('conflict.keepMine')).click();
    await expect.poll(currentPath).toBe('/app/curators');
    expect(callsTo(updateCuratorPage).at(-1)?.body).toMatchObject({
      ...{ version: 4, display_name: 'Vale Montiel' },
      headline: { en: 'My headline.', es: VALERIA.headline.es },
    });
  });

  test('theirs can be taken', async () => {
    await conflict();
    await button(t('conflict.takeTheirs')).click();
    await expect.element(headline('en')).toHaveValue('Their headline.');
    await expect.element(field(t('form.name'))).toHaveValue('Vale Montiel');
  });
});

test('a salesman without a page learns whom to ask', async () => {
  const none = answer(listCuratorPages, { pages: [], without_page: [] });
  await openScreen('/app/curators', { as: 'salesman', answers: [none] });
  await expect.element(page.getByText(t('empty.own'))).toBeVisible();
  await expect.element(page.getByText(t('new'))).not.toBeInTheDocument();
});

test.each(['/app/curators', '/app/curators/new', '/app/edit-curator/8'])(
  '%s is complete in Spanish, fits a phone and is accessible',
  async (path) => {
    const answers = curatorServer();
    await openScreen(path, { as: 'admin', locale: 'es', size: PHONE, answers });
    await expect
      .element(page.getByRole('heading', { level: 1 }).first())
      .toMatchTextContent(/curador/i);
    await expect
      .element(page.getByText(new RegExp(`${es('links.quiz')}|${es('form.texts')}`)).first())
      .toBeVisible();
    await expectNoViolationsInBothThemes();
  },
);
