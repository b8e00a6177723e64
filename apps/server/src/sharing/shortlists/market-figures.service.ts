import type { Db } from '../../platform/db/db.ts';
import { type AreaFigures, listAreaFigures } from './area-figures.queries.ts';
import { listFactRows, listSampleRows } from './home-facts.queries.ts';
import type { HomeFacts } from './home-facts.ts';
import { type MarketSamples, marketSamples } from './market-samples.ts';

/** The market as a whole hardly changes within this time. */
const FRESH_MS = 10 * 60_000;
/** Sample size that gives percentiles to within one percent. */
const ENOUGH = 5_000;

export type MarketFigures = { samples: MarketSamples; areas: Map<number, AreaFigures> };
type Entry = { figures: Promise<MarketFigures>; until: number };

const known = new WeakMap<Db, Entry>();

/** Stale-while-revalidate: only the first caller waits. */
export function marketFigures(db: Db): Promise<MarketFigures> {
  const entry = known.get(db);
  if (entry && entry.until > Date.now()) return entry.figures;
  const next = { figures: readFigures(db), until: Date.now() + FRESH_MS };
  if (!entry) {
    known.set(db, next);
    next.figures.catch(() => known.delete(db));
    return next.figures;
  }
  entry.until = next.until;
  next.figures.then(() => known.set(db, next)).catch(() => undefined);
  return entry.figures;
}

async function readFigures(db: Db): Promise<MarketFigures> {
  const areas = new Map((await listAreaFigures(db)).map((area) => [area.id, area]));
  const sample = await listSampleRows(db, ENOUGH);
  return { areas, samples: marketSamples(sample.map((row) => withGrowth(row, areas))) };
}

/** Skips properties that may not be shown or have no analysis. */
export async function listFacts(db: Db, ids: readonly number[]): Promise<HomeFacts[]> {
  if (ids.length === 0) return [];
  const { areas } = await marketFigures(db);
  return (await listFactRows(db, ids)).map((row) => withGrowth(row, areas));
}

type FactRow = Awaited<ReturnType<typeof listFactRows>>[number];

const withGrowth = ({ areaId, ...home }: FactRow, areas: MarketFigures['areas']): HomeFacts => ({
  ...home,
  areaGrowth: areas.get(areaId ?? 0)?.growth ?? null,
});
