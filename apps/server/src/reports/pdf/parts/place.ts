import { areaFactLines, comparableText, distanceFacts } from '@alpha/report-model/surroundings';
import { COLORS } from '../../render-worker/colors.ts';
import { drawFacts, type Fact, factsHeight } from '../layout/facts.ts';
import { flexibleHeight, openSection } from '../layout/section.ts';
import { type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, widthOf, write } from '../layout/text.ts';
import { drawPin, placeMap } from '../map/place-map.ts';
import type { ReportInput } from '../report-input.ts';

const GAP = 20;
/** An address with its distance may take two lines. */
const LIST = { size: 7.5, rowHeight: 13, canWrap: true } as const;
const TITLE = 15;
/** Of the width: the map; the rest are distances and facts. */
const MAP_SHARE = 0.58;
const MAP_HEIGHT = 200;
/** Of each kind; the nearest first. */
const MOST_NEAR = 3;
const SMALL = { size: 7, color: COLORS.third } as const;

/** The map of the surroundings with its pins, and what the page says under "Where it is". */
export function drawPlace(sheet: Sheet, { report, basemapFolder }: ReportInput): void {
  const { property } = report;
  const { words, left, width } = sheet;
  const t = words.place;
  const lists = listsOf(sheet, property);
  const sources = sourcesOf(sheet, property);
  const factsWidth = width * (1 - MAP_SHARE) - GAP;
  const listsHeight = lists.reduce(
    (sum, { facts }) => sum + TITLE + factsHeight(sheet, facts, { ...LIST, width: factsWidth }) + 8,
    0,
  );
  const hasRents = property.surroundings.comparables.some(({ kind }) => kind === 'rent');
  const text = [
    t('lead', { rents: hasRents ? 'yes' : 'no' }),
    property.is_place_approximate && t('approximate'),
  ]
    .filter(Boolean)
    .join(' ');
  const below = 16 + heightOf(sheet, sources, { width, size: SMALL.size });
  const height = Math.max(
    flexibleHeight(sheet, { text, wanted: MAP_HEIGHT, others: below }),
    listsHeight,
  );
  const size = { width: width * MAP_SHARE, height };
  const map = placeMap(property, basemapFolder, size);
  if (!map && lists.length === 0) return;
  openSection(sheet, { heading: t('title'), text, room: (map ? height : listsHeight) + below });
  const top = sheet.y;
  if (map)
    tagged(sheet, 'Figure', () => map.draw(sheet, { x: left, y: top, ...size }), {
      alt: `${t('map.label')}. ${map.shown
        .map((each) => comparableText(each, property, wordsOf(sheet)).name)
        .join('; ')}`,
    });
  const x = map ? left + size.width + GAP : left;
  let y = top;
  for (const { title, facts } of lists)
    y += drawFacts(sheet, facts, y, { ...LIST, x, width: left + width - x, title }) + 8;
  sheet.y = map ? Math.max(top + height, y - 8) + 5 : y;
  if (map) drawLegend(sheet, property, map.shown);
  tagged(sheet, 'P', () => {
    const shown = map ? `${t('map.sources')} ${sources}` : sources;
    sheet.y += write(sheet, shown, { ...SMALL, x: left, y: sheet.y, width });
  });
}

type Property = ReportInput['report']['property'];

const wordsOf = ({ words }: Sheet) => ({ t: words.place, locale: words.locale, unit: words.unit });

function listsOf(sheet: Sheet, property: Property): { title: string; facts: Fact[] }[] {
  const words = wordsOf(sheet);
  const near = (kind: 'sale' | 'rent') =>
    property.surroundings.comparables
      .filter((each) => each.kind === kind)
      .slice(0, MOST_NEAR)
      .map((each) => {
        const { distance, price } = comparableText(each, property, words);
        return { label: `${each.address}, ${distance}`, value: price };
      });
  return [
    { title: words.t('distances'), facts: distanceFacts(property, words) },
    { title: words.t('facts.title'), facts: areaFactLines(property, words) },
    { title: words.t('map.sale'), facts: near('sale') },
    { title: words.t('map.rent'), facts: near('rent') },
  ].filter(({ facts }) => facts.length > 0);
}

/** Each source once. */
function sourcesOf(sheet: Sheet, property: Property): string {
  const words = wordsOf(sheet);
  const facts = [...distanceFacts(property, words), ...areaFactLines(property, words)];
  return [...new Set(facts.map(({ source }) => source))].join(' ');
}

function drawLegend(
  sheet: Sheet,
  { surroundings }: Property,
  shown: Property['surroundings']['comparables'],
): void {
  const t = sheet.words.place;
  let x = sheet.left + 6;
  const y = sheet.y;
  tagged(sheet, 'P', () => {
    for (const kind of ['subject', 'sale', 'rent'] as const) {
      const all = surroundings.comparables.filter((each) => each.kind === kind).length;
      const drawn = shown.filter((each) => each.kind === kind).length;
      if (kind !== 'subject' && all === 0) continue;
      const name = t(`map.${kind}`);
      // Far away ones would push the others together.
      const text = drawn < all ? t('map.shown', { name, shown: drawn, all }) : name;
      drawPin(sheet, kind, { x, y: y + 5 });
      const wide = widthOf(sheet, text, { size: 7.5 }) + 2;
      write(sheet, text, { x: x + 9, y, width: wide, size: 7.5, color: COLORS.second, lines: 1 });
      x += wide + 24;
    }
  });
  sheet.y += 13;
}
