import { cityKey, cityName, isWrittenWithCare } from '../../underwriting/index.ts';
import type { SourceItem } from '../rows/listing-row.ts';
import { checkPlausibility } from './check-plausibility.ts';

type Center = { latitude: number; longitude: number; n: number };

/** What must be known about a whole file before its first row is written. */
export type Survey = {
  items: number;
  systems: Set<string>;
  /** Listings the file marks as active or pending. */
  onSale: number;
  cities: Map<string, { name: string; isCareful: boolean; center: Center | null }>;
  zips: Map<string, Center>;
};

export const emptySurvey = (): Survey => ({
  items: 0,
  systems: new Set(),
  onSale: 0,
  cities: new Map(),
  zips: new Map(),
});

/** Reads to the end first, so a truncated file is refused before anything is written. */
export async function surveyOf(
  items: AsyncIterable<SourceItem>,
  onProgress: (items: number) => void,
): Promise<Survey> {
  const survey = emptySurvey();
  for await (const item of items) {
    surveyItem(survey, item);
    if (survey.items % 1_000 === 0) onProgress(survey.items);
  }
  return survey;
}

/** A feed cannot be read twice, so its batches are surveyed as they arrive. */
export function surveyItem(survey: Survey, item: SourceItem): void {
  survey.items += 1;
  if (item.kind !== 'row') return;
  const result = checkPlausibility(item.row);
  if (result.kind !== 'accepted') return;
  const { row } = result;
  survey.systems.add(row.system);
  if (row.status === 'active' || row.status === 'pending') survey.onSale += 1;
  const key = cityKey(row.city, row.state);
  const known = survey.cities.get(key);
  const isCareful = isWrittenWithCare(row.city);
  const city = known ?? { name: cityName(row.city, row.state), isCareful, center: null };
  if (isCareful && !city.isCareful)
    Object.assign(city, { name: cityName(row.city, row.state), isCareful });
  survey.cities.set(key, city);
  if (row.latitude === null || row.longitude === null) return;
  const place = { latitude: row.latitude, longitude: row.longitude };
  city.center = moved(city.center, place);
  survey.zips.set(row.zip, moved(survey.zips.get(row.zip) ?? null, place));
}

function moved(center: Center | null, place: { latitude: number; longitude: number }): Center {
  if (!center) return { ...place, n: 1 };
  const n = center.n + 1;
  return {
    latitude: center.latitude + (place.latitude - center.latitude) / n,
    longitude: center.longitude + (place.longitude - center.longitude) / n,
    n,
  };
}
