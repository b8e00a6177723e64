import { type PropertyType, SHORTLIST_MEASURES } from '@alpha/contract';
import { listBestIds } from '../../listings/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { AreaFigures } from './area-figures.queries.ts';
import type { HomeFacts } from './home-facts.ts';
import type { LeadPreferences } from './lead-preferences.ts';
import { listFacts, marketFigures } from './market-figures.service.ts';

/** Candidates per sort order. */
const PER_ORDER = 120;
/** Areas tried, and candidates per area, for a measure of the area. */
const MAX_AREAS = 24;
const PER_AREA = 20;
/** A measure of the area with less weight decides nothing alone. */
const DECIDES_FROM = 0.1;

type Best = Parameters<typeof listBestIds>[2];
type Search = { order: Best } & Omit<Parameters<typeof listBestIds>[1], 'city'>;

/** These orders and the areas below cover what the score is made of, so no full scan is needed. */
const ORDERS: readonly Search[] = [
  { order: { key: 'relevance', direction: 'desc' } },
  { order: { key: 'totalRoi', direction: 'desc' } },
  { order: { key: 'netProfit', direction: 'desc' } },
  { order: { key: 'relevance', direction: 'desc' }, cashFlowFirstYear: true },
  { order: { key: 'netProfit', direction: 'desc' }, cashFlowFirstYear: true },
];
const DEAREST: Search = { order: { key: 'initialInvestment', direction: 'desc' } };

type Wanted = Pick<LeadPreferences, 'budget' | 'kinds' | 'weights'>;

/** Candidates within the budget, of the wanted property types. */
export async function listAffordable(ctx: Ctx, wanted: Wanted): Promise<HomeFacts[]> {
  const limits = {
    ...(wanted.budget !== null && { investmentMax: wanted.budget }),
    ...(wanted.kinds && { kinds: wanted.kinds as readonly PropertyType[] }),
  };
  const ids = new Set<number>();
  const orders = wanted.weights.upper_budget > 0 ? [...ORDERS, DEAREST] : ORDERS;
  for (const { order, ...filter } of orders)
    for (const id of await listBestIds(ctx, { ...limits, ...filter }, order, PER_ORDER))
      ids.add(id);
  const { areas } = await marketFigures(ctx.db);
  for (const ranked of rankedAreas([...areas.values()], wanted.weights)) {
    let found = 0;
    for (const { city, state } of ranked.slice(0, MAX_AREAS)) {
      if (found >= PER_ORDER) break;
      const inArea = { ...limits, city: { name: city.trim().toLowerCase(), state } };
      const best = await listBestIds(
        ctx,
        inArea,
        { key: 'relevance', direction: 'desc' },
        PER_AREA,
      );
      for (const id of best) ids.add(id);
      found += best.length;
    }
  }
  return listFacts(ctx.db, [...ids]);
}

/** The calmest and the fastest growing areas first, for those of the two measures that weigh. */
function rankedAreas(areas: readonly AreaFigures[], weights: Wanted['weights']): AreaFigures[][] {
  const scoreIn = {
    calm_area: ({ volatility }: AreaFigures) => (volatility === null ? null : -volatility),
    growth_area: ({ growth }: AreaFigures) => growth,
  };
  return SHORTLIST_MEASURES.filter(
    (measure): measure is keyof typeof scoreIn =>
      measure in scoreIn && weights[measure] >= DECIDES_FROM,
  ).map((measure) => {
    const known = areas.flatMap((area) => {
      const value = scoreIn[measure](area);
      return value === null ? [] : [{ area, value }];
    });
    return known.sort((a, b) => b.value - a.value || a.area.id - b.area.id).map(({ area }) => area);
  });
}

/** Properties above the budget, cheapest first; of other types only when there are none of the wanted. */
export async function listNearestBeyond(
  ctx: Ctx,
  budget: number,
  kinds: LeadPreferences['kinds'],
): Promise<HomeFacts[]> {
  const order = { key: 'initialInvestment', direction: 'asc' } as const;
  const beyond = async (filter: object) => {
    const ids = await listBestIds(ctx, { investmentMin: budget, ...filter }, order, PER_ORDER);
    const facts = await listFacts(ctx.db, ids);
    return facts
      .filter(({ investment }) => investment > budget)
      .sort((a, b) => a.investment - b.investment || a.id - b.id);
  };
  const wanted = kinds ? await beyond({ kinds }) : [];
  return wanted.length > 0 ? wanted : beyond({});
}
