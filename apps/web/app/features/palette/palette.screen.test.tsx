import { getTeamToday, getToday, listLeads, listProperties, listTemplates } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leadLike } from '~/data/board-fixtures';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { TEMPLATES } from '~test/templates';

const t = translatorFor('en', 'palette');
const keys = translatorFor('en', 'shortcuts');
const NONE = { count: 0, items: [] };
const today = answer(getToday, {
  ...{ waiting: NONE, signals: NONE, stuck: NONE, tasks: NONE, unanswered: NONE, done: 0 },
});
const NORA = leadLike(1, { first_name: 'Nora', last_name: 'Probe', email: 'nora@lead.test' });
const noHomes = answer(listProperties, {
  ...{ data: [], total: 0, page: 1, per_page: 10, last_page: 1 },
});
const found = [answer(listLeads, { data: [NORA], total: 1 }), noHomes];
const field = page.getByRole('combobox', { name: t('label') });
/** Its keys are part of the name. */
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
const button = page.getByRole('button', { name: t('open'), exact: true });

test('Ctrl K finds a lead by name and opens it; arrows and Escape work as expected', async () => {
  await openScreen('/app/today', {
    as: 'salesman',
    answers: [today, ...found, ...leadServer().answers],
  });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await expect.element(option('Today')).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Today')).toHaveAttribute('aria-selected', 'true');
  // Screens of other roles are not offered.
  await expect.element(option('Users')).not.toBeInTheDocument();
  await expectNoViolationsInBothThemes();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();

  await userEvent.keyboard('/');
  await field.fill('nora');
  await expect.element(option('Nora Probe.*nora@lead.test')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentPath).toBe('/app/leads/1');
  expect(callsTo(listLeads)[0]?.query).toMatchObject({ search: 'nora', per_page: 5 });
});

test('the trash and the audit log are found by their names and by other words, by permission', async () => {
  await openScreen('/app/today', {
    as: 'admin',
    answers: [today, answer(getTeamToday, []), ...found],
  });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('deleted');
  await expect.element(option(t('trash'))).toBeVisible();
  await field.fill('historial');
  await expect.element(option(t('audit'))).toBeVisible();
  await field.fill('call nora');
  await expect.element(option('Nora Probe')).toBeVisible();
  await expect.poll(() => callsTo(listLeads).at(-1)?.query).toMatchObject({ search: 'nora' });
});

test('a salesman is offered the trash, not the audit log', async () => {
  await openScreen('/app/today', { as: 'salesman', answers: [today, ...found] });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(option(t('trash'))).toBeVisible();
  await expect.element(option(t('audit'))).not.toBeInTheDocument();
});

test('a failed search says so and leaves screens and actions, also in Spanish on a phone', async () => {
  const es = translatorFor('es', 'palette');
  await openScreen('/app/today', {
    as: 'salesman',
    locale: 'es',
    size: PHONE,
    answers: [today, refuse(listLeads, 'internal'), noHomes, ...leadServer().answers],
  });
  await page.getByRole('button', { name: es('open'), exact: true }).click();
  await page.getByRole('combobox', { name: es('label') }).fill('nuevo c');
  await expect.element(page.getByText(es('failed'))).toBeVisible();
  await option(es('newContact')).click();
  await expect.poll(currentPath).toBe('/app/contacts/new');
});

test('g and a letter go to a screen, ? shows the keys, and single keys can be turned off', async () => {
  await openScreen('/app/settings/assignment', { as: 'salesman', answers: [today] });
  await expect.element(button).toBeVisible();
  // Not a page of this role: the letter does nothing.
  await userEvent.keyboard('gu');
  await userEvent.keyboard('gt');
  await expect.poll(currentPath).toBe('/app/today');
  await userEvent.keyboard('?');
  const sheet = page.getByRole('dialog', { name: keys('title') });
  await expect.element(sheet).toBeVisible();
  await expectNoViolationsInBothThemes();
  await sheet.getByRole('checkbox', { name: keys('singleKeys') }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

test.each(['salesman', 'leader'] as const)(
  'g s opens the settings that a %s may open',
  async (as) => {
    await openScreen('/app/today', {
      as,
      answers: [today, answer(getTeamToday, []), answer(listTemplates, TEMPLATES)],
    });
    await expect.element(button).toBeVisible();
    await userEvent.keyboard('gs');
    await expect.poll(currentPath).toBe('/app/settings/templates');
    await expect
      .element(page.getByRole('heading', { name: translatorFor('en', 'templates')('title') }))
      .toBeVisible();
  },
);
