import { getCurator, getForecasts, getMetroForecasts, listRandomProperties } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { answer } from '~test/fake-api';
import { FORECASTS, METRO_FORECASTS } from '~test/forecasts';
import { MARKET } from '~test/market';
import { setMedia } from '~test/media';
import { openScreen, PHONE } from '~test/open-screen';

const PAGES = [
  '/',
  '/services',
  '/servicios',
  '/forecasts',
  '/pronosticos',
  '/blog',
  '/blog/market-indicators',
  '/privacy',
  '/landings/valeria-montiel',
  '/quiz',
  '/app/login',
];

const answers = () => [
  answer(getForecasts, FORECASTS),
  answer(getMetroForecasts, METRO_FORECASTS),
  answer(
    listRandomProperties,
    MARKET.slice(0, 9).map(({ listing }) => listing),
  ),
  answer(getCurator, {
    user_id: 8,
    slug: 'valeria-montiel',
    display_name: 'Valeria Montiel',
    headline: { en: 'Homes in Florida', es: 'Casas en Florida' },
    about: { en: '', es: '' },
    languages: ['es', 'en'],
    photo_url: null,
  }),
];

/** Both languages and widths: English on a desktop, light and dark, Spanish on a phone. */
describe.each(PAGES)('%s', (path) => {
  test('in English is complete, fits the screen and is accessible, light and dark', async () => {
    await openScreen(`${path}?lang=en`, { answers: answers() });
    await expectComplete('en');
    await setMedia({ colorScheme: 'dark' });
    await expectNoViolations();
  });

  test('in Spanish on a phone is complete, fits the screen and is accessible', async () => {
    await openScreen(`${path}?lang=es`, { size: PHONE, answers: answers() });
    await expectComplete('es');
  });
});

async function expectComplete(lang: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe(lang);
  expect(title.elements()).toHaveLength(1);
  await expect.poll(() => document.title).toMatch(/Alpha Agent/);
  expectNoSidewaysScroll();
  await expectNoViolations();
}
