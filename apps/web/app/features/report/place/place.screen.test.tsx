import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll } from '~test/accessibility';
import { PHONE } from '~test/open-screen';
import { FAIR } from '~test/report';
import { heading, openReport } from '~test/report-page';

const block = () => document.querySelector('#place');
const pins = () => [...document.querySelectorAll<HTMLElement>('#place [data-mark]')];
const chunks = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /maplibre/.test(name)).length;

describe('where it is', () => {
  test('loads the map only near the window, and its pins open price, date and distance', async () => {
    // Files before this one in the same page may have loaded it.
    const before = chunks();
    await openReport(FAIR);
    await expect.element(heading('Where it is')).toBeInTheDocument();
    expect(pins()).toHaveLength(0);
    expect(block()?.querySelector('canvas')).toBeNull();
    expect(chunks()).toBe(before);
    expect(block()?.textContent).toContain('Airport, Miami (MIA)');
    expect(block()?.textContent).toMatch(/Flood zone.*AE.*Median household income.*\$61,250/);
    await page.getByRole('button', { name: 'How? Flood zone' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Flood zone' }))
      .toMatchTextContent(
        'For ZIP code 33169, as stated in an imported file.Source: FEMA, June 2025.',
      );
    await userEvent.keyboard('{Escape}');
    block()?.scrollIntoView();
    await expect.poll(() => pins().length, { timeout: 15_000 }).toBe(3);
    const sale = page.getByRole('button', { name: /^\$548k: Sold nearby/ });
    (sale.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const popup = page.getByRole('dialog', { name: '12 Palm Way, Miami' });
    await expect
      .element(popup)
      .toMatchTextContent(/\$548,000.*Sold on Aug 14, 2026 · 0\.5 mi away/);
    await userEvent.keyboard('{Escape}');
    await expect.element(sale).toHaveFocus();
  });

  test('has its pins as a list, in kilometers for Spanish readers, on a phone', async () => {
    await openReport(FAIR, { locale: 'es', size: PHONE });
    await page.getByText('2 ventas y 1 renta como lista').click();
    const rows = [...(block()?.querySelectorAll('details:not([data-fold]) li') ?? [])].map(
      (row) => row.textContent,
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/12 Palm Way.*Vendida el .*a 0,8 km.*US\$\s548\.000/);
    expect(rows[1]).toContain('a unos 2 km');
    expect(rows[2]).toMatch(/US\$\s4\.950 al mes/);
    expectNoSidewaysScroll();
  });

  test('says so where the exact location is unknown, and rounds', async () => {
    await openReport(FAIR, {
      change: ({ property }) => {
        property.is_place_approximate = true;
      },
    });
    await expect
      .element(page.getByText(/The exact location is unknown.*Add latitude/))
      .toBeVisible();
    expect(block()?.textContent).toContain('about 5 mi');
    expect(block()?.textContent).not.toContain('4.9 mi');
  });
});
