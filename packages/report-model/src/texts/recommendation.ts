import type { PropertyDetail } from '@alpha/contract';
import { ofHundred } from '../chances.ts';
import { RECOMMENDED_ABOVE } from '../performance.ts';
import { decimalsBeside } from '../units.ts';
import { isAskingAboveRange } from '../value-gap.ts';
import type { Phrases } from './phrases.ts';

type Recommended = Pick<
  PropertyDetail,
  'average_roi_per_year' | 'list_price' | 'property_roi_stats' | 'valuation'
>;

/**
 * The specification's rule and texts, on `average_roi_per_year` in percent. What speaks against the
 * property follows in the same paragraph. Null without an average ROI.
 */
export function recommendationTexts(property: Recommended, phrases: Phrases) {
  const { report, percent } = phrases;
  const averageRoi = property.average_roi_per_year;
  if (averageRoi === null) return null;
  const isStrong = averageRoi > RECOMMENDED_ABOVE;
  const aboveRange = isStrong ? aboveRangeText(property, phrases) : null;
  const why = {
    roi: percent(averageRoi, decimalsBeside(averageRoi, RECOMMENDED_ABOVE)),
    threshold: percent(RECOMMENDED_ABOVE),
  };
  return {
    isUnqualified: isStrong && aboveRange === null,
    heading: report('performance.recommendation'),
    text: [
      report(isStrong ? 'performance.strong' : 'performance.weak'),
      aboveRange,
      lossText(property, phrases),
    ]
      .filter(Boolean)
      .join(' '),
    why: report(isStrong ? 'performance.strongWhy' : 'performance.weakWhy', why),
  };
}

function aboveRangeText(property: Recommended, { report, money }: Phrases): string | null {
  const { valuation, list_price: asked } = property;
  if (!valuation || !isAskingAboveRange(property)) return null;
  const { low, high } = valuation;
  const range = { asking: money(asked), low: money(low), high: money(high) };
  return report('performance.aboveRange', range);
}

/** The complement of the count in the ROI chart's title, so that both add up to 100. */
function lossText({ property_roi_stats: stats }: Recommended, { report }: Phrases): string | null {
  if (!stats) return null;
  return report('performance.lossChance', { loss: 100 - ofHundred(stats.prob_roi_above_0) });
}
