import type { PropertyDetail } from '@alpha/contract';
import { ofHundred, simulatedDecades } from '../chances.ts';
import type { RoiChart } from '../roi-chart.ts';
import { ROI_DECIMALS } from '../units.ts';
import { growthText } from './growth.ts';
import type { Phrases } from './phrases.ts';

type Stats = NonNullable<PropertyDetail['property_roi_stats']>;

/** `In 91 of 100 simulations you make money; in 43 you double your investment` */
export function chancesSentence(
  stats: Pick<Stats, 'prob_roi_above_0' | 'prob_roi_above_100'>,
  { charts }: Pick<Phrases, 'charts'>,
): string {
  const gain = ofHundred(stats.prob_roi_above_0);
  const double = ofHundred(stats.prob_roi_above_100);
  if (gain === 0) return charts('roi.sentence.none');
  return double === 0
    ? charts('roi.sentence.gain', { gain })
    : charts('roi.sentence.double', { gain, double });
}

/** Title and description of the ROI chart; `chart` is null when every simulation ends alike. */
export function roiTexts(stats: Stats, chart: RoiChart | null, phrases: Phrases) {
  const { charts, percent } = phrases;
  if (!chart)
    return {
      title: charts('roi.certain', { roi: percent(stats.roi_mean, ROI_DECIMALS) }),
      description: charts('roi.certainText'),
    };
  const { low, high, decimals } = chart;
  return {
    title: chancesSentence(stats, phrases),
    description: charts('roi.measured', { reach: percent((high - low) / 2, decimals) }),
  };
}

/**
 * `This property in 16,384 simulated decades of prices, rents and costs.` Without a price history of
 * its own section, the planned growth is explained here.
 */
export function simulationLead(
  property: PropertyDetail,
  phrases: Phrases,
  hasOwn = false,
): string | undefined {
  const decades = simulatedDecades(property);
  const lead = decades && phrases.charts('roi.lead', { count: phrases.number(decades) });
  const growth =
    property.home_value_histories.length === 0 && growthText(property, phrases, hasOwn);
  return [lead, growth].filter(Boolean).join(' ') || undefined;
}

/** The four figures under the ROI chart. */
export const roiFigures = (stats: Stats) =>
  [
    { key: 'fifth', roi: stats.roi_percentile_5 },
    { key: 'median', roi: stats.roi_median },
    { key: 'mean', roi: stats.roi_mean },
    { key: 'ninetyFifth', roi: stats.roi_percentile_95 },
  ] as const;
