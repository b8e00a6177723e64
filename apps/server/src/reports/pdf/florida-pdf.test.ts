import { translatorFor } from '@alpha/i18n/server';
import { floridaOf } from '@alpha/report-model/florida';
import { condoFacts, insuranceText } from '@alpha/report-model/florida-building-text';
import { buyersText } from '@alpha/report-model/florida-source-text';
import { closingFacts, taxText } from '@alpha/report-model/florida-text';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { sampleReport } from '../../../test/sample-report.ts';
import { drawReport } from './report-document.ts';

const squeezed = (text: string) => text.replace(/\s+/g, '');

async function textOf(report: ReturnType<typeof sampleReport>, locale: 'en' | 'es') {
  const pictures = { cover: [], areIllustrations: false, sales: new Map() };
  const madeAt = new Date('2026-11-15');
  return squeezed((await readPdf(await drawReport({ report, pictures, locale, madeAt }))).text);
}

describe('the PDF of a home in Florida', () => {
  it.each(['en', 'es'] as const)('prints what the page says, in %s', async (locale) => {
    const report = sampleReport({ type: 'condo', stories: 12, property_tax_annual: 3_000 });
    const words = { t: translatorFor(locale, 'florida'), locale };
    const florida = floridaOf(report);
    if (!florida?.tax || !florida.insurance) throw new Error('no Florida');
    const text = await textOf(report, locale);
    for (const { label, value } of [...closingFacts(florida, words), ...condoFacts(florida, words)])
      expect(text).toContain(squeezed(label) + squeezed(value));
    for (const sentence of [
      taxText(florida.tax, words),
      insuranceText(florida.insurance, words),
      buyersText(words),
    ])
      expect(text).toContain(squeezed(sentence));
  });
});
