import { exchangeNote, moneyUnitOf } from '@alpha/i18n/exchange-note';
import { translatorFor } from '@alpha/i18n/server';
import { answerText } from '@alpha/report-model/compare/answer-text';
import type { ComparedWords } from '@alpha/report-model/compare/cell-text';
import { comparedTable } from '@alpha/report-model/compare/table';
import { comparedScenarioText, termsText } from '@alpha/report-model/compare/terms-text';
import { drawBrand } from '../../pdf/layout/brand.ts';
import { drawRunningFeet } from '../../pdf/layout/running-foot.ts';
import { bytesOf, openSheet, type Sheet, tagged } from '../../pdf/layout/sheet.ts';
import { write } from '../../pdf/layout/text.ts';
import { COLORS } from '../../render-worker/colors.ts';
import { wordsFor } from '../../render-worker/words.ts';
import { drawBundle } from './bundle-section.ts';
import type { ComparisonInput } from './comparison-input.ts';
import { drawComparedTable } from './comparison-table.ts';

/** Landscape, because a comparison is wide. Deterministic: the same input gives the same bytes. */
export async function drawComparisonPdf(input: ComparisonInput): Promise<Buffer> {
  const { comparison, view, locale, exchange, madeAt } = input;
  const unit = moneyUnitOf(exchange);
  const t = translatorFor(locale, 'compare');
  const compared: ComparedWords = {
    ...{ locale, unit, t },
    listings: translatorFor(locale, 'listings'),
    place: translatorFor(locale, 'place'),
    ui: translatorFor(locale, 'ui'),
  };
  const title = t('pdf.title', { count: comparison.homes.length });
  const sheet = openSheet({
    ...{ words: wordsFor(locale, unit), title, subject: t('pdf.kind'), madeAt },
    isLandscape: true,
  });
  const bytes = bytesOf(sheet.doc);
  const table = comparedTable(comparison.homes, view, compared);
  drawBrand(sheet, t('pdf.kind'), madeAt);
  tagged(sheet, 'H1', () => {
    const look = { x: sheet.left, y: sheet.y - 6, width: sheet.width, size: 22 } as const;
    sheet.y += write(sheet, title, { ...look, face: 'serif' });
  });
  paragraph(sheet, answerText(table, compared), { size: 10.5 });
  const scenario = comparedScenarioText(comparison, compared, sheet.words.whatIf);
  const rate = exchange && exchangeNote(exchange, locale, translatorFor(locale, 'currency'));
  paragraph(
    sheet,
    [
      scenario && t('scenario', { text: scenario }),
      t('terms.line', { terms: termsText(comparison, compared) }),
      rate,
    ]
      .filter(Boolean)
      .join(' '),
    { size: 8, color: COLORS.second },
  );
  sheet.y += 8;
  drawComparedTable(sheet, { table, pictures: input.pictures, years: comparison.years }, compared);
  const { bundle, homes } = comparison;
  if (bundle) drawBundle(sheet, { bundle, homes }, compared);
  sheet.structure.end();
  drawRunningFeet(sheet, title);
  sheet.doc.end();
  return bytes;
}

function paragraph(sheet: Sheet, text: string, look: { size: number; color?: string }): void {
  if (!text) return;
  tagged(sheet, 'P', () => {
    sheet.y += write(sheet, text, { ...look, x: sheet.left, y: sheet.y, width: sheet.width }) + 3;
  });
}
