import { getMailState, type PropertyReport } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';
import { GOOD, pathOf, reportAnswers } from '~test/report';
import { openReport } from '~test/report-page';

const odd = ({ property }: PropertyReport): void => {
  property.doubts = [
    { code: 'rent_low', value: 3_793, usual: 96_600, times: 0.039, place: '', count: 1_525 },
    { code: 'hoa_unknown', value: null, usual: null, times: null, place: null, count: null },
  ];
};

test('staff read why a result is to be checked, and are warned before they send it', async () => {
  const mail = answer(getMailState, { mail_is_configured: true } as never);
  await openReport(GOOD, { change: odd, answers: [mail] });
  const t = translatorFor('en', 'doubts');
  await expect.element(page.getByText(t('report.title'))).toBeVisible();
  const reason =
    'The rent of $3,793 a month is only 3.9% of what is usual at its price ($96,600), compared with 1,525 listings of its kind.';
  await expect.element(page.getByText(reason)).toBeVisible();
  // A salesman does not decide.
  await expect.element(page.getByText(t('report.queue'))).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Send by Email' }).click();
  await expect
    .element(page.getByRole('dialog').getByText(/^Not everything here adds up yet: The rent/))
    .toBeVisible();
});

test('a leader gets to the list, in Spanish on a phone', async () => {
  await openScreen(pathOf(GOOD), {
    ...{ as: 'leader', locale: 'es', size: PHONE },
    answers: reportAnswers(GOOD, odd),
  });
  const t = translatorFor('es', 'doubts');
  await expect.element(page.getByRole('link', { name: t('report.queue') })).toBeVisible();
  await expect.element(page.getByText(t('reason.hoa_unknown'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
});
