import { type CautionPoint, type ReasonPoint, SHORTLIST_MAX, SHORTLIST_MIN } from '@alpha/contract';
import type { PeerSamples } from '@alpha/engine/city';
import { listBest } from '../../listings/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { peersEverywhere } from '../../reports/index.ts';
import { cautionOf } from './caution-of.ts';
import { chooseVaried } from './choose-varied.ts';
import { listFacts } from './home-facts.queries.ts';
import type { LeadPreferences } from './lead-preferences.ts';
import { type HomeFacts, type Rated, rateHome } from './rate-home.ts';
import { reasonsOf } from './reasons-of.ts';
import { timesOf } from './reasons-used.ts';

export type Proposed = {
  propertyId: number;
  score: number;
  reasons: ReasonPoint[];
  cautions: CautionPoint[];
};

/** Candidates per sort order. These orders cover what the score is made of, so no full scan is needed. */
const CANDIDATES_PER_ORDER = 120;
const ORDERS = [
  { order: { key: 'relevance', direction: 'desc' } },
  { order: { key: 'totalRoi', direction: 'desc' } },
  { order: { key: 'netProfit', direction: 'desc' } },
  { order: { key: 'relevance', direction: 'desc' }, cashFlowFirstYear: true },
] as const;

/** Five to eight properties that match; filled up with the nearest matches if there are fewer. */
export async function proposeHomes(ctx: Ctx, preferences: LeadPreferences): Promise<Proposed[]> {
  const market = await peersEverywhere(ctx.db);
  const affordable = rated(await listAffordable(ctx, preferences.budget), market, preferences);
  const fitting = affordable.filter(({ type }) => preferences.kinds?.includes(type) ?? true);
  const chosen = chooseVaried(fitting, { min: SHORTLIST_MIN, max: SHORTLIST_MAX });
  const others = affordable.filter((home) => !fitting.includes(home));
  chosen.push(...chooseVaried(others, upTo(SHORTLIST_MIN - chosen.length)));
  if (chosen.length < SHORTLIST_MIN && preferences.budget !== null) {
    const beyond = await listNearestBeyond(ctx, preferences.budget, preferences.kinds);
    chosen.push(...rated(beyond, market, preferences).slice(0, SHORTLIST_MIN - chosen.length));
  }
  return withReasons(chosen, preferences);
}

/** For properties a curator adds by hand. Skips those that may not be shown or have no analysis. */
export async function rateHomes(
  ctx: Ctx,
  ids: readonly number[],
  preferences: LeadPreferences,
): Promise<Proposed[]> {
  if (ids.length === 0) return [];
  const market = await peersEverywhere(ctx.db);
  return withReasons(rated(await listFacts(ctx.db, ids), market, preferences), preferences);
}

/** In list order: reasons used by earlier properties count against repeating them. */
function withReasons(homes: readonly Rated[], preferences: LeadPreferences): Proposed[] {
  const used = new Map<string, number>();
  const thisYear = new Date().getUTCFullYear();
  return homes.map((home) => {
    const reasons = reasonsOf(home, preferences.profile, preferences.budget, used);
    const cautions = [cautionOf(home, preferences, thisYear, used)];
    for (const { code } of [...reasons, ...cautions]) used.set(code, timesOf(used, code) + 1);
    return { propertyId: home.id, score: home.score, reasons, cautions };
  });
}

const rated = (homes: readonly HomeFacts[], market: PeerSamples, { profile }: LeadPreferences) =>
  homes.map((home) => rateHome(home, market, profile));

const upTo = (count: number) => ({ min: Math.max(0, count), max: Math.max(0, count) });

async function listAffordable(ctx: Ctx, budget: number | null): Promise<HomeFacts[]> {
  const ids = new Set<number>();
  for (const { order, ...filter } of ORDERS) {
    const limits = budget === null ? filter : { ...filter, investmentMax: budget };
    const window = { limit: CANDIDATES_PER_ORDER, offset: 0 };
    for (const { id } of await listBest(ctx, limits, order, window)) ids.add(id);
  }
  return listFacts(ctx.db, [...ids]);
}

/** Properties above the budget, cheapest first. */
async function listNearestBeyond(ctx: Ctx, budget: number, kinds: LeadPreferences['kinds']) {
  const order = { key: 'initialInvestment', direction: 'asc' } as const;
  const window = { limit: CANDIDATES_PER_ORDER, offset: 0 };
  const nearest = await listBest(ctx, { investmentMin: budget }, order, window);
  const facts = await listFacts(
    ctx.db,
    nearest.map(({ id }) => id),
  );
  const isBeyond = ({ investment, type }: HomeFacts) =>
    investment > budget && (kinds?.includes(type) ?? true);
  return facts.filter(isBeyond).sort((a, b) => a.investment - b.investment || a.id - b.id);
}
