import { getStreetSetup, STREET_PROBLEMS } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer } from '~test/fake-api';
import { importLike, importServer } from '~test/import-server';
import { openScreen, PHONE } from '~test/open-screen';

const DONE = importLike({ status: 'done', finished_at: '2026-03-01T10:02:00.000Z' });

type Setup = { problem: (typeof STREET_PROBLEMS)[number] | null; is_configured: boolean };

const openImports = (setup: Setup, locale: 'en' | 'es' = 'en') =>
  openScreen('/app/imports', {
    ...{ as: 'admin', locale, size: PHONE },
    answers: [answer(getStreetSetup, setup), ...importServer(DONE).answers],
  });

describe.each(['en', 'es'] as const)('the streets of the map, in %s', (locale) => {
  const t = translatorFor(locale, 'imports');

  test('are explained where there are none, with the command that makes the file', async () => {
    await openImports({ problem: 'missing', is_configured: false }, locale);
    await expect.element(page.getByText(t('streets.title'))).toBeVisible();
    await expect.element(page.getByText(/pmtiles extract .* --bbox=/)).toBeVisible();
    expectNoSidewaysScroll();
    await expectNoViolationsInBothThemes();
  });

  test.each(STREET_PROBLEMS)('say why they cannot be drawn: %s', async (problem) => {
    await openImports({ problem, is_configured: true }, locale);
    const note = page.getByRole('note').filter({ hasText: t('streets.broken') });
    await expect.element(note).toMatchTextContent(/MAP_PMTILES/);
  });
});

test('nothing is said where streets are drawn', async () => {
  await openImports({ problem: null, is_configured: false });
  const t = translatorFor('en', 'imports');
  await expect.element(page.getByRole('heading', { name: t('title') })).toBeVisible();
  await expect.element(page.getByText(t('streets.title'))).not.toBeInTheDocument();
  await expect.element(page.getByText(t('streets.broken'))).not.toBeInTheDocument();
});
