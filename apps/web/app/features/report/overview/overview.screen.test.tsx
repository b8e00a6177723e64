import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { setMedia } from '~test/media';
import { PHONE } from '~test/open-screen';
import { POOR } from '~test/report';
import {
  current,
  heading,
  menu,
  menuEntries,
  menuLinks,
  openReport,
  section,
  unfold,
} from '~test/report-page';

const DESKTOP = { width: 1440, height: 900 };
const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

/** The value beside a label of the summary. */
function factOf(label: string): string | null | undefined {
  const rows = section('Property summary').element().querySelectorAll('dl > div');
  const isOf = (row: Element) =>
    [...row.querySelectorAll('*')].some(({ textContent }) => textContent === label);
  return [...rows].find(isOf)?.querySelector('dd')?.textContent;
}

describe('the report of a property', () => {
  test.each(SIZES)(
    'shows what it is, what it earns and how it compares on a %s',
    async (_, size) => {
      await openReport(undefined, { size });
      await expect.element(page.getByText('Asking price', { exact: true }).first()).toBeVisible();
      const headline = section('Key figures');
      for (const figure of [
        /Net profit over 10 yearsHow\?\+\$[\d,]+on a down payment of \$[\d,]+/,
        /Cash flow positiveHow\?1st Year/,
        /Average ROI per yearHow\?\d+\.\d%/,
        /Total ROIHow\?\d+\.\d%/,
      ])
        await expect.element(headline).toMatchTextContent(figure);

      const city = section('Compared with the city');
      unfold('Compared with the city');
      for (const name of [
        'ROI Mean',
        'Annual ROI',
        'Rent to Price',
        'Months to Cashflow',
        'Cap Rate',
      ])
        await expect.element(city.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect.element(city).toMatchTextContent('Beats both cities; lower is better');
      for (const name of ['Miami', 'Hialeah'])
        expect(city.getByText(name, { exact: true }).elements()).toHaveLength(5);

      for (const [name, value] of [
        ['State', /^Florida$/],
        ['APR', /^7\.50%/],
        ['Sale type', /^[A-Z][a-z ]+$/],
        ['Rent estimate', /^\$[\d,]+ ?\/mo/],
        ['Full potential', /^\$[\d,]+ ?\/mo/],
        ['Down payment', /^35\.00%$/],
        ['Loan', /^\$[\d,]+/],
      ] as const)
        expect(factOf(name), name).toMatch(value);
      const summary = section('Property summary');
      unfold('Property summary');
      await expect
        .element(summary.getByRole('img', { name: /^\d\.\d%, between \d\.\d% and/ }))
        .toBeVisible();
      await expect.element(summary.getByRole('heading', { name: 'Features' })).toBeVisible();
      expectNoSidewaysScroll();
      await expectNoViolations();
    },
  );

  test('works in Spanish on a phone, units included', async () => {
    await openReport(undefined, { locale: 'es', size: PHONE });
    const headline = section('Cifras clave');
    await expect.element(headline).toMatchTextContent(/Utilidad neta a 10 años¿Cómo\?\+US\$/);
    await expect.element(headline).toMatchTextContent('1.er año');
    await expect
      .element(section('Comparación con la ciudad'))
      .toMatchTextContent('Mejor que ambas ciudades');
    await expect
      .element(section('Resumen de la propiedad'))
      .toMatchTextContent('Una casa unifamiliar cerca de escuelas.');
    const performance = section('Desempeño y recomendación');
    await expect.element(performance).toMatchTextContent('Tasa de capitalización');
    await expect.element(performance).toMatchTextContent('una sólida oportunidad de inversión');
    await expect.element(menu().getByRole('link', { name: 'Ventas similares' })).toBeVisible();
    expectNoSidewaysScroll();
    await expectNoViolations();
  });

  test('fits a screen of 360 px and is accessible in the dark', async () => {
    await setMedia({ colorScheme: 'dark' });
    await openReport(POOR, { locale: 'es', size: { width: 360, height: 740 } });
    await expect.element(section('Cifras clave')).toBeVisible();
    expectNoSidewaysScroll();
    await expectNoViolations();
    // The box with a chart's values stays on the screen too.
    const charts = section('Análisis de ROI').getByRole('slider').elements() as HTMLInputElement[];
    expect(charts.length).toBeGreaterThan(0);
    for (const chart of charts) {
      chart.focus();
      const edges = () => {
        const box = chart.parentElement?.querySelector('[aria-hidden] .shadow-2');
        const { left, right } = box?.getBoundingClientRect() ?? {};
        return left === undefined || right === undefined ? null : [left >= 0, right <= 360];
      };
      await expect.poll(edges).toEqual([true, true]);
    }
  });

  test('changes its language with another tab', async () => {
    await openReport();
    const performance = page.getByRole('list', { name: /by measure|por indicador/ });
    await expect.element(performance).toMatchTextContent('Cap rate');
    localStorage.setItem('locale', 'es');
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: 'es' }));
    await expect.element(section('Cifras clave')).toBeVisible();
    await expect.element(performance).toMatchTextContent('Tasa de capitalización');
  });
});

