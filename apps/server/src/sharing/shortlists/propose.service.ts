import { type CautionPoint, type ReasonPoint, SHORTLIST_MAX, SHORTLIST_MIN } from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { listAffordable, listNearestBeyond } from './candidates.service.ts';
import { cautionOf } from './caution-of.ts';
import { chooseGaining } from './choose-gaining.ts';
import type { HomeFacts } from './home-facts.ts';
import type { LeadPreferences } from './lead-preferences.ts';
import { listFacts, marketFigures } from './market-figures.service.ts';
import type { MarketSamples } from './market-samples.ts';
import { type Rated, rateHome } from './rate-home.ts';
import { reasonsOf } from './reasons-of.ts';
import { timesOf } from './reasons-used.ts';

export type Proposed = {
  propertyId: number;
  score: number;
  reasons: ReasonPoint[];
  cautions: CautionPoint[];
};

/** Properties that fit every answer, then those of other types, then the nearest above the budget. */
export type Choice = {
  fitting: Rated[];
  otherKinds: Rated[];
  beyond: Rated[];
  /** Listings within the budget and of the wanted types. */
  total: number;
};

/** Five to eight properties that match; filled up with the nearest matches if there are fewer. */
export async function chooseHomes(ctx: Ctx, preferences: LeadPreferences): Promise<Choice> {
  const { samples } = await marketFigures(ctx.db);
  const affordable = async (kinds: LeadPreferences['kinds']) => {
    const { total, homes } = await listAffordable(ctx, { ...preferences, kinds });
    return { total, homes: rated(homes, samples, preferences) };
  };
  const { total, homes } = await affordable(preferences.kinds);
  const fitting = chooseGaining(homes, { min: SHORTLIST_MIN, max: SHORTLIST_MAX });
  let missing = SHORTLIST_MIN - fitting.length;
  const others =
    missing > 0 && preferences.kinds
      ? (await affordable(null)).homes.filter(({ type }) => !preferences.kinds?.includes(type))
      : [];
  const otherKinds = chooseGaining(others, upTo(missing));
  missing -= otherKinds.length;
  const beyond =
    missing > 0 && preferences.budget !== null
      ? await listNearestBeyond(ctx, preferences.budget, preferences.kinds)
      : [];
  return {
    ...{ fitting, otherKinds, total },
    beyond: rated(beyond.slice(0, Math.max(0, missing)), samples, preferences),
  };
}

export async function proposeHomes(ctx: Ctx, preferences: LeadPreferences): Promise<Proposed[]> {
  const { fitting, otherKinds, beyond } = await chooseHomes(ctx, preferences);
  return withReasons([...fitting, ...otherKinds, ...beyond], preferences);
}

/** For properties a curator adds by hand. Skips those that may not be shown or have no analysis. */
export async function rateHomes(
  ctx: Ctx,
  ids: readonly number[],
  preferences: LeadPreferences,
): Promise<Proposed[]> {
  if (ids.length === 0) return [];
  const { samples } = await marketFigures(ctx.db);
  return withReasons(rated(await listFacts(ctx.db, ids), samples, preferences), preferences);
}

/** In list order: reasons used by earlier properties count against repeating them. */
function withReasons(homes: readonly Rated[], preferences: LeadPreferences): Proposed[] {
  const used = new Map<string, number>();
  const thisYear = new Date().getUTCFullYear();
  return homes.map((home) => {
    const reasons = reasonsOf(home, preferences, used);
    const cautions = [cautionOf(home, preferences, thisYear, used)];
    for (const { code } of [...reasons, ...cautions]) used.set(code, timesOf(used, code) + 1);
    return { propertyId: home.id, score: home.score, reasons, cautions };
  });
}

const rated = (homes: readonly HomeFacts[], market: MarketSamples, preferences: LeadPreferences) =>
  homes.map((home) => rateHome(home, market, preferences));

const upTo = (count: number) => ({ min: Math.max(0, count), max: Math.max(0, count) });
