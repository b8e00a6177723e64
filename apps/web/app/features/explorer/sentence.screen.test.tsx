import { listCities } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { button, expectPath, field, found, openListing, query } from '~test/explorer-page';
import { answer } from '~test/fake-api';
import { PHONE, TABLET } from '~test/open-screen';

const CITIES = answer(listCities, ['Hialeah', 'Miami', 'Tampa']);
const box = () => page.getByRole('searchbox');
const chips = (locale: 'en' | 'es' = 'en') =>
  page.getByRole('list', { name: translatorFor(locale, 'explorer')('chips.label') });
const chipTexts = (locale: 'en' | 'es' = 'en') =>
  chips(locale)
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

async function ask(sentence: string) {
  await box().fill(sentence);
  await userEvent.keyboard('{Enter}');
}

describe('a sentence in the search box', () => {
  test.each([
    {
      ...{ locale: 'en' as const, size: TABLET },
      sentence:
        'houses in Tampa under 400k with positive cash flow and less than 10 % chance of loss',
      more: { loss_max: '10' },
      texts: ['Tampa', 'Single-family', 'priced up to $400,000', 'cash flow positive in year 1'],
    },
    {
      ...{ locale: 'es' as const, size: PHONE },
      sentence: 'casas en Tampa de menos de 400 mil con flujo positivo',
      more: {},
      texts: [
        'Tampa',
        'Casa unifamiliar',
        `con precio hasta ${formatMoney(400_000, 'es')}`,
        'flujo de caja positivo en el año 1',
      ],
    },
  ])(
    'becomes filters, and a chip for each: $sentence',
    async ({ locale, size, sentence, more, texts }) => {
      const t = translatorFor(locale, 'explorer');
      await openListing('?beds=2', { locale, size, answers: [CITIES] });
      await expect.element(found()).toBeVisible();
      await ask(sentence);
      await expect.poll(query).toEqual({
        ...{ city: 'Tampa', kinds: 'single_family', price_max: '400000', beds: '2' },
        ...{ cash_flow_first_year: '1', ...more },
      });
      await expect.element(box()).toHaveValue('');
      for (const text of texts) await expect.poll(() => chipTexts(locale)).toContain(text);
      await expectNoViolations();
      expectNoSidewaysScroll();

      const price = t('chips.remove', { condition: texts[2] ?? '' });
      await page.getByRole('button', { name: price }).click();
      await expect.poll(() => query().price_max).toBeUndefined();
      await expect.element(page.getByRole('button', { name: price })).not.toBeInTheDocument();
      expect(document.activeElement?.tagName).toBe('BUTTON');
      await page.getByRole('button', { name: t('chips.clear') }).click();
      await expectPath('/app/listing?investment_min=0&investment_max=10000000');
      await expect.element(chips(locale)).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  test('that nobody has sent yet, and that no listing has as words, can be turned into filters', async () => {
    await openListing('', { answers: [CITIES] });
    await box().fill('condos in Tampa under 900k');
    await expect.poll(() => query().search).toBe('condos in Tampa under 900k');
    await button('Turn into filters').click();
    await expect.poll(query).toEqual({ city: 'Tampa', kinds: 'condo', price_max: '900000' });
    await expect.element(box()).toHaveValue('');
    // What is no sentence gets no such offer.
    await box().fill('zzyzx');
    await expect.element(page.getByText(/^No properties found with/)).toBeVisible();
    await expect.element(button('Turn into filters')).not.toBeInTheDocument();
  });

  test('the last chip hands the focus to the number of results', async () => {
    const t = translatorFor('en', 'explorer');
    const path = '?investment_min=0&investment_max=10000000&city=Tampa';
    await openListing(path, { answers: [CITIES] });
    await page.getByRole('button', { name: t('chips.remove', { condition: 'Tampa' }) }).click();
    await expect.element(chips()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('says what it did not understand, and searches for it as text', async () => {
    const t = translatorFor('en', 'explorer');
    await openListing('', { answers: [CITIES] });
    await ask('condo near the beach, at most 2 beds');
    await expect.poll(query).toEqual({ kinds: 'condo', search: 'near the beach' });
    await expect.element(box()).toHaveValue('near the beach');
    const words = t('sentence.quote', { text: 'near the beach' });
    await expect.element(page.getByText(t('sentence.unknown', { words }))).toBeVisible();
    const limit = t('sentence.atLeastOnly', { text: 'at most 2 beds' });
    await expect.element(page.getByText(limit)).toBeVisible();
    await button('Reset All').click();
    await expect.element(page.getByText(limit)).not.toBeInTheDocument();
  });

  test('remains text when it is an address', async () => {
    await openListing('', { answers: [CITIES] });
    for (const address of ['1460 NW 183rd Ter', '33161']) {
      await ask(address);
      await expect.poll(query).toEqual({ search: address });
      await expect.element(box()).toHaveValue(address);
    }
  });
});

describe('more filters', () => {
  test.each([TABLET, PHONE])('are folded, and narrow the list at $width px', async (size) => {
    const t = translatorFor('en', 'explorer');
    await openListing('', { size });
    if (size === PHONE) await page.getByRole('button', { name: /^Filters/ }).click();
    await expect.element(page.getByText(t('limits.hoa'))).not.toBeInTheDocument();
    await page.getByRole('button', { name: t('limits.moreSet', { count: 0 }) }).click();
    await field('Condo').click();
    await field('Townhouse').click();
    await field(t('limits.hoa')).selectOptions(t('limits.noHoa'));
    await field(t('limits.loss')).selectOptions(t('limits.lossUpTo', { count: 10 }));
    const to = field(t('limits.toOf', { range: t('limits.price') }));
    await to.fill('400,000');
    await userEvent.keyboard('{Enter}');
    await field(t('limits.underValue')).click();
    await expect.poll(query).toEqual({
      ...{ kinds: 'condo,townhouse', hoa_max: '0', loss_max: '10', price_max: '400000' },
      under_value: '1',
    });
    await expect.element(to).toHaveValue('400000');
    const from = field(t('limits.fromOf', { range: t('limits.price') }));
    await from.fill('no number');
    await userEvent.keyboard('{Tab}');
    await expect.element(from).toHaveValue('');
    await expectNoViolations();
    expectNoSidewaysScroll();
  });
});
