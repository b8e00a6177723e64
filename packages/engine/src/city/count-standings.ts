import { groupMeasures } from './group-measures.ts';

type Row = {
  readonly metric: string;
  readonly median: number | null;
  readonly better: boolean | null;
};

/** How many measures a home is ahead on, behind on, and how many are compared. */
export type Standings = { ahead: number; behind: number; count: number };

/**
 * Counts of "ahead of the median on 5 of 8 measures": each group of restating measures once; what
 * cannot be compared does not count. Formula page: docs/formulas/count-standings.md
 */
export function countStandings(rows: readonly Row[]): Standings {
  const leads = groupMeasures(rows)
    .map(({ lead }) => lead)
    .filter(({ median }) => median !== null);
  return {
    ahead: leads.filter(({ better }) => better === true).length,
    behind: leads.filter(({ better }) => better === false).length,
    count: leads.length,
  };
}
