import { getAlertState, stopAlerts } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';

const es = translatorFor('es', 'savedSearch');

test('emails end with one button; opening the page ends nothing', async () => {
  let is_paused = false;
  const state = answer(getAlertState, () => ({ name: 'Condos', is_paused }));
  const stopped = answer(stopAlerts, () => {
    is_paused = true;
    return { name: 'Condos', is_paused };
  });
  await openScreen('/alerts/key', { locale: 'es', size: PHONE, answers: [state, stopped] });
  await expect.element(page.getByRole('heading', { name: es('stop.title') })).toBeVisible();
  expect(callsTo(stopAlerts)).toEqual([]);
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
  await page.getByRole('button', { name: es('stop.button') }).click();
  await expect.element(page.getByText(es('stop.done', { name: 'Condos' }))).toBeVisible();
  expect(callsTo(stopAlerts)).toHaveLength(1);
});

test('a search that is gone says so', async () => {
  await openScreen('/alerts/key', {
    locale: 'es',
    answers: [refuse(getAlertState, 'alert.notFound')],
  });
  await expect.element(page.getByRole('heading', { name: es('stop.goneTitle') })).toBeVisible();
});
