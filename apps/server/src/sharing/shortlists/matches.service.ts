import {
  INITIAL_PAYMENT,
  type InputOf,
  type listPropertyMatches as listPropertyMatchesEndpoint,
  type ResultOf,
} from '@alpha/contract';
import { chanceOfLoss } from '@alpha/report-model/chances';
import { getListings } from '../../listings/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { preferencesFor } from './lead-preferences.ts';
import { matchReason } from './match-reason.ts';
import { matchWarning } from './match-warning.ts';
import { type Choice, chooseHomes } from './propose.service.ts';

const SHOWN = 3;

/** The start of the shortlist that staff would get for a lead with these answers. */
export async function listPropertyMatches(
  ctx: Ctx,
  { query }: InputOf<typeof listPropertyMatchesEndpoint>,
): Promise<ResultOf<typeof listPropertyMatchesEndpoint>> {
  const { risk = null, goal = null, property_type = null } = query;
  const ids = { risk, goal, property_type };
  const budget = query.initial_payment ?? INITIAL_PAYMENT.middle;
  const choice = await chooseHomes(ctx, preferencesFor(ids, null, budget));
  const { fit, homes } = bestOf(choice);
  const listings = await getListings(
    ctx,
    homes.map(({ id }) => id),
  );
  const byId = new Map(homes.map((home) => [home.id, home]));
  return {
    fit,
    total: choice.total,
    matches: listings.map((listing) => {
      const home = byId.get(listing.id);
      const warning = home ? matchWarning(home, ids) : null;
      return {
        ...{ listing, warning },
        reason: home && !warning ? matchReason(home, ids) : null,
        chance_of_loss: chanceOfLoss(home?.gainProbability),
      };
    }),
  };
}

/** Fewer rather than worse ones: other types only when none fits, a higher price as the last resort. */
function bestOf({ fitting, otherKinds, beyond }: Choice) {
  if (fitting.length > 0) return { fit: 'all' as const, homes: fitting.slice(0, SHOWN) };
  if (otherKinds.length > 0)
    return { fit: 'other_kind' as const, homes: otherKinds.slice(0, SHOWN) };
  return { fit: 'over_budget' as const, homes: beyond.slice(0, SHOWN) };
}
