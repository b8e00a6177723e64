import { simulatedDecades } from '@alpha/report-model/chances';
import { COLORS } from '../../render-worker/colors.ts';
import { openSection } from '../layout/section.ts';
import { makeRoom, type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

const SIZE = 8;

/** Source and date of each figure, and the disclaimers. */
export function drawSources(sheet: Sheet, input: ReportInput): void {
  const lines = sourceLines(sheet, input);
  const look = { width: sheet.width, size: SIZE, color: COLORS.second } as const;
  const advice = sheet.words.t('sources.advice');
  const heights = [...lines, advice].map((line) => heightOf(sheet, line, look) + 3);
  const room = heights.reduce((sum, height) => sum + height, 0);
  openSection(sheet, { heading: sheet.words.t('sources.heading'), room });
  for (const line of lines) {
    makeRoom(sheet, 24);
    tagged(sheet, 'P', () => {
      sheet.y += write(sheet, line, { ...look, x: sheet.left, y: sheet.y }) + 3;
    });
  }
  sheet.y += 5;
  const strong = { ...look, color: COLORS.text, face: 'medium' } as const;
  makeRoom(sheet, heightOf(sheet, advice, strong));
  tagged(sheet, 'P', () => {
    sheet.y += write(sheet, advice, { ...strong, x: sheet.left, y: sheet.y });
  });
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
