import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll } from '~test/accessibility';
import { PHONE } from '~test/open-screen';
import { CRASHED_METRO } from '~test/price-history';
import { FAIR } from '~test/report';
import { heading, openReport, section, unfold } from '~test/report-page';

const TITLE = 'What if it goes wrong?';
const cells = (kind: string) =>
  [...document.querySelectorAll(`[data-stress="${kind}"] td`)].map(({ textContent }) =>
    textContent?.replace(/\s+/g, ' '),
  );
const kinds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-stress]')].map(({ dataset }) => dataset.stress);

describe('what if it goes wrong', () => {
  test('shows each case beside the plan, and follows the reader’s own assumptions', async () => {
    await openReport(FAIR, {
      change: ({ property }) => {
        property.price_history = CRASHED_METRO;
      },
    });
    await expect.element(heading(TITLE)).toBeVisible();
    const otherRows = ['rates', 'rents', 'insurance', 'vacancy'];
    expect(kinds()).toEqual(['plan', 'worstTen', 'worstFive', ...otherRows]);
    await expect
      .element(page.getByRole('rowheader', { name: /^2006–2016 again: the worst ten years/ }))
      .toMatchTextContent(
        'Sunrise, FL: \u221214% from June 2006 to June 2016 (FHFA index). Rents as planned.',
      );
    expect(cells('worstTen')[1]).toContain('No change');
    await expect.element(page.getByText(/^As planned, you add .+ If .+, you add \$/)).toBeVisible();
    expect(cells('vacancy')[0]).toMatch(/Year 2/);
    expect(cells('insurance')[2]).toContain('No change');
    await section(TITLE).getByRole('button', { name: 'How? Insurance doubles' }).click();
    const panel = page.getByRole('dialog', { name: 'Insurance doubles' });
    await expect.element(panel).toMatchTextContent('Net profit as planned');
    await userEvent.keyboard('{Escape}');
    expectNoSidewaysScroll();

    const [planned, dearer] = [cells('plan')[4], cells('rates')[4]];
    (page.getByRole('slider', { name: 'Monthly rent' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.poll(() => cells('plan')[4]).not.toBe(planned);
    expect(cells('rates')[4]).not.toBe(dearer);
  });

  test('is a list of cards on a phone; without a loan it says why rates are missing', async () => {
    await openReport(FAIR, { locale: 'es', size: PHONE, search: '?down=100' });
    await expect.element(heading('¿Y si algo sale mal?')).toBeVisible();
    unfold('¿Y si algo sale mal?');
    await expect.element(page.getByText(/esta compra no lleva préstamo/)).toBeVisible();
    await expect.element(page.getByText(/no se ha importado el historial/)).toBeVisible();
    expect(kinds()).toEqual(['plan', 'rents', 'insurance', 'vacancy']);
    const row = document.querySelector('[data-stress="vacancy"]');
    expect(row && getComputedStyle(row).display).toBe('grid');
    expect(cells('vacancy')[3]).toMatch(/^Usted aportaUS\$/);
    expectNoSidewaysScroll();
  });
});
