import type { SurroundingsComparable } from '@alpha/contract';
import { MILE_KM } from '@alpha/report-model/distance-text';
import { boundsAround } from '@alpha/report-model/place-view';
import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { widthOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';
import { basemapIn } from './basemap.ts';
import { drawGround } from './draw-ground.ts';
import { type MapView, scaleBar, viewOf } from './map-view.ts';

type Property = ReportInput['report']['property'];

type PlaceMap = { draw: (sheet: Sheet, box: Box) => void; shown: SurroundingsComparable[] };

/** The property and the comparables around it on the included map; null where that map does not reach. */
export function placeMap(
  property: Property,
  folder: string | undefined,
  size: Pick<Box, 'width' | 'height'>,
): PlaceMap | null {
  const view = viewOf(boundsAround(property), { x: 0, y: 0, ...size });
  const basemap = basemapIn(folder, view.bounds);
  if (!basemap) return null;
  const [west, south, east, north] = view.bounds;
  const shown = property.surroundings.comparables.filter(
    ({ longitude: x, latitude: y }) => x > west && x < east && y > south && y < north,
  );
  return {
    shown,
    draw: (sheet, box) => {
      const { doc } = sheet;
      const placed = viewOf(boundsAround(property), box);
      const pins = [...shown, { ...property, kind: 'subject' as const }].map((each) => {
        const [x, y] = placed.toPage([each.longitude, each.latitude]);
        return { kind: each.kind, x, y, isDashed: each.is_place_approximate };
      });
      const taken = pins.map(({ x, y }) => ({ x: x - 5, y: y - 5, width: 10, height: 10 }));
      doc.save().roundedRect(box.x, box.y, box.width, box.height, 4).clip();
      drawGround(sheet, box, placed, basemap, [...taken, scaleBox(box)]);
      for (const pin of pins) drawPin(sheet, pin.kind, pin);
      drawScale(sheet, box, placed);
      doc.restore();
    },
  };
}

type PinKind = SurroundingsComparable['kind'] | 'subject';
type Pin = { x: number; y: number; isDashed?: boolean };

/** As on the page: round for a sale, a square on its corner for a rent, the property larger. */
export function drawPin({ doc }: Sheet, kind: PinKind, { x, y, isDashed = false }: Pin): void {
  doc.lineWidth(kind === 'subject' ? 1.6 : 1);
  if (isDashed) doc.dash(1.5, { space: 1 });
  const [fill, edge] = isDashed ? ['#ffffff', FILLS[kind]] : [FILLS[kind], '#ffffff'];
  if (kind === 'rent')
    doc.polygon([x, y - 4], [x + 4, y], [x, y + 4], [x - 4, y]).fillAndStroke(fill, edge);
  else doc.circle(x, y, kind === 'subject' ? 5.5 : 3.2).fillAndStroke(fill, edge);
  if (isDashed) doc.undash();
  if (kind === 'subject') doc.circle(x, y, 1.8).fill(isDashed ? FILLS.subject : '#ffffff');
}

const FILLS = { subject: COLORS.accent, sale: COLORS.text, rent: COLORS.gain };

const SCALE = { x: 8, y: 20, width: 110, height: 16 };

const scaleBox = (box: Box): Box => ({
  ...SCALE,
  x: box.x + SCALE.x,
  y: box.y + box.height - SCALE.y,
});

function drawScale(sheet: Sheet, box: Box, { pointsPerKm }: MapView): void {
  const { doc, words } = sheet;
  const unit = words.locale === 'es' ? 'km' : 'mi';
  const { value, length } = scaleBar(pointsPerKm, unit === 'mi' ? MILE_KM : 1);
  const decimals = value < 1 ? 1 : 0;
  const text = words.place(`value.${unit}`, { value: words.number(value, { decimals }) });
  const { x, y } = scaleBox(box);
  const width = widthOf(sheet, text, { size: 6.5, face: 'medium' }) + 2;
  doc
    .roundedRect(x - 3, y - 2, length + width + 12, 14, 3)
    .fillOpacity(0.85)
    .fill('#ffffff')
    .fillOpacity(1);
  doc.lineWidth(1).strokeColor(COLORS.text);
  doc
    .moveTo(x, y + 2)
    .lineTo(x, y + 7)
    .lineTo(x + length, y + 7)
    .lineTo(x + length, y + 2)
    .stroke();
  write(sheet, text, { x: x + length + 5, y: y + 0.5, width, size: 6.5, face: 'medium', lines: 1 });
}
