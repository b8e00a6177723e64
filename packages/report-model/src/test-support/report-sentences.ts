import type { PropertyReport } from '@alpha/contract';
import { firstYears, loanCourse, rentGap } from '../amortization-years.ts';
import { yearsOf } from '../outcome.ts';
import { ownRents } from '../own-rents.ts';
import { rentForecast } from '../rent-forecast.ts';
import { rentHistory } from '../rent-history.ts';
import { roiChart } from '../roi-chart.ts';
import { growthText } from '../texts/growth.ts';
import { headlineFigures } from '../texts/headline.ts';
import type { Phrases } from '../texts/phrases.ts';
import { recommendationTexts } from '../texts/recommendation.ts';
import { areaRentTexts, rentForecastTexts } from '../texts/rent.ts';
import { roiTexts, simulationLead } from '../texts/roi.ts';
import { saleTexts, valueTexts } from '../texts/value.ts';
import { amortizationLead, loanTexts, rentGapTexts } from '../texts/years.ts';
import { valueBins } from '../value-bins.ts';
import { valueYears } from '../value-years.ts';

/** What page and PDF must both say about a complete report. */
export function reportSentences(
  { property }: PropertyReport,
  now: Date,
  phrases: Phrases,
): string[] {
  const { property_roi_stats: stats, monte_carlo_results: sales, property_estimates } = property;
  const rows = firstYears(property.property_annual_amortizations);
  const [course, gap] = [loanCourse(rows), rentGap(rows)];
  const values = valueYears(property, now);
  const rents = rentHistory(property.rental_rate_histories);
  const { value_distribution: shape, roi_distribution: rois } = property;
  if (!stats || !sales || !property_estimates || !course || !gap || !values || !rents || !shape)
    throw new Error('the report is not complete');
  const texts = [
    roiTexts(stats, roiChart(stats, rois), phrases),
    valueTexts(values, phrases),
    saleTexts(sales, valueBins(shape), yearsOf(property), phrases),
    areaRentTexts({ ...rents, own: ownRents(property) }, phrases),
    rentForecastTexts(rentForecast(property), property_estimates.rent_growth_rate_annual, phrases),
    loanTexts(course, rows.length, phrases),
    rentGapTexts(gap, rows.length, phrases),
  ];
  const recommendation = recommendationTexts(property, phrases);
  return [
    ...headlineFigures(property, phrases).flatMap(({ key, label, value, note }) => [
      label,
      value ?? '',
      // The PDF has the IRR as the note of the total; on the page it is a figure of its own.
      key === 'totalRoi' ? '' : note,
    ]),
    ...texts.flatMap(({ title, description }) => [title, description]),
    simulationLead(property, phrases) ?? '',
    growthText(property, phrases) ?? '',
    amortizationLead(property, course, phrases) ?? '',
    recommendation?.text ?? '',
    recommendation?.why ?? '',
  ];
}
