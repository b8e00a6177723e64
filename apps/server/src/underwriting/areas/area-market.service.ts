import { isDeepStrictEqual } from 'node:util';
import { MODEL_VERSION } from '@alpha/engine';
import type { IndexPoint } from '@alpha/engine/city';
import type { Db } from '../../platform/db/db.ts';
import { retried } from '../../platform/db/retried.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';
import { transact } from '../../platform/db/transact.ts';
import { type AreaFigures, areaFigures, type LoadedSeries } from './area-figures.ts';
import { averageHistories } from './average-history.ts';
import { type StoredRegion, seriesCandidates } from './choose-series.ts';
import { consumerPrices } from './consumer-prices.ts';
import {
  listAreas,
  listRegions,
  listSeries,
  lockMarket,
  replaceAreaSeries,
  type SeriesCopy,
  updateArea,
} from './market.queries.ts';
import { chooseHistory } from './price-history.ts';

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
  const candidates = seriesCandidates(regions);
  const around: Around = { cpi: await consumerPrices(db), average: averageHistories(db, regions) };
  const chosen = areas.map((area) => ({
    area,
    homeValues: candidates(area, 'home_value'),
    rents: candidates(area, 'rental_rate')[0] ?? null,
    priceIndex: candidates(area, 'price_index'),
  }));
  const changed: ChangedArea[] = [];
  for (let start = 0; start < chosen.length; start += AT_ONCE)
    changed.push(...(await refreshSome(db, chosen.slice(start, start + AT_ONCE), around)));
  return changed;
}

/** After an update of the product: plans of another model version are made again, once. */
export async function refreshOutdatedPlans(db: Db): Promise<void> {
  if ((await findSetting(db, PLAN_VERSION)) === MODEL_VERSION) return;
  await retried(() =>
    transact(db, async (inside) => {
      await lockMarket(inside);
      await refreshAreas(inside);
      await saveSetting(inside, PLAN_VERSION, MODEL_VERSION);
    }),
  );
}

const PLAN_VERSION = 'price_plan_version';

/** What every area's plan needs beside its own series. */
type Around = {
  cpi: readonly IndexPoint[];
  average: ReturnType<typeof averageHistories>;
};

type Area = Awaited<ReturnType<typeof listAreas>>[number];
type Chosen = {
  area: Area;
  /** The nearest first. */
  homeValues: readonly StoredRegion[];
  rents: StoredRegion | null;
  priceIndex: readonly StoredRegion[];
};

async function refreshSome(
  db: Db,
  chosen: readonly Chosen[],
  { cpi, average }: Around,
): Promise<ChangedArea[]> {
  const ids = chosen.flatMap(({ homeValues, rents, priceIndex }) =>
    [...homeValues, rents, ...priceIndex].flatMap((region) => region?.id ?? []),
  );
  const loaded = new Map((await listSeries(db, [...new Set(ids)])).map((row) => [row.id, row]));
  const load = (region: StoredRegion | null): LoadedSeries | null =>
    (region && loaded.get(region.id)) ?? null;
  const changed: ChangedArea[] = [];
  const copies: SeriesCopy[] = [];
  for (const { area, ...choice } of chosen) {
    const own = {
      homeValues: choice.homeValues.flatMap((region) => load(region) ?? []),
      rents: load(choice.rents),
      priceIndex: choice.priceIndex.flatMap((region) => load(region) ?? []),
    };
    const isKnown = chooseHistory([...own.homeValues, ...own.priceIndex]) !== null;
    const figures = areaFigures({
      ...own,
      cpi,
      average: isKnown ? null : await average(area.state),
    });
    if (!isNews(area, figures)) continue;
    const copied = copiesFor(area, figures, choice);
    copies.push(...copied);
    await updateArea(db, area.id, withKnown(area, figures));
    const hasNewRents = copied.some(({ kind }) => kind === 'rental_rate');
    changed.push({ id: area.id, city: area.city, state: area.state, hasNewRents });
  }
  if (copies.length > 0) await replaceAreaSeries(db, copies);
  return changed;
}

function isNews(area: Area, figures: AreaFigures): boolean {
  if (Object.keys(figures.origins).length === 0 && !figures.priceHistory) return false;
  const { volatilityStdDev, appreciationRateAnnual, yearlySwing, priceHistory, origins } =
    withKnown(area, figures);
  return (
    volatilityStdDev !== area.volatilityStdDev ||
    appreciationRateAnnual !== area.appreciationRateAnnual ||
    yearlySwing !== area.yearlySwing ||
    !isDeepStrictEqual(priceHistory, area.priceHistory) ||
    hashesOf(origins) !== hashesOf(area.origins)
  );
}

/** A rent series has no volatility and no price history, so the known ones are kept. */
function withKnown(area: Area, figures: AreaFigures): AreaFigures {
  const volatilityStdDev = figures.volatilityStdDev ?? area.volatilityStdDev;
  if (figures.priceHistory) return { ...figures, volatilityStdDev };
  const { appreciationRateAnnual, yearlySwing, priceHistory } = area;
  return { ...figures, volatilityStdDev, appreciationRateAnnual, yearlySwing, priceHistory };
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
    ...(homeValues[0] && isNew('homeValues')
      ? [{ areaId: area.id, seriesId: homeValues[0].id, kind: 'home_value' as const }]
      : []),
    ...(rents && isNew('rents')
      ? [{ areaId: area.id, seriesId: rents.id, kind: 'rental_rate' as const }]
      : []),
  ];
}
