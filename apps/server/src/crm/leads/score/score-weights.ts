import {
  isWholeScore,
  MOST_PART_WEIGHT,
  SCORE_PARTS,
  type ScoreWeights,
  USUAL_SCORE_WEIGHTS,
} from '@alpha/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { settings } from '../../../platform/db/schema/index.ts';
import { findSetting, saveSetting } from '../../../platform/db/settings.queries.ts';

const KEY = 'lead_score';

/** For a query of leads: read once with them, null unless an administrator changed the weights. */
export const STORED_WEIGHTS: SQL<unknown> = sql`(select ${settings.value} from ${settings}
  where ${eq(settings.key, KEY)})`;

/** The administrator's, or the usual ones also where what is stored is not understood. */
export function weightsOf(stored: unknown): ScoreWeights {
  const known = stored as Partial<ScoreWeights> | null;
  const isKnown =
    typeof known === 'object' && known !== null && SCORE_PARTS.every((part) => fits(known[part]));
  return isKnown && isWholeScore(known as ScoreWeights)
    ? (known as ScoreWeights)
    : USUAL_SCORE_WEIGHTS;
}

const fits = (weight: unknown): boolean =>
  Number.isInteger(weight) && Number(weight) >= 0 && Number(weight) <= MOST_PART_WEIGHT;

export const findScoreWeights = async (db: Db): Promise<ScoreWeights> =>
  weightsOf(await findSetting(db, KEY));

export const storeScoreWeights = (db: Db, weights: ScoreWeights | null): Promise<void> =>
  saveSetting(db, KEY, weights ?? {});
