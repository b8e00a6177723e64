import { setImmediate } from 'node:timers/promises';
import { moneyUnitOf } from '@alpha/i18n/exchange-note';
import { wordsFor } from '../render-worker/words.ts';
import { drawRunningFeet } from './layout/running-foot.ts';
import { bytesOf, openSheet, type Sheet } from './layout/sheet.ts';
import { drawAssumptions } from './parts/assumptions.ts';
import { drawComparison } from './parts/comparison.ts';
import { drawCover } from './parts/cover.ts';
import { drawFlorida } from './parts/florida.ts';
import { drawHeadline } from './parts/headline.ts';
import { drawHomeCurrency } from './parts/home-currency.ts';
import { drawPastForecasts } from './parts/past-forecasts.ts';
import { drawPerformance } from './parts/performance.ts';
import { drawPlace } from './parts/place.ts';
import { drawPriceHistory } from './parts/price-history.ts';
import { drawRental } from './parts/rental.ts';
import { drawRoi } from './parts/roi.ts';
import { drawBothOutcomes, ownerText } from './parts/scenario.ts';
import { drawSimilarSales } from './parts/similar-sales.ts';
import { drawSources } from './parts/sources.ts';
import { drawStress } from './parts/stress.ts';
import { drawSummary } from './parts/summary.ts';
import { drawTenYears } from './parts/ten-years.ts';
import type { ReportInput } from './report-input.ts';

/** In the order of the page; each part skips itself without data. */
const PARTS: readonly ((sheet: Sheet, input: ReportInput) => void)[] = [
  drawCover,
  drawHeadline,
  drawBothOutcomes,
  drawHomeCurrency,
  drawComparison,
  drawSummary,
  // Its map takes the height that is left on the page.
  drawPlace,
  drawRoi,
  drawPriceHistory,
  drawPastForecasts,
  drawRental,
  // It continues on the next page where it must; the table of cases can't, and would leave a half page empty.
  drawFlorida,
  drawStress,
  drawTenYears,
  drawSimilarSales,
  drawPerformance,
  drawAssumptions,
  drawSources,
];

/** Deterministic: the same input gives the same bytes. */
export async function drawReport(input: ReportInput): Promise<Buffer> {
  const { property } = input.report;
  const words = wordsFor(input.locale, moneyUnitOf(input.exchange));
  const sheet = openSheet({
    words,
    title: words.t('title', { address: `${property.address}, ${property.city}` }),
    subject: words.t('kind'),
    madeAt: input.madeAt,
  });
  const bytes = bytesOf(sheet.doc);
  for (const part of PARTS) {
    part(sheet, input);
    await setImmediate();
  }
  sheet.structure.end();
  const { address, city, state, zip } = property;
  const place = `${address}, ${city}, ${state} ${zip}`;
  // Any page may be passed on without the first one.
  const { scenario } = input;
  drawRunningFeet(sheet, scenario ? `${place} · ${ownerText(scenario, sheet.words)}` : place);
  sheet.doc.end();
  return bytes;
}