describe('the section menu', () => {
  const MENU = [
    'Overview',
    'City comparison',
    'Property',
    'ROI Analysis',
    'Cash flow',
    'What if',
    'Taxes',
    'Where it is',
    'Price History',
    'Past forecasts',
    'Rental Probability',
    'Stress test',
    'Florida',
    'Amortization Table',
    'Similar Sales',
    'Performance',
    'Estimated Financials',
    'Sources',
  ];
  const sales = () => document.getElementById('similar-sales');
  const topOfSales = () => sales()?.getBoundingClientRect().top ?? 0;

  test.each(SIZES)('follows the reader, and links to each section on a %s', async (_, size) => {
    await openReport(undefined, { size });
    expect(menuEntries()).toEqual(MENU);
    // In the order of the page, and no block is missing.
    const blocks = [...document.querySelectorAll('main > section')].map(({ id }) => id);
    expect(menuLinks()).toEqual(blocks);
    await expect.poll(current).toBe('Overview');
    await menu().getByRole('link', { name: 'Similar Sales' }).click();
    await expect.poll(current).toBe('Similar Sales');
    expect(document.activeElement).toBe(sales());
    await expect.poll(topOfSales).toBeLessThanOrEqual(150);
    expect(topOfSales()).toBeGreaterThanOrEqual(menu().element().getBoundingClientRect().bottom);
    await expect
      .element(menu().getByRole('link', { name: 'Similar Sales' }))
      .toBeInViewport({ ratio: 1 });
    await menu().getByRole('link', { name: 'Estimated Financials' }).click();
    await expect.poll(current).toBe('Estimated Financials');
    window.scrollTo(0, 0);
    await expect.poll(current).toBe('Overview');
  });

  test('highlights the section within 150 px of the top of the window', async () => {
    await openReport();
    await expect.poll(current).toBe('Overview');
    window.scrollBy(0, topOfSales() - 149);
    await expect.poll(current).toBe('Similar Sales');
    window.scrollBy(0, topOfSales() - 152);
    await expect.poll(current).not.toBe('Similar Sales');
  });

  test('opens the folded section it leads to, on a phone', async () => {
    await openReport(undefined, { size: PHONE });
    const table = page.getByRole('table', { name: 'Amortization Table' });
    await expect.element(heading('Amortization Table')).toBeVisible();
    await expect.element(table).not.toBeInTheDocument();
    await expect
      .element(section('Amortization Table'))
      .toMatchTextContent(/You still owe \$[\d,]+ after ten years/);
    await menu().getByRole('link', { name: 'Amortization Table' }).click();
    await expect.element(table).toBeVisible();
    await expectNoViolations();
    unfold('Amortization Table');
    await expect.element(table).not.toBeInTheDocument();
  });

  test('has no entry for missing sections', async () => {
    await openReport(undefined, {
      change: ({ property }) => {
        property.similar_sales = [];
        property.property_annual_amortizations = [];
      },
    });
    const missing = ['Cash flow', 'Amortization Table', 'Similar Sales'];
    expect(menuEntries()).toEqual(MENU.filter((name) => !missing.includes(name)));
    await expect.element(heading('Similar Sales')).not.toBeInTheDocument();
  });
});

describe('similar sales', () => {
  test('are three in view, move with arrows and keys, and open their own page at its top', async () => {
    await openReport();
    const sales = section('Similar Sales');
    sales.element().scrollIntoView();
    const cards = sales.getByRole('article');
    await expect.element(cards.nth(2)).toBeInViewport({ ratio: 0.95 });
    await expect.element(cards.nth(3)).not.toBeInViewport();
    await expect
      .element(cards.first())
      .toMatchTextContent(/\$[\d,]+\.\d\dSold \w+ \d+, \d{4}.+\d+ beds? · .+ sqft · /);
    await sales.getByRole('button', { name: 'Next sales' }).click();
    await expect.element(cards.nth(3)).toBeInViewport({ ratio: 0.95 });
    (sales.getByRole('list', { name: /side by side/ }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(cards.nth(4)).toBeInViewport({ ratio: 0.95 });
    const link = cards.nth(3).getByRole('link', { name: /,/ });
    const street = link.element().textContent?.split(',')[0] ?? '';
    await link.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(street);
    await expect.element(page.getByText('Sold', { exact: true })).toBeVisible();
    await expect
      .element(page.getByText(/^All figures are based on the last asking price/))
      .toBeVisible();
  });
});
