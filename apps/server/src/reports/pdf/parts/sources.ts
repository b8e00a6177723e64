import { simulatedDecades } from '@alpha/report-model/chances';
import { COLORS } from '../../render-worker/colors.ts';
import { openSection } from '../layout/section.ts';
import { makeRoom, newPage, type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

const SIZE = 7;
const GAP = 16;
const BETWEEN = 3;
const COLUMNS = 3;
/** With the heading on the same page. */
const LEAST = 70;

/** Source and date of each figure in columns, and the disclaimers. */
export function drawSources(sheet: Sheet, input: ReportInput): void {
  const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const look = { width, size: SIZE, color: COLORS.second } as const;
  let lines = sourceLines(sheet, input).map((text) => ({
    text,
    height: heightOf(sheet, text, look) + BETWEEN,
  }));
  const advice = sheet.words.t('sources.advice');
  const strong = { ...look, width: sheet.width, color: COLORS.text, face: 'medium' } as const;
  const adviceHeight = heightOf(sheet, advice, strong) + 5;
  openSection(sheet, { heading: sheet.words.t('sources.heading'), room: LEAST });
  while (lines.length > 0) {
    const top = sheet.y;
    const { columns, rest } = intoColumns(lines, sheet.bottom - top);
    columns.forEach((column, i) => {
      let y = top;
      for (const { text, height } of column) {
        const x = sheet.left + i * (width + GAP);
        tagged(sheet, 'P', () => write(sheet, text, { ...look, x, y }));
        y += height;
      }
      sheet.y = Math.max(sheet.y, y);
    });
    lines = rest;
    if (rest.length > 0) newPage(sheet);
  }
  makeRoom(sheet, adviceHeight);
  sheet.y += 5;
  tagged(sheet, 'P', () => {
    sheet.y += write(sheet, advice, { ...strong, x: sheet.left, y: sheet.y });
  });
}

type Line = { text: string; height: number };

const heightOfAll = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);

/** Columns of about the same height in reading order, no higher than the page; what is left over follows. */
function intoColumns(lines: readonly Line[], most: number): { columns: Line[][]; rest: Line[] } {
  const tallest = Math.max(...lines.map(({ height }) => height));
  for (let height = Math.max(tallest, heightOfAll(lines) / COLUMNS); ; height += 4) {
    const columns = filled(lines, Math.min(height, most));
    const rest = lines.slice(columns.flat().length);
    if (rest.length === 0 || height >= most) return { columns, rest };
  }
}

function filled(lines: readonly Line[], most: number): Line[][] {
  const columns: Line[][] = [[]];
  for (const line of lines) {
    const column = columns.at(-1) as Line[];
    if (column.length === 0 || heightOfAll(column) + line.height <= most) column.push(line);
    else if (columns.length < COLUMNS) columns.push([line]);
    else break;
  }
  return columns;
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
