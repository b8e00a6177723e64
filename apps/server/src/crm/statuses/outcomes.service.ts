import type { LeadOutcome } from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { findWonStatusIds, listColumns } from '../dashboard/lead-settings.queries.ts';
import { chancesOf } from './chances.ts';
import { findLostStatusIds, lostStatuses } from './lost-statuses.ts';
import { wonStatuses } from './won-statuses.ts';

/** Columns named for what is put away, without accents. */
const ARCHIVED = /\b(archived?|archivad[oa]s?)\b/;

type Column = Awaited<ReturnType<typeof listColumns>>[number];

/** Every column of every board: what its leads count as, and their chance of a sale. */
export type Outcomes = {
  columns: (Column & { chancePercent: number })[];
  /** An archive is in none. */
  ids: Record<LeadOutcome, number[]>;
  /** Won, lost and archives. */
  closedIds: number[];
};

export async function readOutcomes({ db }: Pick<Ctx, 'db'>): Promise<Outcomes> {
  const [columns, chosenWon, chosenLost] = await Promise.all([
    listColumns(db),
    findWonStatusIds(db),
    findLostStatusIds(db),
  ]);
  const won = idsOf(wonStatuses(columns, chosenWon));
  // Chosen as both by mistake: a sale is no loss.
  const lost = idsOf(lostStatuses(columns, chosenLost)).filter((id) => !won.includes(id));
  const archived = idsOf(columns.filter(({ name }) => ARCHIVED.test(plain(name))));
  const closedIds = [...new Set([...won, ...lost, ...archived])];
  const open = idsOf(columns).filter((id) => !closedIds.includes(id));
  const chances = chancesOf(columns, { won, open });
  return {
    columns: columns.map((column) => ({ ...column, chancePercent: chances.get(column.id) ?? 0 })),
    ids: { won, lost, open },
    closedIds,
  };
}

const idsOf = (columns: readonly { id: number }[]): number[] => columns.map(({ id }) => id);

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
