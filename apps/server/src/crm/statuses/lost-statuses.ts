import type { Db } from '../../platform/db/db.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';

type Named = { id: number; name: string; nameEs?: string | null };

const KEY = 'lost_statuses';
/** Common names of such a column, in both languages, without accents. */
const LOST =
  /^(closed )?(lost|dead|disqualified|perdid[oa]s?|descartad[oa]s?|cerrad[oa]s? perdid[oa]s?)$/;

/** Columns that count as lost: an administrator's choice, else those with such a name. */
export function lostStatuses<S extends Named>(
  statuses: readonly S[],
  chosen: readonly number[] | null,
): S[] {
  return chosen
    ? statuses.filter(({ id }) => chosen.includes(id))
    : statuses.filter(({ name, nameEs }) => saysLost(name) || saysLost(nameEs ?? ''));
}

const saysLost = (name: string): boolean =>
  LOST.test(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim());

export async function findLostStatusIds(db: Db): Promise<number[] | null> {
  const stored = await findSetting(db, KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : null;
}

export const saveLostStatusIds = (db: Db, ids: number[]): Promise<void> =>
  saveSetting(db, KEY, ids);
