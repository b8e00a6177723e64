import { addShortlistHome, listLeads, listShortlists } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leadLike } from '~/data/board-fixtures';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { boardServer } from '~test/board-server';
import { cards, expectCards, openListing } from '~test/explorer-page';
import { answer, callsTo, refuse } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { marketAnswers } from '~test/market-answers';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { draftLike, PREFERENCES } from '~test/shortlists';

const t = translatorFor('en', 'shortlist');
const es = translatorFor('es', 'shortlist');
const ANA = leadLike(7, { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@lead.test' });
const LUIS = leadLike(8, { first_name: 'Luis', last_name: '-', email: 'luis@lead.test' });

/** Recently in touch: Luis, then Ana. */
const people = answer(listLeads, ({ query: { search } }) => ({
  data: search ? [ANA] : [LUIS, ANA],
  total: 2,
}));
let count = 0;
const added = answer(addShortlistHome, () => {
  count += 1;
  return { shortlist_id: 2, count, is_added: true };
});

test('a property goes from its card to a lead’s shortlist; the next one offers that lead first', async () => {
  const lists = answer(listShortlists, {
    ...{ preferences: PREFERENCES, mail_is_configured: true, link_days: 30 },
    shortlists: [{ ...draftLike([1]), id: 2, lead_id: 7 }],
  });
  count = 0;
  await openListing('', { answers: [people, added, lists, ...leadServer({ id: 7 }).answers] });
  await expectCards(12);
  const add = (place: number) =>
    cards()
      .nth(place)
      .getByRole('button', { name: /to a shortlist$/ });
  await add(0).click();
  const dialog = page.getByRole('dialog', { name: t('adding.title') });
  await expect.element(dialog.getByRole('button', { name: /^Luis luis@/ })).toBeVisible();
  await expectNoViolations();
  await dialog.getByRole('searchbox').fill('ana');
  await dialog.getByRole('button', { name: /^Ana Ruiz/ }).click();
  await expect
    .element(page.getByText(t('adding.added', { name: 'Ana Ruiz', count: 1 })))
    .toBeVisible();
  expect(callsTo(addShortlistHome)[0]).toMatchObject({ params: { id: 7 } });

  await add(1).click();
  const names = () =>
    dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => ['Ana Ruiz', 'Luis'].find((name) => textContent?.startsWith(name)));
  await expect.poll(names).toEqual(['Ana Ruiz', 'Luis']);
  await dialog.getByRole('button', { name: /^Ana Ruiz/ }).click();
  // One message about this lead, with the new number.
  await expect
    .element(page.getByText(t('adding.added', { name: 'Ana Ruiz', count: 2 })))
    .toBeVisible();
  const open = page.getByRole('button', { name: t('adding.open') });
  expect(open.elements()).toHaveLength(1);
  await open.click();
  await expect.poll(currentPath).toBe('/app/leads/7/shortlist?list=2');
});

test('a full shortlist says so, in Spanish on a phone', async () => {
  const answers = [people, refuse(addShortlistHome, 'shortlist.full')];
  await openListing('', { answers, size: PHONE, locale: 'es' });
  await cards()
    .first()
    .getByRole('button', { name: /a una selección$/ })
    .click();
  await expectNoSidewaysScroll();
  await page.getByRole('dialog').getByRole('button', { name: /^Luis/ }).click();
  await expect
    .element(page.getByText(translatorFor('es', 'errors')('shortlist.full')))
    .toBeVisible();
  expect(es('adding.title')).toBe('Agregar a la selección de…');
});

test('properties are added from a card of the board, which stays open', async () => {
  const draft = { ...draftLike([1]), lead_id: 1 };
  const lists = answer(listShortlists, {
    ...{ preferences: PREFERENCES, mail_is_configured: true, link_days: 30 },
    shortlists: [draft],
  });
  await openScreen('/app/board', {
    as: 'salesman',
    answers: [
      ...[added, lists, ...boardServer().answers],
      ...[...marketAnswers(), ...leadServer().answers],
    ],
  });
  await page.getByRole('button', { name: 'Actions for Vera Probe' }).click();
  await page.getByRole('menuitem', { name: 'Add properties to a shortlist…' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(t('adding.inDraft', { count: 1 }))).toBeVisible();
  await dialog.getByRole('searchbox').fill('Palm');
  await dialog.getByRole('button', { name: /^Add / }).first().click();
  await expect.poll(() => callsTo(addShortlistHome)[0]?.params.id).toBe(1);
  expect(currentPath()).toBe('/app/board');
  await expectNoViolations();
});
