import type { ExchangeRate, ScenarioChanges } from '@alpha/contract';
import type { ProjectInputs } from '@alpha/engine';
import { formatMoney } from '@alpha/i18n';
import { exchangeNote } from '@alpha/i18n/exchange-note';
import { translatorFor } from '@alpha/i18n/server';
import {
  homeCurrencyFacts,
  homeCurrencyOf,
  homeCurrencySentences,
} from '@alpha/report-model/home-currency';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { sampleReport } from '../../../test/sample-report.ts';
import { previewContent } from '../picture/preview-content.ts';
import { drawReport } from './report-document.ts';
import type { ReportInput } from './report-input.ts';

const PESO: ExchangeRate = {
  currency: 'COP',
  per_usd: 4_000,
  as_of: '2026-11-14',
  is_demo: true,
  volatility: 0.12,
  years: 20,
};
const squeezed = (text: string) => text.replace(/\s+/g, '');

async function textOf(
  locale: 'en' | 'es',
  exchange?: ExchangeRate,
  shown: Pick<ReportInput, 'report' | 'scenario'> = { report: sampleReport() },
) {
  const pictures = { cover: [], areIllustrations: false, sales: new Map() };
  const madeAt = new Date('2026-11-15');
  const input = { ...shown, pictures, locale, madeAt, exchange };
  return squeezed((await readPdf(await drawReport(input))).text);
}

describe('the PDF for a reader who counts in pesos', () => {
  it.each(['en', 'es'] as const)('has what the page says about it, in %s', async (locale) => {
    const { model } = sampleReport().property;
    const words = { t: translatorFor(locale, 'currency'), locale };
    const result = homeCurrencyOf(model?.inputs as ProjectInputs, model?.market ?? {}, 0.12);
    const text = await textOf(locale, PESO);
    for (const { line } of homeCurrencyFacts(result, PESO, words))
      expect(text).toContain(squeezed(line));
    for (const sentence of homeCurrencySentences(result, PESO, words))
      expect(text).toContain(squeezed(sentence));
  });

  it.each(['en', 'es'] as const)(
    'has all amounts in pesos, the rate with its date, and the price in dollars too, in %s',
    async (locale) => {
      const text = await textOf(locale, PESO);
      const price = formatMoney(sampleReport().property.list_price, locale) ?? '';
      expect(text).toContain(squeezed(price));
      expect(text).toContain(
        squeezed(exchangeNote(PESO, locale, translatorFor(locale, 'currency'))),
      );
      // The price, and the result in dollars beside the one in pesos.
      const dollars = locale === 'es' ? 'US$' : '$';
      expect(text.split(dollars).length - 1).toBe(4);
      expect(text).toContain(squeezed(locale === 'es' ? 'miles de COP' : 'thousands of COP'));
    },
  );

  it.each(['en', 'es'] as const)('cuts no figure, however long, in %s', async (locale) => {
    const ours = sampleReport();
    const changes: ScenarioChanges = { inputs: { holdYears: 5 } };
    const scenario = { by: 'Ana', title: '', changes, ours };
    // As long as those of a home of $5.6M.
    const long = { ...PESO, per_usd: 40_000 };
    expect(await textOf(locale, long, { report: ours, scenario })).not.toContain('…');
  });

  it('has the range in the words of the preview picture', async () => {
    const report = sampleReport();
    const { figures } = previewContent(report, 'en', { exchange: PESO });
    const [result, range] = figures.map(({ value }) => value);
    const text = await textOf('en', PESO);
    for (const end of [result ?? '', ...(range ?? '').split(' to ')])
      expect(text).toContain(squeezed(end));
    expect(range).toMatch(/COP\s[\d.,]+ to .COP.*million$/);
  });

  it('has no such part in dollars, and with too short a history only converted amounts', async () => {
    expect(await textOf('en')).not.toContain('COP');
    const text = await textOf('en', { ...PESO, volatility: null, years: null });
    expect(text).toContain('COP');
    expect(text).not.toContain(squeezed('Your result, counted in COP'));
  });
});
