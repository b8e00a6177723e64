import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { widthOf, write } from '../layout/text.ts';
import type { Basemap, Road } from './basemap.ts';
import { type Line, ringWithin, runsWithin } from './geometry.ts';
import type { MapView } from './map-view.ts';

/** Those of the page's map. */
const GROUND = {
  land: '#f1ece1',
  water: '#cfdde4',
  road: '#ffffff',
  roadEdge: '#d9cfbb',
  text: '#4f5769',
};

/** Water, land, lakes and roads, clipped to the box; then names where they cover nothing. */
export function drawGround(
  sheet: Sheet,
  box: Box,
  view: MapView,
  basemap: Basemap,
  taken: Box[],
): void {
  const { doc } = sheet;
  doc.rect(box.x, box.y, box.width, box.height).fill(GROUND.water);
  fillRings(sheet, view, basemap.land, GROUND.land);
  fillRings(sheet, view, basemap.lakes, GROUND.water);
  for (const road of basemap.roads) strokeRoad(sheet, view, road, GROUND.roadEdge, 1);
  for (const road of basemap.roads.filter(({ rank }) => rank < 3))
    strokeRoad(sheet, view, road, GROUND.road, 0.6);
  drawNames(sheet, box, view, basemap, taken);
}

function fillRings({ doc }: Sheet, view: MapView, rings: readonly Line[], color: string): void {
  for (const ring of rings) {
    const inside = ringWithin(ring, view.bounds);
    if (inside.length < 3) continue;
    trace(doc, view, inside);
    doc.closePath().fill(color);
  }
}

const WIDTHS: Record<number, number> = { 1: 2.6, 2: 1.8, 3: 0.5 };

function strokeRoad({ doc }: Sheet, view: MapView, road: Road, color: string, share: number) {
  doc
    .lineWidth((WIDTHS[road.rank] ?? 0.5) * share)
    .lineJoin('round')
    .strokeColor(color);
  for (const run of runsWithin(road.line, view.bounds)) {
    trace(doc, view, run);
    doc.stroke();
  }
}

function trace(doc: PDFKit.PDFDocument, { toPage }: MapView, line: Line): void {
  for (const [i, point] of line.entries()) {
    const [x, y] = toPage(point);
    if (i === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
}

const NAME_SIZE = 6.5;
const MOST_NAMES = 9;

/** The largest towns first; a name that would cover a pin or another name is left out. */
function drawNames(
  sheet: Sheet,
  box: Box,
  view: MapView,
  { places, roads }: Basemap,
  taken: Box[],
): void {
  let drawn = 0;
  const tryName = (name: string, [x, y]: readonly [number, number], face: 'medium' | 'sans') => {
    const width = widthOf(sheet, name, { size: NAME_SIZE, face }) + 2;
    const place = { x: x - width / 2, y: y - 4.5, width, height: 9 };
    if (!isInside(place, box) || taken.some((other) => touches(place, other))) return;
    taken.push(place);
    write(sheet, name, { ...place, size: NAME_SIZE, face, color: GROUND.text, lines: 1 });
    drawn += 1;
  };
  for (const { name, at } of places)
    if (drawn < MOST_NAMES) tryName(name, view.toPage(at), 'medium');
  for (const { name, rank, line } of roads) {
    const run = runsWithin(line, view.bounds).toSorted((a, b) => b.length - a.length)[0];
    const middle = run?.[Math.floor(run.length / 2)];
    if (name && rank < 3 && middle && drawn < MOST_NAMES + 5)
      tryName(name, view.toPage(middle), 'sans');
  }
}

const isInside = (a: Box, b: Box) =>
  a.x > b.x && a.y > b.y && a.x + a.width < b.x + b.width && a.y + a.height < b.y + b.height;

const touches = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
