import { RECOMMENDED_ABOVE } from '../performance.ts';
import { decimalsBeside } from '../units.ts';
import type { Phrases } from './phrases.ts';

/** The specification's rule and texts; `averageRoi` in percent a year. */
export function recommendationTexts(averageRoi: number, { report, percent }: Phrases) {
  const isStrong = averageRoi > RECOMMENDED_ABOVE;
  const why = {
    roi: percent(averageRoi, decimalsBeside(averageRoi, RECOMMENDED_ABOVE)),
    threshold: percent(RECOMMENDED_ABOVE),
  };
  return {
    isStrong,
    heading: report('performance.recommendation'),
    text: report(isStrong ? 'performance.strong' : 'performance.weak'),
    why: report(isStrong ? 'performance.strongWhy' : 'performance.weakWhy', why),
  };
}
