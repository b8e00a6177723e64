import { deleteScenario, getPropertyPdf, listScenarios, updateScenario } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { answer, callsTo, refuse, SUCCESS } from '~test/fake-api';
import { marketAnswers } from '~test/market-answers';
import { PHONE, reopenScreen } from '~test/open-screen';
import { FAIR, withPriceHistory } from '~test/report';
import { heading, mainText, openReport } from '~test/report-page';

const block = () => document.getElementById('what-if');
const inBlock = () => page.elementLocator(block() ?? document.body);
const cells = (key: string) => [...(block()?.querySelectorAll(`[data-result="${key}"] td`) ?? [])];
const ours = (key: string) => cells(key)[0]?.textContent;
const yours = (key: string) => cells(key)[1]?.textContent;
const change = (key: string) => cells(key)[2]?.textContent;
const slider = (name: string) => page.getByRole('slider', { name, exact: true });
const inAddress = (key: string) => () => new URLSearchParams(window.location.search).get(key);
const press = async (name: string, key: string, times = 1) => {
  (slider(name).element() as HTMLElement).focus();
  for (let i = 0; i < times; i += 1) await userEvent.keyboard(`{${key}}`);
};
const card = () =>
  page.getByRole('region', { name: 'The scenario and our assumptions side by side' });
const compared = (key: string) =>
  [...document.querySelectorAll(`[data-compared="${key}"] td`)].map(
    ({ textContent }) => textContent ?? '',
  );

async function open(search = '') {
  await openReport(FAIR, {
    search,
    answers: [...marketAnswers(), refuse(getPropertyPdf, 'internal')],
  });
  await expect.poll(() => ours('netProfit')).toBeTruthy();
}

