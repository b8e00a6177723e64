import { pastForecastSentences, pastForecastsLead } from '@alpha/report-model/past-forecasts';
import { openSection } from '../layout/section.ts';
import { makeRoom, type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

/** Our forecasts of 2006 and 2012 for the metro, and what came. */
export function drawPastForecasts(sheet: Sheet, { report, locale }: ReportInput): void {
  const past = report.property.past_forecasts;
  if (!past) return;
  const { width, words } = sheet;
  const look = { width, size: 9 } as const;
  const texts = pastForecastSentences(past, locale, words.pastForecasts).map(({ text }) => text);
  openSection(sheet, {
    heading: words.pastForecasts('title'),
    text: pastForecastsLead(past, words.pastForecasts),
    room: texts.reduce((sum, text) => sum + heightOf(sheet, text, look) + 4, 0),
  });
  for (const text of texts) {
    makeRoom(sheet, heightOf(sheet, text, look));
    tagged(sheet, 'P', () => {
      sheet.y += write(sheet, text, { ...look, x: sheet.left, y: sheet.y }) + 4;
    });
  }
}
