import type { PropertyReport } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll } from '~test/accessibility';
import { PHONE } from '~test/open-screen';
import { FAIR } from '~test/report';
import { heading, openReport, unfold } from '~test/report-page';

const part = (id: string) => document.querySelector(`[data-florida="${id}"]`)?.textContent ?? '';
const condo = ({ property }: PropertyReport) => {
  Object.assign(property, { type: 'condo', stories: 14, year_built: 1999 });
};

describe('a home in Florida', () => {
  test('has its costs, the tax after the sale and a range for insurance, each with its How', async () => {
    await openReport(FAIR, {
      change: ({ property }) => {
        property.property_tax_annual = 3_000;
        const { model, list_price: price } = property;
        if (!model) throw new Error('no analysis');
        property.model = { ...model, inputs: { ...model.inputs, propertyTaxRate: 3_000 / price } };
      },
    });
    await expect.element(heading('Costs to close')).toBeVisible();
    expect(part('closing')).toMatch(/Buyer’s total\$[\d,]+\.\d\d/);
    expect(part('tax')).toContain('The seller pays $3,000 a year.');
    expect(part('insurance')).toMatch(/Between \$[\d,]+ and \$[\d,]+ a year/);
    expect(part('condo')).toBe('');
    await page.getByRole('button', { name: 'How? Documentary stamps on the deed' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Documentary stamps on the deed' }))
      .toMatchTextContent('s. 201.031(1), F.S.');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Use this tax in What if' }).click();
    await expect.poll(() => location.search).toContain('ptax=1.7');
    await expect.element(page.getByText('Who may buy (SB 264)')).toBeVisible();
  });

  test('as a condominium has its rules, and a special assessment to try, on a phone in Spanish', async () => {
    await openReport(FAIR, { locale: 'es', size: PHONE, change: condo });
    unfold('Florida: costos, impuesto y seguro');
    await expect.element(heading('Reglas para condominios')).toBeVisible();
    expect(part('condo')).toContain('Antes de terminar 2029');
    unfold('¿Y si…?');
    const amounts = page.getByRole('group', { name: 'Cuota extraordinaria' });
    (amounts.getByRole('radio', { name: '10 %' }).element() as HTMLElement).click();
    await expect.poll(() => location.search).toContain('assess=10');
    await expect.element(page.getByText(/La asociación cobra/)).toBeVisible();
    expectNoSidewaysScroll();
  });

  test('elsewhere has no such block', async () => {
    await openReport(FAIR, {
      change: ({ property }) => {
        property.state = 'TX';
      },
    });
    await expect.element(heading('What if it goes wrong?')).toBeVisible();
    expect(document.querySelector('[data-florida]')).toBeNull();
  });
});
