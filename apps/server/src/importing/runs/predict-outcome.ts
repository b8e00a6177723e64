import type { AnalysisBlocker } from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import {
  cityKey,
  cityName,
  isWrittenWithCare,
  listAreasWithRents,
  listRegions,
  MIN_COMPARABLES,
  seriesChooser,
} from '../../underwriting/index.ts';
import { type Area, loadAreas } from '../pipeline/areas.ts';
import {
  countHomeGroups,
  countOtherComparables,
  type HomeGroup,
  type HomeLikeness,
} from './predict-outcome.queries.ts';

export type CountedHomes = {
  counted: { blocker: AnalysisBlocker | null; n: number }[];
  /** Sold, pending and so on. */
  others: number;
  withoutRents: { name: string; n: number }[];
};

type Areas = ReadonlyMap<string, Area>;
const keyOf = ({ city, state }: HomeGroup) => cityKey(city, state);

/**
 * Predicts the outcome of an import from its dry run: how many properties would be analyzed, and
 * which cities have no data to estimate a rent from.
 */
export async function predictImportOutcome(db: Db, importId: number): Promise<CountedHomes> {
  const today = new Date().toISOString().slice(0, 10);
  const groups = await countHomeGroups(db, importId, today);
  const areas = await loadAreas(db);
  const hasRent = await rentsFor(db, importId, { groups, areas, today });
  const counted = new Map<AnalysisBlocker | null, number>();
  const withoutRent: HomeGroup[] = [];
  for (const homes of groups.filter(({ isForSale }) => isForSale)) {
    const blocker = homes.blocker === 'rent' && hasRent(homes) ? null : homes.blocker;
    counted.set(blocker, (counted.get(blocker) ?? 0) + homes.n);
    if (blocker === 'rent') withoutRent.push(homes);
  }
  return {
    counted: [...counted].map(([blocker, n]) => ({ blocker, n })),
    others: groups.reduce((sum, { isForSale, n }) => sum + (isForSale ? 0 : n), 0),
    withoutRents: citiesOf(withoutRent, areas),
  };
}

/**
 * Most properties first. City names as stored here, else in the best spelling found in the file.
 */
function citiesOf(homes: readonly HomeGroup[], areas: Areas): CountedHomes['withoutRents'] {
  const cities = new Map<string, { city: string; state: string; n: number }>();
  for (const { city, state, n } of homes) {
    const key = cityKey(city, state);
    const known = cities.get(key);
    const isBetter = !known || (!isWrittenWithCare(known.city) && isWrittenWithCare(city));
    cities.set(key, { city: isBetter ? city : known.city, state, n: n + (known?.n ?? 0) });
  }
  return [...cities]
    .map(([key, { city, state, n }]) => ({
      name: `${areas.get(key)?.city ?? cityName(city, state)}, ${state}`,
      n,
    }))
    .toSorted((a, b) => b.n - a.n || a.name.localeCompare(b.name));
}

type Known = { groups: readonly HomeGroup[]; areas: Areas; today: string };

/**
 * Whether a rent could be estimated, from a rent index of the area or from comparable properties.
 */
async function rentsFor(
  db: Db,
  importId: number,
  { groups, areas, today }: Known,
): Promise<(homes: HomeGroup) => boolean> {
  const wanted = groups.filter(({ blocker }) => blocker === 'rent');
  if (wanted.length === 0) return () => false;
  const indexed = new Set(await listAreasWithRents(db));
  const states = [...new Set(wanted.map(({ state }) => state))];
  const choose = seriesChooser(await listRegions(db, states));
  const areaOf = (homes: HomeGroup) => areas.get(keyOf(homes))?.id;
  // A new city gets its market data once its first properties are imported.
  const hasIndex = (homes: HomeGroup) =>
    indexed.has(areaOf(homes) ?? 0) || choose({ ...homes, county: null }, 'rental_rate') !== null;

  const peers = new Map<string, number>();
  const likeness = (place: number | string, { type, beds, band }: HomeLikeness) =>
    `${place} ${type} ${beds} ${band}`;
  const likenessOf = (homes: HomeGroup) => likeness(areaOf(homes) ?? keyOf(homes), homes);
  const add = (key: string, n: number) => peers.set(key, (peers.get(key) ?? 0) + n);
  const ids = [...new Set(wanted.flatMap((homes) => areaOf(homes) ?? []))];
  for (const known of await countOtherComparables(db, importId, ids, today))
    add(likeness(known.areaId, known), known.n);
  for (const homes of groups) add(likenessOf(homes), homes.comparables);
  const hasPeers = (homes: HomeGroup) =>
    homes.band !== null && (peers.get(likenessOf(homes)) ?? 0) >= MIN_COMPARABLES;
  return (homes) => hasIndex(homes) || hasPeers(homes);
}
