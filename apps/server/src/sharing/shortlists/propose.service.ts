import { type CautionPoint, type ReasonPoint, SHORTLIST_MAX, SHORTLIST_MIN } from '@alpha/contract';
import type { PeerSamples } from '@alpha/engine/city';
import { listBest } from '../../listings/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { peersEverywhere } from '../../reports/index.ts';
import { cautionOf } from './caution-of.ts';
import { chooseVaried } from './choose-varied.ts';
import { listFacts } from './home-facts.queries.ts';
import type { Wishes } from './lead-wishes.ts';
import { type HomeFacts, type Rated, rateHome } from './rate-home.ts';
import { reasonsOf } from './reasons-of.ts';
import { timesOf } from './said.ts';

export type Proposed = {
  propertyId: number;
  score: number;
  reasons: ReasonPoint[];
  cautions: CautionPoint[];
};

/** The best of each order, never the whole market: a score is made of what these orders are made of. */
const BEST_OF_EACH = 120;
const ORDERS = [
  { order: { key: 'relevance', direction: 'desc' } },
  { order: { key: 'totalRoi', direction: 'desc' } },
  { order: { key: 'netProfit', direction: 'desc' } },
  { order: { key: 'relevance', direction: 'desc' }, cashFlowFirstYear: true },
] as const;

/** Five to eight homes within the limits; where there are fewer, the nearest beyond them. */
export async function proposeHomes(ctx: Ctx, wishes: Wishes): Promise<Proposed[]> {
  const market = await peersEverywhere(ctx.db);
  const affordable = rated(await listAffordable(ctx, wishes.budget), market, wishes);
  const fitting = affordable.filter(({ type }) => wishes.kinds?.includes(type) ?? true);
  const chosen = chooseVaried(fitting, { min: SHORTLIST_MIN, max: SHORTLIST_MAX });
  const others = affordable.filter((home) => !fitting.includes(home));
  chosen.push(...chooseVaried(others, upTo(SHORTLIST_MIN - chosen.length)));
  if (chosen.length < SHORTLIST_MIN && wishes.budget !== null) {
    const beyond = await listNearestBeyond(ctx, wishes.budget, wishes.kinds);
    chosen.push(...rated(beyond, market, wishes).slice(0, SHORTLIST_MIN - chosen.length));
  }
  return told(chosen, wishes);
}

/** Homes that a curator adds by hand: what may not be shown, or has no analysis, is left out. */
export async function rateHomes(
  ctx: Ctx,
  ids: readonly number[],
  wishes: Wishes,
): Promise<Proposed[]> {
  if (ids.length === 0) return [];
  const market = await peersEverywhere(ctx.db);
  return told(rated(await listFacts(ctx.db, ids), market, wishes), wishes);
}

/** From the first home to the last: each knows what those above it say. */
function told(homes: readonly Rated[], wishes: Wishes): Proposed[] {
  const said = new Map<string, number>();
  const thisYear = new Date().getUTCFullYear();
  return homes.map((home) => {
    const reasons = reasonsOf(home, wishes.profile, wishes.budget, said);
    const cautions = [cautionOf(home, wishes, thisYear, said)];
    for (const { code } of [...reasons, ...cautions]) said.set(code, timesOf(said, code) + 1);
    return { propertyId: home.id, score: home.score, reasons, cautions };
  });
}

const rated = (homes: readonly HomeFacts[], market: PeerSamples, { profile }: Wishes) =>
  homes.map((home) => rateHome(home, market, profile));

const upTo = (count: number) => ({ min: Math.max(0, count), max: Math.max(0, count) });

async function listAffordable(ctx: Ctx, budget: number | null): Promise<HomeFacts[]> {
  const ids = new Set<number>();
  for (const { order, ...filter } of ORDERS) {
    const limits = budget === null ? filter : { ...filter, investmentMax: budget };
    const window = { limit: BEST_OF_EACH, offset: 0 };
    for (const { id } of await listBest(ctx, limits, order, window)) ids.add(id);
  }
  return listFacts(ctx.db, [...ids]);
}

/** The cheapest above it, the cheapest first. */
async function listNearestBeyond(ctx: Ctx, budget: number, kinds: Wishes['kinds']) {
  const order = { key: 'initialInvestment', direction: 'asc' } as const;
  const window = { limit: BEST_OF_EACH, offset: 0 };
  const nearest = await listBest(ctx, { investmentMin: budget }, order, window);
  const facts = await listFacts(
    ctx.db,
    nearest.map(({ id }) => id),
  );
  const isBeyond = ({ investment, type }: HomeFacts) =>
    investment > budget && (kinds?.includes(type) ?? true);
  return facts.filter(isBeyond).sort((a, b) => a.investment - b.investment || a.id - b.id);
}
