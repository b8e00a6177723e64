import { type PropertyType, SHORTLIST_MEASURES, SHORTLIST_MIN } from '@alpha/contract';
import { listBest, NOT_QUESTIONED } from '../../listings/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { AreaFigures } from './area-figures.queries.ts';
import type { HomeFacts } from './home-facts.ts';
import type { LeadPreferences } from './lead-preferences.ts';
import { listFacts, marketFigures } from './market-figures.service.ts';

/** Candidates per sort order. */
const PER_ORDER = 120;
/** Candidates per area, for a measure of the area; areas tried, and at once. */
const PER_AREA = 20;
const MAX_AREAS = 24;
const AREAS_AT_ONCE = PER_ORDER / PER_AREA;
/** The most expensive ones, where the upper part of the budget has too few. */
const FEW = 2 * SHORTLIST_MIN;
/** A measure of the area with less weight decides nothing alone. */
const DECIDES_FROM = 0.1;

type Search = Parameters<typeof listBest>[1][number];
type Limits = Search['filter'];
type Order = Search['order'];

/** These orders and the areas below cover what the score is made of, so no full scan is needed. */
const RELEVANCE: Order = { key: 'relevance', direction: 'desc' };
const RETURN: Order = { key: 'totalRoi', direction: 'desc' };
const PROFIT: Order = { key: 'netProfit', direction: 'desc' };
const DEAREST: Order = { key: 'initialInvestment', direction: 'desc' };

type Wanted = Pick<LeadPreferences, 'budget' | 'budgetUsed' | 'kinds' | 'weights'>;

type Affordable = { total: number; homes: HomeFacts[] };

/** Candidates within the budget, of the wanted property types, and how many such listings there are. */
export async function listAffordable(ctx: Ctx, wanted: Wanted): Promise<Affordable> {
  const limits: Limits = {
    ranges: [NOT_QUESTIONED],
    ...(wanted.budget !== null && { investmentMax: wanted.budget }),
    ...(wanted.kinds && { kinds: wanted.kinds as readonly PropertyType[] }),
  };
  if (wanted.budget === null || wanted.budgetUsed === 0) return listWithin(ctx, limits, wanted);
  const least = wanted.budgetUsed * wanted.budget;
  const dear = await listWithin(ctx, { ...limits, investmentMin: least }, wanted);
  const [dearest] = await listBest(ctx, inOrders(limits, [DEAREST]));
  const total = dearest?.total ?? 0;
  if (dear.total >= SHORTLIST_MIN) return { ...dear, total };
  return { total, homes: await listFacts(ctx.db, (dearest?.ids ?? []).slice(0, FEW)) };
}

async function listWithin(ctx: Ctx, limits: Limits, wanted: Wanted): Promise<Affordable> {
  const best = await listBest(ctx, [
    ...inOrders(limits, [RELEVANCE, RETURN, PROFIT]),
    ...inOrders({ ...limits, cashFlowFirstYear: true }, [RELEVANCE, PROFIT]),
  ]);
  const ids = new Set(best.flatMap((each) => each.ids));
  const { areas } = await marketFigures(ctx.db);
  for (const ranked of rankedAreas([...areas.values()], wanted.weights))
    for (const id of await listInAreas(ctx, limits, ranked.slice(0, MAX_AREAS))) ids.add(id);
  return { total: best[0]?.total ?? 0, homes: await listFacts(ctx.db, [...ids]) };
}

/** One scan for all, because they share the filter. */
const inOrders = (filter: Limits, orders: readonly Order[]): Search[] =>
  orders.map((order) => ({ filter, order, limit: PER_ORDER }));

/** From the first areas that have enough. */
async function listInAreas(ctx: Ctx, limits: Limits, areas: readonly AreaFigures[]) {
  const ids: number[] = [];
  for (let from = 0; from < areas.length && ids.length < PER_ORDER; from += AREAS_AT_ONCE) {
    const searches = areas.slice(from, from + AREAS_AT_ONCE).map(({ city, state }) => ({
      filter: { ...limits, city: { name: city.trim().toLowerCase(), state } },
      order: RELEVANCE,
      limit: PER_AREA,
    }));
    for (const found of await listBest(ctx, searches)) ids.push(...found.ids);
  }
  return ids;
}

/** The calmest and the fastest growing areas first, for those of the two measures that weigh. */
function rankedAreas(areas: readonly AreaFigures[], weights: Wanted['weights']): AreaFigures[][] {
  const scoreIn = {
    calm_area: ({ volatility }: AreaFigures) => (volatility === null ? null : -volatility),
    planned_growth: ({ growth }: AreaFigures) => growth,
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
  const beyond = async (limits: Limits) => {
    const filter = { investmentMin: budget, ranges: [NOT_QUESTIONED], ...limits };
    const [best] = await listBest(ctx, [{ filter, order, limit: PER_ORDER }]);
    const facts = await listFacts(ctx.db, best?.ids ?? []);
    return facts
      .filter(({ investment }) => investment > budget)
      .sort((a, b) => a.investment - b.investment || a.id - b.id);
  };
  const wanted = kinds ? await beyond({ kinds: kinds as readonly PropertyType[] }) : [];
  return wanted.length > 0 ? wanted : beyond({});
}
