import { COLORS, LOGO } from '../../render-worker/colors.ts';
import { rule } from './section.ts';
import { decoration, type Sheet, tagged } from './sheet.ts';
import { write } from './text.ts';

/** First line of a document: whose, what kind, and when it was made. */
export function drawBrand(sheet: Sheet, kind: string, madeAt: Date): void {
  const { doc, words, left: x, width } = sheet;
  const y = sheet.y;
  decoration(sheet, () => {
    doc.save().translate(x, y).scale(0.8);
    doc.lineWidth(1.6).lineCap('round').strokeColor(COLORS.text);
    for (const { path, opacity } of LOGO) doc.strokeOpacity(opacity).path(path).stroke();
    doc.strokeOpacity(1).circle(3.5, 10, 3).fill(COLORS.accent);
    doc.restore();
  });
  tagged(sheet, 'P', () => {
    write(sheet, words.t('author'), { x: x + 28, y, width: 200, size: 13, face: 'serif' });
    const line = `${kind} · ${words.date(madeAt.toISOString(), 'long')}`;
    const look = {
      x,
      y: y + 2.5,
      width,
      size: 8.5,
      align: 'right',
      color: COLORS.second,
    } as const;
    write(sheet, line, look);
  });
  sheet.y = y + 26;
  rule(sheet, sheet.y, COLORS.text, 0.75);
  sheet.y += 18;
}
