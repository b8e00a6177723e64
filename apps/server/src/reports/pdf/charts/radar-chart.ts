import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { write } from '../layout/text.ts';
import { drawKeys, LABEL } from './axis.ts';

/** Percentiles, 0 to 100. */
export type RadarAxisValue = { label: string; home: number; median: number };

type RadarChart = {
  axes: readonly RadarAxisValue[];
  homeLabel: string;
  medianLabel: string;
  format: (value: number) => string;
};

const RINGS = [25, 50, 75, 100];

export function drawRadar(
  sheet: Sheet,
  box: Box,
  { axes, homeLabel, medianLabel, format }: RadarChart,
): void {
  const { doc } = sheet;
  const center = { x: box.x + box.width / 2, y: box.y + (box.height - 14) / 2 };
  const radius = Math.min(box.width / 2 - 26, (box.height - 14) / 2 - 24);
  const at = (index: number, share: number) => {
    const angle = (2 * Math.PI * index) / axes.length - Math.PI / 2;
    const length = (radius * share) / 100;
    return { x: center.x + length * Math.cos(angle), y: center.y + length * Math.sin(angle) };
  };
  const web = (share: (index: number) => number) => {
    for (const index of axes.keys()) {
      const { x, y } = at(index, share(index));
      if (index === 0) doc.moveTo(x, y);
      else doc.lineTo(x, y);
    }
    doc.closePath();
  };
  doc.lineWidth(0.5).strokeColor(COLORS.line);
  for (const ring of RINGS) {
    web(() => ring);
    doc.stroke();
  }
  for (const index of axes.keys()) {
    const end = at(index, 100);
    doc.moveTo(center.x, center.y).lineTo(end.x, end.y).stroke();
  }
  doc.lineWidth(1).strokeColor(COLORS.orange).dash(2.5, { space: 1.8 });
  web((index) => axes[index]?.median ?? 0);
  doc.stroke().undash();
  web((index) => axes[index]?.home ?? 0);
  doc.fillColor(COLORS.accent).fillOpacity(0.14).fill().fillOpacity(1);
  web((index) => axes[index]?.home ?? 0);
  doc.lineWidth(1.3).strokeColor(COLORS.accent).stroke();
  for (const [index, { label, home }] of axes.entries()) {
    const dot = at(index, home);
    doc.circle(dot.x, dot.y, 1.8).fill(COLORS.accent);
    drawLabel(sheet, at(index, 100), box, label, format(home));
  }
  drawKeys(sheet, box.x, box.y + box.height - 9, [
    { label: homeLabel, color: COLORS.accent },
    { label: medianLabel, color: COLORS.orange, isOutline: true },
  ]);
}

type Point = { x: number; y: number };

/** Labels go above the upper corners and below the lower ones, so the chart can use the full width. */
function drawLabel(sheet: Sheet, end: Point, box: Box, label: string, value: string): void {
  const width = 64;
  const outward = 14 * Math.sign(Math.round(end.x - box.x - box.width / 2));
  const x = Math.min(
    Math.max(end.x + outward - width / 2, box.x - 4),
    box.x + box.width - width + 4,
  );
  const isUpper = end.y < box.y + box.height / 2;
  const y = isUpper ? end.y - 22 : end.y + 4;
  const line = { x, width, align: 'center', lines: 1 } as const;
  write(sheet, label, { ...line, ...LABEL, y, color: COLORS.second });
  write(sheet, value, { ...line, y: y + 9, size: 7.5, face: 'bold' });
}
