import type { Db } from '../../platform/db/db.ts';
import { type AreaFigures, areaFigures, type LoadedSeries } from './area-figures.ts';
import { type StoredRegion, seriesChooser } from './choose-series.ts';
import {
  listAreas,
  listRegions,
  listSeries,
  replaceAreaSeries,
  type SeriesCopy,
  updateArea,
} from './market.queries.ts';

export type ChangedArea = { id: number; city: string; state: string; hasNewRents: boolean };

/** Areas loaded per batch. */
const AT_ONCE = 200;

/**
 * Sets area figures from imported series; areas without a series are unchanged. Called for all areas
 * after a series import, and for areas without figures after a listing import.
 */
export async function refreshAreas(
  db: Db,
  which: 'all' | 'without series' = 'all',
): Promise<ChangedArea[]> {
  const areas = await listAreas(db, which === 'without series');
  if (areas.length === 0) return [];
  const regions = await listRegions(db, [...new Set(areas.map(({ state }) => state))]);
  if (regions.length === 0) return [];
  const choose = seriesChooser(regions);
  const chosen = areas.map((area) => ({
    area,
    homeValues: choose(area, 'home_value'),
    rents: choose(area, 'rental_rate'),
    priceIndex: choose(area, 'price_index'),
  }));
  const changed: ChangedArea[] = [];
  for (let start = 0; start < chosen.length; start += AT_ONCE)
    changed.push(...(await refreshSome(db, chosen.slice(start, start + AT_ONCE))));
  return changed;
}

type Area = Awaited<ReturnType<typeof listAreas>>[number];
type Chosen = {
  area: Area;
  homeValues: StoredRegion | null;
  rents: StoredRegion | null;
  priceIndex: StoredRegion | null;
};

async function refreshSome(db: Db, chosen: readonly Chosen[]): Promise<ChangedArea[]> {
  const ids = chosen.flatMap(({ homeValues, rents, priceIndex }) =>
    [homeValues, rents, priceIndex].flatMap((region) => region?.id ?? []),
  );
  const loaded = new Map((await listSeries(db, [...new Set(ids)])).map((row) => [row.id, row]));
  const load = (region: StoredRegion | null): LoadedSeries | null =>
    (region && loaded.get(region.id)) ?? null;
  const changed: ChangedArea[] = [];
  const copies: SeriesCopy[] = [];
  for (const { area, ...choice } of chosen) {
    const figures = areaFigures({
      homeValues: load(choice.homeValues),
      rents: load(choice.rents),
      priceIndex: load(choice.priceIndex),
    });
    if (!isNews(area, figures)) continue;
    const own = copiesFor(area, figures, choice);
    copies.push(...own);
    await updateArea(db, area.id, withKnown(area, figures));
    const hasNewRents = own.some(({ kind }) => kind === 'rental_rate');
    changed.push({ id: area.id, city: area.city, state: area.state, hasNewRents });
  }
  if (copies.length > 0) await replaceAreaSeries(db, copies);
  return changed;
}

function isNews(area: Area, figures: AreaFigures): boolean {
  if (Object.keys(figures.origins).length === 0) return false;
  const { volatilityStdDev, appreciationRateAnnual, yearlySwing, origins } = withKnown(
    area,
    figures,
  );
  return (
    volatilityStdDev !== area.volatilityStdDev ||
    appreciationRateAnnual !== area.appreciationRateAnnual ||
    yearlySwing !== area.yearlySwing ||
    hashesOf(origins) !== hashesOf(area.origins)
  );
}

/** A rent series has no volatility, so the known one is kept. */
function withKnown(area: Area, figures: AreaFigures): AreaFigures {
  return { ...figures, volatilityStdDev: figures.volatilityStdDev ?? area.volatilityStdDev };
}

/** jsonb doesn't keep the order of keys. */
function hashesOf(origins: Area['origins']): string {
  return Object.entries(origins ?? {})
    .map(([figure, origin]) => `${figure} ${origin.kind} ${origin.place} ${origin.contentHash}`)
    .sort()
    .join('\n');
}

function copiesFor(
  area: Area,
  { origins }: AreaFigures,
  { homeValues, rents }: Omit<Chosen, 'area'>,
): SeriesCopy[] {
  const isNew = (figure: 'homeValues' | 'rents') =>
    origins[figure]?.contentHash !== area.origins?.[figure]?.contentHash;
  return [
    ...(homeValues && isNew('homeValues')
      ? [{ areaId: area.id, seriesId: homeValues.id, kind: 'home_value' as const }]
      : []),
    ...(rents && isNew('rents')
      ? [{ areaId: area.id, seriesId: rents.id, kind: 'rental_rate' as const }]
      : []),
  ];
}
