import {
  createTemplate,
  deleteTemplate,
  listLeads,
  listMessageTemplates,
  listTemplates,
  type MessageTemplate,
  updateTemplate,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leadLike } from '~/data/board-fixtures';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo, refuse, SUCCESS } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { TEMPLATES, templateLike } from '~test/templates';

const t = translatorFor('en', 'templates');
const settings = translatorFor('en', 'settings');
const ANA = leadLike(1, { first_name: 'Ana', last_name: 'Probe' });

function templateServer(
  templates: readonly MessageTemplate[] = TEMPLATES,
  extra: readonly Answer[] = [],
) {
  let all = [...templates];
  const store = (saved: MessageTemplate) => {
    all = [saved, ...all.filter(({ id }) => id !== saved.id)];
    return saved;
  };
  return [
    ...extra,
    answer(listTemplates, () => all),
    answer(createTemplate, ({ body }) => store(templateLike(99, body))),
    answer(updateTemplate, ({ params, body }) =>
      store(templateLike(params.id, { ...body, version: body.version + 1 })),
    ),
    answer(deleteTemplate, SUCCESS),
    answer(listLeads, { data: [ANA], total: 1 }),
    answer(listMessageTemplates, {
      ...{ locale: 'es', templates: [] },
      facts: { en: { first_name: 'Ana' }, es: { first_name: 'Ana' } },
    }),
  ];
}

test('lists texts by kind, marks older languages and personal ones, and has no violations', async () => {
  const own = templateLike(40, { name: 'Mine', audience: 'me', older: 'es' });
  await openScreen('/app/settings/templates', {
    as: 'salesman',
    answers: templateServer([own, ...TEMPLATES]),
  });
  const line = page.getByRole('listitem').filter({ hasText: 'Mine' });
  await expect.element(line).toMatchTextContent(/Only me.*Spanish is older/);
  for (const kind of ['whatsapp', 'email', 'call'] as const)
    await expect.element(page.getByRole('heading', { name: t(`kind.${kind}`) })).toBeVisible();
  // The other settings belong to administrators.
  const nav = page.getByRole('navigation', { name: settings('title') });
  expect(nav.getByRole('link').elements()).toHaveLength(1);
  await expectNoViolationsInBothThemes();
});

test('a text is edited in both languages, and the forgotten one is marked', async () => {
  await openScreen('/app/settings/templates/1', { as: 'admin', answers: templateServer() });
  const english = page.getByRole('group', { name: t('language.en') }).getByLabelText(t('body'));
  await expect.element(english).toHaveValue('Hi {first name}: first_reply');
  // As the contact sees it, in their language.
  await expect.element(page.getByText('Hola, Ana: first_reply')).toBeVisible();
  await english.fill('Good day {first nam}');
  const unknown = t('unknown', { count: 1, words: '{first nam}' });
  await expect.element(page.getByText(unknown)).toBeVisible();
  await page.getByRole('button', { name: t('save') }).click();
  expect(callsTo(updateTemplate)).toEqual([]);
  await english.fill('Good day ');
  await page
    .getByRole('group', { name: t('language.en') })
    .getByRole('button', { name: 'first name' })
    .click();
  await expect.element(english).toHaveValue('Good day {first name}');
  await expect.element(page.getByText(t('older.es'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  await page.getByRole('checkbox', { name: t('same.es') }).click();
  await page.getByRole('button', { name: t('save') }).click();
  await expect.element(page.getByText(t('saved'))).toBeVisible();
  expect(callsTo(updateTemplate)[0]?.body).toMatchObject({
    ...{ body_en: 'Good day {first name}', is_checked: true, version: 1, audience: 'everyone' },
  });
});

test('the preview of an empty text says what appears there', async () => {
  await openScreen('/app/settings/templates/new?kind=whatsapp', {
    as: 'admin',
    answers: templateServer(),
  });
  await expect.element(page.getByText(t('preview.empty'))).toBeVisible();
  const spanish = page.getByRole('group', { name: t('language.es') }).getByLabelText(t('body'));
  await spanish.fill('Hola');
  await expect.element(page.getByText(t('preview.empty'))).not.toBeInTheDocument();
});

test('a new email needs its subject in both languages', async () => {
  await openScreen('/app/settings/templates/new?kind=email', {
    ...{ as: 'salesman', size: PHONE, answers: templateServer() },
  });
  await page.getByLabelText(t('name'), { exact: true }).fill('Visit');
  for (const language of ['en', 'es'] as const) {
    const column = page.getByRole('group', { name: t(`language.${language}`) });
    await column.getByLabelText(t('body')).fill('Text');
    if (language === 'en') await column.getByLabelText(t('subject')).fill('Subject');
  }
  await page.getByRole('button', { name: t('save') }).click();
  await expect.element(page.getByText(t('required'))).toBeVisible();
  expectNoSidewaysScroll();
  await page
    .getByRole('group', { name: t('language.es') })
    .getByLabelText(t('subject'))
    .fill('Asunto');
  await page.getByRole('button', { name: t('save') }).click();
  await expect.poll(currentPath).toBe('/app/settings/templates/99');
  expect(callsTo(createTemplate)[0]?.body).toMatchObject({
    ...{ kind: 'email', audience: 'me', name: 'Visit', subject_es: 'Asunto', purpose: null },
  });
});

test('what could not be saved stays, replaces the other version when saved again, and leaving asks', async () => {
  await openScreen('/app/settings/templates/1', {
    as: 'admin',
    answers: [
      refuse(updateTemplate, 'template.changed'),
      answer(listTemplates, () =>
        TEMPLATES.map((each) => (callsTo(updateTemplate).length ? { ...each, version: 5 } : each)),
      ),
      ...templateServer(),
    ],
  });
  const spanish = page.getByRole('group', { name: t('language.es') }).getByLabelText(t('body'));
  await spanish.fill('Buenos días');
  const lists = callsTo(listTemplates).length;
  await page.getByRole('button', { name: t('save') }).click();
  await expect.element(page.getByText(t('failed'))).toBeVisible();
  await expect.element(spanish).toHaveValue('Buenos días');
  await expect.poll(() => callsTo(listTemplates).length).toBeGreaterThan(lists);
  await page.getByRole('button', { name: t('save') }).click();
  await expect.poll(() => callsTo(updateTemplate).map(({ body }) => body.version)).toEqual([1, 5]);
  await page
    .getByRole('link', { name: t('title') })
    .first()
    .click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(spanish).toHaveValue('Buenos días');
});

test('one that a sequence uses is not deleted; those of others are only read', async () => {
  const inUse = refuse(deleteTemplate, 'template.inUse');
  const foreign = templateLike(41, { name: 'Theirs', is_editable: false });
  await openScreen('/app/settings/templates/1', {
    ...{ as: 'admin', answers: templateServer([...TEMPLATES, foreign], [inUse]) },
  });
  const name = 'whatsapp first_reply';
  await page.getByRole('button', { name: t('delete.of', { name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('delete.confirm') })
    .click();
  await expect.element(page.getByText(t('delete.failed'))).toBeVisible();
  await page
    .getByRole('link', { name: t('title') })
    .first()
    .click();
  await page.getByRole('link', { name: 'Theirs' }).click();
  await expect.element(page.getByText(t('readOnly'))).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('save') })).not.toBeInTheDocument();
});
