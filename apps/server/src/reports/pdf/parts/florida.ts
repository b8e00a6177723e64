import { floridaOf } from '@alpha/report-model/florida';
import {
  condoFacts,
  condoNotes,
  condoText,
  insuranceFacts,
  insuranceNotes,
  insuranceText,
} from '@alpha/report-model/florida-building-text';
import { buyersText, notAdviceText } from '@alpha/report-model/florida-source-text';
import {
  closingFacts,
  closingText,
  type FloridaFact,
  taxFacts,
  taxText,
} from '@alpha/report-model/florida-text';
import { COLORS } from '../../render-worker/colors.ts';
import { drawFacts } from '../layout/facts.ts';
import { openSection } from '../layout/section.ts';
import { makeRoom, type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

type Part = {
  title: string;
  text: string;
  facts: readonly FloridaFact[];
  notes: readonly string[];
};

const GAP = 20;
const ROW = 13.5;
const SIZE = 7.5;

/** What Florida's laws and published rates say about the purchase, two parts side by side. */
export function drawFlorida(sheet: Sheet, { report }: ReportInput): void {
  const florida = floridaOf(report);
  if (!florida) return;
  const { words, left, width } = sheet;
  const t = words.florida;
  const texts = { t, locale: words.locale, unit: words.unit };
  const { closing, tax, insurance, condo } = florida;
  const parts: Part[] = [];
  if (closing)
    parts.push({
      title: t('closing.title'),
      text: closingText(closing, texts),
      facts: closingFacts(florida, texts),
      notes: closingFacts(florida, texts).flatMap(({ label, note }) =>
        note ? [`${label}: ${note}.`] : [],
      ),
    });
  if (tax)
    parts.push({
      title: t('tax.title'),
      text: taxText(tax, texts),
      facts: taxFacts(tax, texts),
      notes: [],
    });
  if (insurance)
    parts.push({
      title: t('insurance.title'),
      text: insuranceText(insurance, texts),
      facts: insuranceFacts(florida, texts),
      notes: insuranceNotes(florida, texts),
    });
  if (condo)
    parts.push({
      title: t('condo.title'),
      text: condoText(florida, texts),
      facts: condoFacts(florida, texts),
      notes: condoNotes(florida, texts),
    });
  const column = (width - GAP) / 2;
  const rows = pairsOf(parts);
  const heights = rows.map((row) =>
    Math.max(...row.map((part) => heightOfPart(sheet, part, column))),
  );
  openSection(sheet, { heading: t('title'), text: t('lead'), room: heights[0] ?? 0 });
  rows.forEach((row, i) => {
    const height = heights[i] ?? 0;
    makeRoom(sheet, height);
    row.forEach((part, k) => {
      drawPart(sheet, part, left + k * (column + GAP), column);
    });
    sheet.y += height + 10;
  });
  const buyers = {
    title: t('buyers.title'),
    text: `${buyersText(texts)} ${notAdviceText(texts)}`,
    facts: [],
    notes: [],
  };
  const height = heightOfPart(sheet, buyers, width);
  makeRoom(sheet, height);
  drawPart(sheet, buyers, left, width);
  sheet.y += height;
}

function pairsOf(parts: readonly Part[]): Part[][] {
  return Array.from({ length: Math.ceil(parts.length / 2) }, (_, i) =>
    parts.slice(2 * i, 2 * i + 2),
  );
}

const look = (width: number) => ({ width, size: SIZE });

function heightOfPart(sheet: Sheet, { text, facts, notes }: Part, width: number): number {
  const texts = [text, ...notes].reduce(
    (sum, each) => sum + heightOf(sheet, each, look(width)) + 3,
    0,
  );
  return 20 + texts + ROW * facts.length;
}

function drawPart(
  sheet: Sheet,
  { title, text, facts, notes }: Part,
  x: number,
  width: number,
): void {
  let { y } = sheet;
  tagged(sheet, 'H3', () => {
    y += write(sheet, title, { x, y, width, size: 9, face: 'bold' }) + 2;
  });
  const paragraph = (content: string) =>
    tagged(sheet, 'P', () => {
      y += write(sheet, content, { ...look(width), x, y, color: COLORS.second }) + 3;
    });
  paragraph(text);
  if (facts.length > 0)
    y += drawFacts(sheet, facts, y, { x, width, size: SIZE, rowHeight: ROW }) + 3;
  notes.forEach(paragraph);
}