/** Both sets of figures are at the top; the PDF has the scenario; an email is sent with what the page shows. */
async function expectScenario(): Promise<void> {
  await expect
    .poll(() => compared('result'))
    .toEqual([expect.stringMatching(/^[+\u2212]\$/), expect.stringMatching(/^[+\u2212]\$/)]);
  expect(new Set(compared('toClose')).size).toBe(2);
  expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect.poll(() => callsTo(getPropertyPdf)[0]?.query.scenario).toBe('down=40');
  await page.getByRole('button', { name: 'Send by Email' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('radio', { name: 'Your scenario' })).toBeChecked();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Name of the scenario' }))
    .toHaveValue('40% down');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

describe('what if', () => {
  test('a slider moved by keyboard updates the figures and the URL, and reload keeps it', async () => {
    await open();
    const before = ours('netProfit');
    const curve = () => document.querySelector('#roi figure')?.textContent;
    const drawn = curve();
    expect(yours('netProfit')).toBe(before);
    await press('Down payment', 'ArrowRight', 5);
    await expect.poll(() => yours('netProfit')).not.toBe(before);
    await expect.poll(curve).not.toBe(drawn);
    await expect.poll(() => change('netProfit')).toMatch(/^[+\u2212]\$/);
    await expect.poll(() => change('chanceOfLoss')).toMatch(/pts$/);
    await expect.poll(inAddress('down')).toBe('40');
    expect(block()?.textContent).toContain('Down payment at 40% instead of 35%');
    await expectScenario();
    // While a slider moves, only what is in sight is laid out; afterwards the page is whole.
    const last = document.getElementById('financials') ?? document.body;
    await expect.poll(() => getComputedStyle(last).contentVisibility).toBe('visible');
    const moved = yours('netProfit');
    const entries = window.history.length;

    reopenScreen();
    await expect.poll(() => yours('netProfit')).toBe(moved);
    await expect.element(slider('Down payment')).toHaveAttribute('aria-valuetext', '40%');
    expect(window.history.length).toBe(entries);

    await inBlock().getByRole('button', { name: 'Reset to defaults' }).click();
    await expect.poll(() => yours('netProfit')).toBe(before);
    await expect.poll(curve).toBe(drawn);
    await expect.poll(inAddress('down')).toBeNull();
    await expect.element(card()).not.toBeInTheDocument();
    expectNoSidewaysScroll();
  });

  test('a sale after five years names its years, and totals of other years are not subtracted', async () => {
    await open('?hold=5&price=300000&currency=COP&lang=en');
    const heads = () =>
      [...(block()?.querySelectorAll('th[scope=col]') ?? [])].map((th) => th.textContent);
    expect(heads()).toEqual(['Ours, 10 years', 'Yours, 5 years', 'Change']);
    expect(change('netProfit')).toBe('—');
    expect(block()?.textContent).toMatch(
      /Largest effect: price offered at .* net profit on its own|Price offered at .* net profit/,
    );
    expect(block()?.textContent).not.toMatch(/years until the sale at 5 instead/i);
    await expect.poll(() => change('irr')).toMatch(/pts$/);
    // The offer is in the summary, and the years end with the sale.
    await expect
      .poll(() => document.getElementById('summary')?.textContent)
      .toContain('Price offered$300,000');
    const amortization = () => document.getElementById('amortization');
    await expect.poll(() => amortization()?.querySelectorAll('tbody tr').length).toBe(5);
    expect(amortization()?.textContent).toContain('The 5 years until the sale of a 30-year loan');
    await expect
      .poll(mainText)
      .not.toMatch(/first ten years|any of the ten|not within ten years|ten years, as planned/i);
    const shown = card().getByRole('link', { name: 'Your scenario' });
    await expect
      .element(shown)
      .toHaveAttribute('href', expect.stringMatching(/currency=COP&lang=en/));
    await expectNoViolations();
  });

  test('a kept scenario is renamed and deleted', async () => {
    let kept = [
      {
        id: 7,
        name: 'Cheaper',
        changes: { inputs: { offeredPrice: 300_000 } },
        updated_at: '2026-11-18T09:00:00.000Z',
      },
    ];
    await openReport(FAIR, {
      answers: [
        answer(listScenarios, () => kept),
        answer(updateScenario, ({ body }) => {
          kept = kept.map((each) => ({ ...each, name: body.name ?? each.name }));
          return kept[0] as (typeof kept)[number];
        }),
        answer(deleteScenario, () => {
          kept = [];
          return SUCCESS;
        }),
      ],
    });
    await page.getByRole('button', { name: 'Rename Cheaper' }).click();
    await inBlock().getByRole('textbox', { name: 'Name' }).fill('Our first offer');
    await inBlock().getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .element(page.getByRole('button', { name: 'Delete Our first offer' }))
      .toBeVisible();
    expect(callsTo(updateScenario)[0]?.body).toEqual({ name: 'Our first offer' });
    await page.getByRole('link', { name: 'Apply Our first offer' }).click();
    await expect.poll(inAddress('price')).toBe('300000');
    await page.getByRole('button', { name: 'Delete Our first offer' }).click();
    await expect.poll(() => block()?.textContent).not.toContain('Our first offer');
  });

  test('leaving and returning restores the scenario', async () => {
    await open();
    await press('APR', 'ArrowLeft');
    await expect.poll(inAddress('apr')).toBe('7.375');
    const moved = yours('netProfit');
    await page.getByRole('link', { name: 'Alpha Agent' }).first().click();
    await expect.poll(block).toBeNull();
    window.history.back();
    await expect.poll(() => yours('netProfit')).toBe(moved);
    await expect.element(slider('APR')).toHaveAttribute('aria-valuetext', '7.375%');
    window.history.forward();
    await expect.poll(block).toBeNull();
  });

  test('a value can be typed, and the simulation follows it', async () => {
    await open();
    await expect.poll(() => yours('worst5')).toMatch(/\d/);
    const before = yours('worst5');
    await page.getByRole('textbox', { name: 'Appreciation' }).fill('0');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => yours('worst5')).not.toBe(before);
    await expect.poll(() => change('worst5')).toMatch(/^\u2212/);
    await expect.poll(inAddress('appr')).toBe('0');
  });

  test('the pull toward the usual level is chosen, replans the growth, and is explained', async () => {
    await openReport(FAIR, { change: withPriceHistory });
    const said = (text: string) => document.body.textContent?.split(text).length;
    await expect.poll(() => said('Prices here are 12% above their usual level')).toBe(2);
    const [before, range] = [yours('netProfit'), yours('worst5')];
    const planned = slider('Appreciation').element().getAttribute('aria-valuetext');
    await inBlock().getByText('Off', { exact: true }).click();
    await expect.poll(inAddress('pull')).toBe('off');
    await expect.poll(() => yours('netProfit')).not.toBe(before);
    await expect.poll(() => yours('worst5')).not.toBe(range);
    await expect.element(slider('Appreciation')).not.toHaveAttribute('aria-valuetext', planned);
    await expect
      .poll(() => block()?.textContent)
      .toMatch(/No pull toward the usual level plans \d/);
    await expect.poll(() => said('Growth without the pull toward the usual level')).toBe(2);
    expect(said('this area’s average since')).toBe(1);
    await inBlock().getByRole('button', { name: 'How? Planned growth' }).click();
    const panel = page.getByRole('dialog', { name: 'Planned growth' });
    for (const text of ['(κ)0.0%', '(φ)0.65', 'Miami-Miami Beach-Kendall, FL', 'FHFA', '410 metro'])
      await expect.element(panel).toMatchTextContent(text);
    await userEvent.keyboard('{Escape}');
    await inBlock().getByRole('button', { name: 'Reset to defaults' }).click();
    await expect.poll(() => yours('netProfit')).toBe(before);
    await expect.poll(inAddress('pull')).toBeNull();
    await expectNoViolations();
  });

  test('there is no pull to choose without a price history', async () => {
    await open('?pull=off');
    expect(block()?.querySelector('[data-pull]')).toBeNull();
    expect(change('netProfit')).toBe('$0');
  });

  test('invalid values in the URL are ignored, and extreme ones are clamped', async () => {
    await open('?apr=abc&down=5&rg=%00');
    await expect.element(slider('APR')).toHaveAttribute('aria-valuetext', '7.50%');
    await expect.element(slider('Down payment')).toHaveAttribute('aria-valuetext', '25%');
  });

  test('explains a figure with the current assumptions', async () => {
    await open('?down=40');
    await inBlock().getByRole('button', { name: 'How? Mortgage payment' }).click();
    const panel = page
      .getByRole('dialog', { name: 'Mortgage payment' })
      .or(page.getByRole('region', { name: 'Mortgage payment' }));
    for (const text of ['Number of monthly payments', '360', yours('mortgage') ?? ''])
      await expect.element(panel).toMatchTextContent(text);
    await panel.getByRole('link', { name: 'Change these numbers in What if' }).click();
    await expect.poll(() => document.activeElement?.id).toBe('what-if');
  });

  test('the tax of each kind of owner, kept in the URL', async () => {
    await open();
    const result = (lens = '') => document.querySelector(`#taxes [data-lens${lens}]`)?.textContent;
    await page.getByText('Foreign owner: net income', { exact: true }).click();
    for (const text of ['Net profit after tax', 'FIRPTA withheld', 'IRS Rev. Proc.'])
      await expect.poll(() => result()).toContain(text);
    await expect.poll(inAddress('tax')).toBe('net');
    await page.getByText('US resident', { exact: true }).click();
    await expect.poll(() => result('="us"')).not.toContain('FIRPTA');
    await expect.poll(inAddress('tax')).toBe('us');
    reopenScreen();
    await expect.poll(() => result('="us"')).toBeTruthy();
    expectNoSidewaysScroll();
    await expectNoViolations();
  });

  test('finds the price at which the first year breaks even, and applies it', async () => {
    await open();
    const price = () => block()?.querySelector('[data-goal="price"] b')?.textContent;
    await expect.poll(price).toMatch(/\$/);
    const found = price();
    await page.getByRole('button', { name: 'Apply: Price offered' }).click();
    await expect.element(slider('Price offered')).toHaveAttribute('aria-valuetext', found);
    await expect.poll(() => yours('cashflow')).toMatch(/^\+?\$\d$/);
    await page.getByText('DSCR 1.25', { exact: true }).click();
    await expect.poll(price).not.toBe(found);
  });

  test('financing is one click, with dated terms', async () => {
    await open();
    await page.getByRole('button', { name: 'DSCR loan for foreigners' }).click();
    await expect.element(slider('Down payment')).toHaveAttribute('aria-valuetext', '30%');
    await expect.element(slider('APR')).toHaveAttribute('aria-valuetext', '8.00%');
    await expect
      .element(inBlock().getByRole('link', { name: 'IQRate Mortgages' }))
      .toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(block()?.textContent).toContain('Read in Nov 2026:');
    await page.getByRole('button', { name: 'All cash' }).click();
    await expect.element(slider('Down payment')).toHaveAttribute('aria-valuetext', '100%');
    await expectNoViolations();
  });

  test('works in Spanish on a phone', async () => {
    await openReport(FAIR, { search: '?down=40&tax=gross', locale: 'es', size: PHONE });
    await expect.element(heading('¿Y si…?')).toBeVisible();
    await expect
      .element(slider('Pago inicial'))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^40\s%$/));
    await expect.poll(mainText).toContain('Retención FIRPTA');
    // Parts that were never in sight have a guessed size, and seem to cover each other.
    block()?.scrollIntoView();
    expectNoSidewaysScroll();
    await expectNoViolations();
  });
});
