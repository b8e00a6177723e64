import type { HomeLack } from '@alpha/contract';
import type { Db } from '../../../db/db.ts';
import { seriesChooser } from '../market/choose-series.ts';
import { listRegions } from '../market/market.queries.ts';
import { loadAreas } from '../pipeline/areas.ts';
import { cityKey, cityName } from '../places/fold-city.ts';
import { countComparables, listAreasWithRents } from '../rent/estimate-rents.queries.ts';
import { FEWEST_COMPARABLES } from '../rent/rent-rules.ts';
import { countToldHomes, type ToldHomes } from './foretell-homes.queries.ts';

type Counted = { lack: HomeLack | null; n: number };
type Foretold = {
  counted: Counted[];
  others: number;
  withoutRents: { name: string; n: number }[];
};

/**
 * What an import would come to, of which only the check was made: how many of its homes would be
 * analyzed, and in which cities nothing is known to estimate a rent from.
 */
export async function foretellHomes(db: Db, importId: number): Promise<Foretold> {
  const told = await countToldHomes(db, importId);
  const hasRent = await rentsFor(db, told);
  const counted = new Map<HomeLack | null, number>();
  const places = new Map<string, { name: string; n: number }>();
  for (const homes of told.filter(({ isForSale }) => isForSale)) {
    const lack = homes.lack === 'rent' && hasRent(homes) ? null : homes.lack;
    counted.set(lack, (counted.get(lack) ?? 0) + homes.n);
    if (lack !== 'rent') continue;
    const { city, state, n } = homes;
    const key = cityKey(city, state);
    const name = `${cityName(city, state)}, ${state}`;
    places.set(key, { name: places.get(key)?.name ?? name, n: (places.get(key)?.n ?? 0) + n });
  }
  return {
    counted: [...counted].map(([lack, n]) => ({ lack, n })),
    others: told.reduce((sum, { isForSale, n }) => sum + (isForSale ? 0 : n), 0),
    withoutRents: [...places.values()].toSorted(
      (a, b) => b.n - a.n || a.name.localeCompare(b.name),
    ),
  };
}

/** Whether a rent of these could be estimated: from an index of the place, or from homes like them. */
async function rentsFor(
  db: Db,
  told: readonly ToldHomes[],
): Promise<(homes: ToldHomes) => boolean> {
  const wanted = told.filter(({ lack }) => lack === 'rent');
  if (wanted.length === 0) return () => false;
  const areas = await loadAreas(db);
  const areaOf = ({ city, state }: ToldHomes) => areas.get(cityKey(city, state))?.id;
  const withIndex = new Set(await listAreasWithRents(db));
  const choose = seriesChooser(
    await listRegions(db, [...new Set(wanted.map(({ state }) => state))]),
  );
  const isIndexed = ({ city, state }: ToldHomes, area: number | undefined) =>
    (area !== undefined && withIndex.has(area)) ||
    choose({ city, state, county: null }, 'rental_rate') !== null;

  const ids = [...new Set(wanted.flatMap((homes) => areaOf(homes) ?? []))];
  const peers = new Map<string, number>();
  const add = (key: string, n: number) => peers.set(key, (peers.get(key) ?? 0) + n);
  const keyOf = (
    place: string | number,
    { type, beds, band }: Pick<ToldHomes, 'type' | 'beds' | 'band'>,
  ) => `${place} ${type} ${beds} ${band}`;
  const placeOf = (homes: ToldHomes) => areaOf(homes) ?? cityKey(homes.city, homes.state);
  const today = new Date().toISOString().slice(0, 10);
  for (const known of await countComparables(db, ids, today))
    add(keyOf(known.areaId, known), known.n);
  for (const homes of told)
    if (homes.isForSale) add(keyOf(placeOf(homes), homes), homes.comparables);
  return (homes) =>
    isIndexed(homes, areaOf(homes)) ||
    (homes.beds !== null &&
      homes.band !== null &&
      (peers.get(keyOf(placeOf(homes), homes)) ?? 0) >= FEWEST_COMPARABLES);
}
