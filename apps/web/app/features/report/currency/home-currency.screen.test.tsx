import { type ExchangeRate, listExchangeRates } from '@alpha/contract';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll } from '~test/accessibility';
import { PESO } from '~test/exchange-rate';
import { answer } from '~test/fake-api';
import { PHONE, reopenScreen } from '~test/open-screen';
import { FAIR } from '~test/report';
import { mainText, openReport } from '~test/report-page';

const rates = (...offered: ExchangeRate[]) => [answer(listExchangeRates, offered)];
const select = () => page.getByLabelText(/^(Currency|Moneda)$/);

describe('a report in the reader’s currency', () => {
  test('offers no currency without exchange rates', async () => {
    await openReport(FAIR);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(select().elements()).toHaveLength(0);
  });

  test('in Spanish on a phone, converts every amount, shows dollars beside the price and simulates the rate', async () => {
    await openReport(FAIR, { locale: 'es', size: PHONE, answers: rates(PESO) });
    await expect.element(select()).toHaveValue('USD');
    expect(mainText()).not.toContain('COP\u00a0');
    await userEvent.selectOptions(select(), 'COP');
    await expect.poll(() => location.search).toContain('currency=COP');
    await expect.element(page.getByText(/Convertido a 4\.000 COP por dólar/)).toBeVisible();
    const millions = `COP\u00a0${Math.round((FAIR.listing.list_price * 4_000) / 1e6).toLocaleString('es-CO')}\u00a0millones`;
    expect(mainText()).toContain(millions);
    expect(mainText()).toContain('≈ US$');
    const block = page.getByRole('region', { name: 'Su resultado, contado en COP' });
    await expect.element(block).toMatchTextContent(/El \d+ % del ancho de este rango/);
    await expect.element(block).toMatchTextContent(/En dólares: [+−]US\$/);
    await expectNoSidewaysScroll();
    reopenScreen();
    await expect.element(select()).toHaveValue('COP');
  });

  test('shows what is entered in dollars, and what it would take, in both', async () => {
    await openReport(FAIR, { search: '?currency=COP', answers: rates(PESO) });
    const offered = page.getByRole('slider', { name: 'Price offered' });
    await expect.element(offered).toBeInTheDocument();
    const text = offered.element().getAttribute('aria-valuetext') ?? '';
    expect(text).toMatch(/^COP\s[\d,]+\smillion \(\$[\d,]+\)$/);
    const goal = page.getByRole('region', { name: 'What it would take' });
    await expect
      .element(goal)
      .toMatchTextContent(/price offered COP\s[\d,]+\smillion \(\$[\d,]+\)/);
  });

  test('suggests the currency of the reader’s country, and changes nothing until it is clicked', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-CO', 'es']);
    await openReport(FAIR, { locale: 'es', size: PHONE, answers: rates(PESO) });
    const suggestion = page.getByRole('button', { name: 'Ver las cifras en pesos colombianos' });
    await expect.element(suggestion).toBeVisible();
    expect(mainText()).not.toContain('COP\u00a0');
    await suggestion.click();
    await expect.element(select()).toHaveValue('COP');
    expect(suggestion.elements()).toHaveLength(0);
    await userEvent.selectOptions(select(), 'USD');
    await expect.element(select()).toHaveValue('USD');
    expect(suggestion.elements()).toHaveLength(0);
    languages.mockRestore();
  });

  test('says that a demo rate is made up, and why a short history is not simulated', async () => {
    const short = { ...PESO, is_demo: true, volatility: null, years: null };
    await openReport(FAIR, { search: '?currency=COP', answers: rates(short) });
    await expect.element(page.getByText(/A made-up demo rate, not a real one/)).toBeVisible();
    await expect.element(page.getByText(/less than five years of rates for COP/)).toBeVisible();
  });

  test('stays in dollars for a currency that is not offered', async () => {
    await openReport(FAIR, { search: '?currency=PEN', answers: rates(PESO) });
    await expect.element(select()).toHaveValue('USD');
    expect(mainText()).not.toContain('PEN\u00a0');
  });
});
