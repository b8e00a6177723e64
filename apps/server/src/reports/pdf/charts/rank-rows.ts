import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { write } from '../layout/text.ts';
import { LABEL } from './axis.ts';
import type { RadarChart } from './radar-chart.ts';

const ROW = 34;

/** Components as bars from 0 to 100 with a mark at the median: for fewer than a radar needs. */
export function drawRankRows(sheet: Sheet, box: Box, { axes, format }: RadarChart): void {
  const { doc } = sheet;
  for (const [i, { label, home, median }] of axes.entries()) {
    const [x, y, width] = [box.x, box.y + i * ROW, box.width];
    write(sheet, label, { ...LABEL, x, y, width: width - 30, color: COLORS.second, lines: 1 });
    write(sheet, format(home), { x, y, width, size: 8, face: 'bold', align: 'right', lines: 1 });
    doc.rect(x, y + 13, width, 5).fill(COLORS.grayWash);
    doc.rect(x, y + 13, (width * home) / 100, 5).fill(COLORS.accent);
    doc.rect(x + (width * median) / 100 - 0.4, y + 10, 0.8, 11).fill(COLORS.text);
  }
}
