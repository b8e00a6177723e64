import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { areas } from '../../platform/db/schema/index.ts';
import { cityKey, type Middle, middleOfCity } from '../../underwriting/index.ts';
import type { Survey } from './survey.ts';

export type Area = { id: number; city: string; latitude: number; longitude: number };

const AREA = {
  id: areas.id,
  city: areas.city,
  state: areas.state,
  latitude: areas.latitude,
  longitude: areas.longitude,
};

const byCity = (rows: readonly (Area & { state: string })[]): Map<string, Area> =>
  new Map(rows.map(({ state, ...area }) => [cityKey(area.city, state), area]));

/** All areas, keyed by normalized city name. */
export async function loadAreas(db: Db): Promise<Map<string, Area>> {
  const rows = await db.select(AREA).from(areas);
  return byCity(rows);
}

/** The mean position of its listings, else the city's coordinates. */
export const centerOf = (key: string, { cities }: Survey): Middle | null =>
  cities.get(key)?.center ?? middleOfCity(key);

/** The areas of these cities; new cities get one. */
export async function ensureAreas(
  db: Db,
  known: ReadonlyMap<string, Area>,
  keys: Iterable<string>,
  survey: Survey,
): Promise<Map<string, Area>> {
  const fresh = [...new Set(keys)].flatMap((key) => {
    const city = survey.cities.get(key);
    const center = centerOf(key, survey);
    if (known.has(key) || !city || !center) return [];
    const { latitude, longitude } = center;
    return [{ city: city.name, state: key.slice(0, 2), latitude, longitude }];
  });
  if (fresh.length === 0) return new Map();
  await db.insert(areas).values(fresh).onConflictDoNothing();
  const rows = await db
    .select(AREA)
    .from(areas)
    .where(
      inArray(
        sql`${areas.city} || '|' || ${areas.state}`,
        fresh.map(({ city, state }) => `${city}|${state}`),
      ),
    );
  return byCity(rows);
}

/** The mean position of the ZIP code's exactly located properties in this area. */
export async function findZipCenter(
  db: Db,
  areaId: number,
  zip: string,
): Promise<{ latitude: number; longitude: number } | null> {
  const { rows } = await db.execute<{ latitude: number | null; longitude: number | null }>(sql`
    select avg(latitude) as latitude, avg(longitude) as longitude from (
      select latitude, longitude from properties
      where area_id = ${areaId} and zip = ${zip} and not is_place_approximate limit 200) homes`);
  const [center] = rows;
  if (!center || center.latitude === null || center.longitude === null) return null;
  return { latitude: center.latitude, longitude: center.longitude };
}
