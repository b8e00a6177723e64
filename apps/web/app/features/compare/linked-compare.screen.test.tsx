import { getLinkedComparison, listExchangeRates, type Sender } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { comparedLike, comparisonOf } from '~test/comparisons';
import { answer, refuse } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'compare');
const es = translatorFor('es', 'compare');

const HOMES = [1, 2, 3].map((id) => comparedLike(id));
const SENDER: Sender = {
  ...{ name: 'Camila Duarte', role: 'salesman', headline: { en: 'Advisor', es: 'Asesora' } },
  ...{ languages: ['es', 'en'], phone: null, whatsapp: '+573001112233', calendar_url: null },
  ...{ call_hours: null, photo_url: null },
};
const linked = (sender: Sender | null, view = 'order=price&diff=1') =>
  answer(getLinkedComparison, ({ query }) => ({
    ...comparisonOf(HOMES, query),
    ...{ view, sender, expires_at: '2026-12-19T10:00:00.000Z' },
  }));
const open = (sender: Sender | null, options = {}) =>
  openScreen('/compare/some-token', {
    answers: [linked(sender), answer(listExchangeRates, [])],
    ...options,
  });
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => /\d Palm/.exec(textContent ?? '')?.[0]);

describe('a comparison behind its public address', () => {
  test('is shown as its maker saw it, with the sender, and cannot be changed', async () => {
    await open(SENDER);
    await expect.element(page.getByText('Camila Duarte')).toBeVisible();
    expect(heads()).toEqual(['3 Palm', '2 Palm', '1 Palm']);
    await expect.element(page.getByText(/The same for all: .*Beds 2/)).toBeVisible();
    const names = page
      .getByRole('main')
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual([t('share.copy'), t('pdf.label')]);
    expect(page.getByRole('table').getByRole('button').elements()).toEqual([]);
    expect(page.getByLabelText(t('financing.label')).elements()).toEqual([]);
    expect(document.title).toContain(t('title'));
    await expectNoViolationsInBothThemes();
  });

  test('reads well on a phone in Spanish, without a sender when an investor made it', async () => {
    await open(null, { locale: 'es', size: PHONE });
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(page.getByText(/Esta página funciona hasta el/)).toBeInTheDocument();
    await expect.element(page.getByText(es('bundle.title')).first()).toBeInTheDocument();
    expectNoSidewaysScroll();
    await expectNoViolationsInBothThemes();
  });

  test('says in both languages when the address opens nothing', async () => {
    const answers = [refuse(getLinkedComparison, 'share.notFound'), answer(listExchangeRates, [])];
    await openScreen('/compare/old-token', { answers });
    await expect.element(page.getByText(t('linked.failure.spanish'))).toBeVisible();
    await expect.element(page.getByText(t('linked.failure.english'))).toBeVisible();
  });
});
