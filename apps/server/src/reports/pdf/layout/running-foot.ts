import { COLORS } from '../../render-worker/colors.ts';
import type { Sheet } from './sheet.ts';
import { write } from './text.ts';

/** Footer of every page; drawn last because it shows the page count. */
export function drawRunningFeet(
  sheet: Sheet,
  address: string,
  note: string = sheet.words.t('notAdvice'),
): void {
  const { doc, words, left, width } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    const y = doc.page.height - 40;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.lineWidth(0.5).strokeColor(COLORS.line);
    doc
      .moveTo(left, y - 8)
      .lineTo(left + width, y - 8)
      .stroke();
    const look = { y, size: 7, color: COLORS.third, lines: 1 } as const;
    write(sheet, `${address} · ${note}`, { ...look, x: left, width: width * 0.8 });
    const number = words.t('page', { page: String(page + 1), pages: String(count) });
    write(sheet, number, { ...look, x: left + width * 0.8, width: width * 0.2, align: 'right' });
    doc.endMarkedContent();
  }
}
