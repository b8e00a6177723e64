import type { OutcomeBar } from '@alpha/report-model/outcome-bar';
import { COLORS } from '../../render-worker/colors.ts';

type Line = { x: number; y: number; width: number };

/** A range on a line with its zero, as on the page. `y` is its middle. */
export function drawRangeBar(
  doc: PDFKit.PDFDocument,
  bar: OutcomeBar,
  { x, y, width }: Line,
): void {
  const at = (percent: number) => x + (percent / 100) * width;
  const part = (from: number, to: number, color: string) => {
    if (to > from) doc.rect(at(from), y - 1.75, at(to) - at(from), 3.5).fill(color);
  };
  doc.rect(x, y - 0.4, width, 0.8).fill(COLORS.line);
  part(bar.low, Math.min(bar.high, bar.zero), COLORS.loss);
  part(Math.max(bar.low, bar.zero), bar.high, COLORS.gain);
  doc.rect(at(bar.zero) - 0.4, y - 4, 0.8, 8).fill(COLORS.text);
  doc.circle(at(bar.median), y, 2.6).lineWidth(1.4).fillAndStroke('#ffffff', COLORS.text);
}
