import { simulatedDecades } from '@alpha/report-model/chances';
import { COLORS } from '../../render-worker/colors.ts';
import { openSection } from '../layout/section.ts';
import { makeRoom, type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

const SIZE = 7.5;
const GAP = 20;
const BETWEEN = 3;

/** Source and date of each figure in two columns, and the disclaimers. */
export function drawSources(sheet: Sheet, input: ReportInput): void {
  const width = (sheet.width - GAP) / 2;
  const look = { width, size: SIZE, color: COLORS.second } as const;
  const lines = sourceLines(sheet, input).map((text) => ({
    text,
    height: heightOf(sheet, text, look) + BETWEEN,
  }));
  const columns = halves(lines);
  const tallest = Math.max(...columns.map(heightOfAll));
  const advice = sheet.words.t('sources.advice');
  const strong = { ...look, width: sheet.width, color: COLORS.text, face: 'medium' } as const;
  const room = tallest + heightOf(sheet, advice, strong);
  openSection(sheet, { heading: sheet.words.t('sources.heading'), room });
  makeRoom(sheet, tallest);
  const top = sheet.y;
  columns.forEach((column, i) => {
    let y = top;
    for (const { text, height } of column) {
      tagged(sheet, 'P', () =>
        write(sheet, text, { ...look, x: sheet.left + i * (width + GAP), y }),
      );
      y += height;
    }
  });
  sheet.y = top + tallest + 5;
  makeRoom(sheet, heightOf(sheet, advice, strong));
  tagged(sheet, 'P', () => {
    sheet.y += write(sheet, advice, { ...strong, x: sheet.left, y: sheet.y });
  });
}

type Line = { text: string; height: number };

const heightOfAll = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

/** Two columns of about the same height, the first not shorter, in reading order. */
function halves(lines: readonly Line[]): [Line[], Line[]] {
  const half = heightOfAll(lines) / 2;
  const first = lines.findIndex((_, i) => heightOfAll(lines.slice(0, i + 1)) >= half) + 1;
  return [lines.slice(0, first), lines.slice(first)];
}

function sourceLines({ words }: Sheet, { report: { property }, madeAt }: ReportInput): string[] {
  const { t } = words;
  const isDemo = property.source === 'demo';
  const zpid = property.zpid;
  const names = (figure: string) => property.origins.some((origin) => origin.figure === figure);
  return [
    t('sources.made', { date: words.date(madeAt.toISOString(), 'long') }),
    t('sources.listing', {
      source: isDemo ? t('sources.demo') : property.source,
      date: words.date(property.source_as_of),
    }),
    property.courtesy_line,
    property.is_place_approximate ? t('sources.approximatePlace') : null,
    property.may_be_valued ? null : t('sources.noEstimates'),
    // The listing has its own line above.
    ...words
      .origins(property)
      .filter(({ key }) => key !== 'list_price')
      .map(({ line }) => line),
    names('home_values') ? null : seriesLine('values', property.home_value_histories),
    names('area_rents') ? null : seriesLine('rents', property.rental_rate_histories),
    property.model &&
      t('sources.model', {
        version: property.model.version,
        date: words.date(property.model.computed_at),
        paths: words.number(simulatedDecades(property)),
      }),
    zpid !== null && t('sources.zpids', { ids: String(zpid) }),
  ].filter((line) => typeof line === 'string' && line !== '') as string[];

  function seriesLine(kind: 'values' | 'rents', series: { date: string }[]): string | null {
    const dates = series.map(({ date }) => date).sort();
    const [first, last] = [dates[0], dates.at(-1)];
    if (!first || !last) return null;
    const month = (date: string) => words.date(date, 'month');
    return t(`sources.${kind}`, { from: month(first), to: month(last) });
  }
}
