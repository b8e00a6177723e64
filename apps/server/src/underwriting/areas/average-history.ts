import { statesOfMetro } from '@alpha/engine/bundle';
import type { Db } from '../../platform/db/db.ts';
import { averageSeries } from './average-series.ts';
import type { StoredRegion } from './choose-series.ts';
import { listSeries } from './market.queries.ts';
import type { AverageHistory } from './price-history.ts';
import { stateName } from './us-states.ts';

/** An average of fewer would be the history of single metros. */
const LEAST_METROS = { state: 3, nation: 10 } as const;

/**
 * Averages of metros for areas without a series: of their state, else of the whole country. Each is
 * computed once. FHFA's index is preferred: it goes back furthest.
 */
export function averageHistories(db: Db, regions: readonly StoredRegion[]) {
  const known = new Map<string, Promise<AverageHistory | null>>();
  const metros = regions.filter(({ kind }) => kind === 'metro');
  const average = (key: string, make: () => Promise<AverageHistory | null>) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
  const ofState = (state: string) =>
    averageOf(
      db,
      metros.filter(({ name, state: first }) =>
        [first, ...statesOfMetro(name)].includes(state.toUpperCase()),
      ),
      { level: 'state', place: stateName(state) },
    );
  const ofNation = () => averageOf(db, metros, { level: 'nation', place: 'United States' });
  return async (state: string): Promise<AverageHistory | null> =>
    (await average(state, () => ofState(state))) ?? average('nation', ofNation);
}

async function averageOf(
  db: Db,
  metros: readonly StoredRegion[],
  place: Pick<AverageHistory, 'level' | 'place'>,
): Promise<AverageHistory | null> {
  for (const measure of ['price_index', 'home_value'] as const) {
    const ids = metros.filter((metro) => metro.measure === measure).map(({ id }) => id);
    if (ids.length < LEAST_METROS[place.level]) continue;
    const loaded = await listSeries(db, ids);
    const series = averageSeries(loaded);
    const source = loaded[0]?.source;
    if (series && source) return { ...series, ...place, source, metros: loaded.length };
  }
  return null;
}
