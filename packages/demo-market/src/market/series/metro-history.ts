import { cities } from '../geo/cities.ts';
import type { MetroId } from '../geo/geo.types.ts';
import type { SeriesPoint } from '../market.types.ts';
import { type Anchor, pathThrough, smooth } from './anchored-path.ts';
import { metroAnchors } from './metro-values.ts';
import { lastFullMonth, monthEnd, monthIndex } from './month-ends.ts';

/** Home values of the metro areas in July 2000 to 2015, thousands of USD: Zillow's ZHVI. */
const EARLY: Record<MetroId, readonly number[]> = {
  miami: [117, 128, 146, 169, 197, 247, 302, 294, 237, 177, 162, 148, 149, 174, 202, 223],
  orlando: [121, 130, 140, 152, 168, 210, 269, 262, 213, 161, 143, 126, 128, 149, 171, 183],
  tampa: [104, 113, 124, 138, 156, 190, 231, 222, 183, 147, 138, 120, 120, 135, 150, 162],
  jacksonville: [118, 127, 137, 148, 164, 188, 224, 227, 207, 176, 163, 142, 138, 149, 164, 173],
  'cape-coral': [132, 142, 157, 177, 199, 249, 319, 277, 206, 151, 137, 130, 139, 158, 176, 194],
  'north-port': [134, 147, 163, 182, 208, 267, 320, 276, 222, 177, 170, 157, 162, 183, 203, 221],
  'port-st-lucie': [105, 111, 123, 145, 175, 219, 261, 233, 181, 133, 123, 115, 117, 131, 149, 165],
  lakeland: [93, 98, 102, 109, 119, 144, 186, 185, 161, 130, 113, 97, 100, 112, 126, 137],
};
const FIRST_YEAR = 2000;
const SMOOTHING_MONTHS = 3;

const NAMES: Record<MetroId, string> = {
  miami: 'Miami-Fort Lauderdale, FL',
  orlando: 'Orlando, FL',
  tampa: 'Tampa-St. Petersburg, FL',
  jacksonville: 'Jacksonville, FL',
  'cape-coral': 'Cape Coral-Fort Myers, FL',
  'north-port': 'North Port-Sarasota, FL',
  'port-st-lucie': 'Port St. Lucie, FL',
  lakeland: 'Lakeland, FL',
};

export type MetroHistory = { metro: string; points: SeriesPoint[] };

/** Prices of a demo city's metro by month since 2000: what its ten years are planned from. */
export function metroHistoryOf(city: string, asOf: string): MetroHistory | null {
  const metro = cities.find((each) => each.city === city)?.metro;
  return metro ? { metro: NAMES[metro], points: monthlyPoints(metro, asOf) } : null;
}

function monthlyPoints(metro: MetroId, asOf: string): SeriesPoint[] {
  const early = EARLY[metro].map((value, i): Anchor => [`${FIRST_YEAR + i}-07-31`, value]);
  const first = monthIndex(`${FIRST_YEAR}-07-31`);
  const months = Array.from({ length: lastFullMonth(asOf) - first + 1 }, (_, i) => first + i);
  const logs = smooth(
    months.map(pathThrough([...early, ...metroAnchors(metro)])),
    SMOOTHING_MONTHS,
  );
  return logs.map((value, i) => ({
    date: monthEnd(first + i),
    value: Math.round(1_000 * Math.exp(value)),
  }));
}
