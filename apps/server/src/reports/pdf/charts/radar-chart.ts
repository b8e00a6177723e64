import {
  RADAR_RINGS,
  radarCorners,
  radarDirections,
} from '@alpha/report-model/chart/radar-geometry';
import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { write } from '../layout/text.ts';
import { drawKeys, LABEL } from './axis.ts';

/** Percentiles, 0 to 100. */
export type RadarAxisValue = { label: string; home: number; median: number };

export type RadarChart = {
  axes: readonly RadarAxisValue[];
  homeLabel: string;
  medianLabel: string;
  format: (value: number) => string;
};

export function drawRadar(
  sheet: Sheet,
  box: Box,
  { axes, homeLabel, medianLabel, format }: RadarChart,
): void {
  const { doc } = sheet;
  const center = { x: box.x + box.width / 2, y: box.y + (box.height - 14) / 2 };
  const directions = radarDirections(axes.length);
  const across = Math.max(...directions.map(({ x }) => Math.abs(x)));
  const upright = Math.max(...directions.map(({ y }) => Math.abs(y)));
  const radius = Math.min((box.width / 2 - 37) / across, ((box.height - 14) / 2 - 24) / upright);
  const cornersOf = (percentiles: readonly number[]) =>
    radarCorners(
      directions,
      percentiles.map((percentile) => (radius * percentile) / 100),
    ).map(({ x, y }) => ({ x: center.x + x, y: center.y + y }));
  const [ends, home] = [cornersOf(axes.map(() => 100)), cornersOf(axes.map((axis) => axis.home))];
  doc.lineWidth(0.5).strokeColor(COLORS.line);
  for (const share of RADAR_RINGS) outline(sheet, cornersOf(axes.map(() => 100 * share))).stroke();
  for (const { x, y } of ends) doc.moveTo(center.x, center.y).lineTo(x, y).stroke();
  doc.lineWidth(1).strokeColor(COLORS.orange).dash(2.5, { space: 1.8 });
  outline(sheet, cornersOf(axes.map(({ median }) => median)))
    .stroke()
    .undash();
  doc.fillColor(COLORS.accent).fillOpacity(0.14);
  outline(sheet, home).fill().fillOpacity(1);
  doc.lineWidth(1.3).strokeColor(COLORS.accent);
  outline(sheet, home).stroke();
  for (const [index, axis] of axes.entries()) {
    const [dot, end] = [home[index], ends[index]];
    if (!dot || !end) continue;
    doc.circle(dot.x, dot.y, 1.8).fill(COLORS.accent);
    drawLabel(sheet, end, box, axis.label, format(axis.home));
  }
  drawKeys(sheet, box.x, box.y + box.height - 9, [
    { label: homeLabel, color: COLORS.accent },
    { label: medianLabel, color: COLORS.orange, isOutline: true },
  ]);
}

type Point = { x: number; y: number };

function outline({ doc }: Sheet, corners: readonly Point[]): PDFKit.PDFDocument {
  for (const [i, { x, y }] of corners.entries()) {
    if (i === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
  return doc.closePath();
}

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
