import type { HomeLack } from '@alpha/contract';
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
  countComparablesBeside,
  countToldHomes,
  type HomeLikeness,
  type ToldHomes,
} from './foretell-homes.queries.ts';

export type CountedHomes = {
  counted: { lack: HomeLack | null; n: number }[];
  /** Sold, pending and the like. */
  others: number;
  withoutRents: { name: string; n: number }[];
};

type Areas = ReadonlyMap<string, Area>;
const keyOf = ({ city, state }: ToldHomes) => cityKey(city, state);

/**
 * What an import would come to, of which only the check was made: how many of its homes would be
 * analyzed, and in which cities nothing is known to estimate a rent from.
 */
export async function foretellHomes(db: Db, importId: number): Promise<CountedHomes> {
  const today = new Date().toISOString().slice(0, 10);
  const told = await countToldHomes(db, importId, today);
  const areas = await loadAreas(db);
  const hasRent = await rentsFor(db, importId, { told, areas, today });
  const counted = new Map<HomeLack | null, number>();
  const lonely: ToldHomes[] = [];
  for (const homes of told.filter(({ isForSale }) => isForSale)) {
    const lack = homes.lack === 'rent' && hasRent(homes) ? null : homes.lack;
    counted.set(lack, (counted.get(lack) ?? 0) + homes.n);
    if (lack === 'rent') lonely.push(homes);
  }
  return {
    counted: [...counted].map(([lack, n]) => ({ lack, n })),
    others: told.reduce((sum, { isForSale, n }) => sum + (isForSale ? 0 : n), 0),
    withoutRents: citiesOf(lonely, areas),
  };
}

/** Most homes first, each city called as it is here, or as whoever took care wrote it. */
function citiesOf(homes: readonly ToldHomes[], areas: Areas): CountedHomes['withoutRents'] {
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

type Known = { told: readonly ToldHomes[]; areas: Areas; today: string };

/** Whether a rent of these could be estimated: from an index of the place, or from homes like them. */
async function rentsFor(
  db: Db,
  importId: number,
  { told, areas, today }: Known,
): Promise<(homes: ToldHomes) => boolean> {
  const wanted = told.filter(({ lack }) => lack === 'rent');
  if (wanted.length === 0) return () => false;
  const indexed = new Set(await listAreasWithRents(db));
  const states = [...new Set(wanted.map(({ state }) => state))];
  const choose = seriesChooser(await listRegions(db, states));
  const areaOf = (homes: ToldHomes) => areas.get(keyOf(homes))?.id;
  // A city that is new here gets what is known of it when its first homes come.
  const hasIndex = (homes: ToldHomes) =>
    indexed.has(areaOf(homes) ?? 0) || choose({ ...homes, county: null }, 'rental_rate') !== null;

  const peers = new Map<string, number>();
  const likeness = (place: number | string, { type, beds, band }: HomeLikeness) =>
    `${place} ${type} ${beds} ${band}`;
  const likenessOf = (homes: ToldHomes) => likeness(areaOf(homes) ?? keyOf(homes), homes);
  const add = (key: string, n: number) => peers.set(key, (peers.get(key) ?? 0) + n);
  const ids = [...new Set(wanted.flatMap((homes) => areaOf(homes) ?? []))];
  for (const known of await countComparablesBeside(db, importId, ids, today))
    add(likeness(known.areaId, known), known.n);
  for (const homes of told) add(likenessOf(homes), homes.comparables);
  const hasPeers = (homes: ToldHomes) =>
    homes.band !== null && (peers.get(likenessOf(homes)) ?? 0) >= MIN_COMPARABLES;
  return (homes) => hasIndex(homes) || hasPeers(homes);
}
