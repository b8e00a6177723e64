import {
  type MatchReason,
  measuresOf,
  type WeighingAnswer,
  type WeighingIds,
} from '@alpha/contract';
import { praiseOf } from './praise-of.ts';
import type { Rated } from './rate-home.ts';

/** The goal says most about why somebody invests; the type is on the card already. */
const FIRST_TO_LAST: readonly WeighingAnswer[] = ['goal', 'risk', 'property_type'];

/** Why a home is shown: the first answer it fits with a figure that is good in absolute terms. */
export function matchReason(home: Rated, ids: WeighingIds): MatchReason | null {
  for (const answer of FIRST_TO_LAST)
    for (const code of measuresOf(answer, ids[answer] ?? 0)) {
      const values = praiseOf(code, home);
      if (values) return { answer, code, values };
    }
  return null;
}
