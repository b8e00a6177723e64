import type { Role } from '@alpha/contract';

type Column = { id: number; role: Role; order: number; probability: number | null };

/** In the last column before the sale. */
const HIGHEST_PERCENT = 80;
/** On a board without a column for sales, such as the administrators': these leads are not worked on yet. */
const UNSORTED_PERCENT = 5;
/** A board of one or two open columns starts low too. */
const LEAST_STEPS = 3;

/**
 * Chance of a sale in percent for each column: as an administrator set it, else by its place among the open
 * columns of its board, slowly rising at first, in steps of 5. Won is always 100, closed otherwise 0.
 */
export function chancesOf(
  columns: readonly Column[],
  { won, open }: { won: readonly number[]; open: readonly number[] },
): Map<number, number> {
  return new Map(
    columns.map((column) => {
      if (won.includes(column.id)) return [column.id, 100];
      if (!open.includes(column.id)) return [column.id, 0];
      return [column.id, column.probability ?? usualChance(column)];
    }),
  );

  function usualChance({ id, role }: Column): number {
    const board = columns.filter((column) => column.role === role);
    if (!board.some((column) => won.includes(column.id))) return UNSORTED_PERCENT;
    const steps = board
      .filter((column) => open.includes(column.id))
      .sort((a, b) => a.order - b.order || a.id - b.id);
    const place = steps.findIndex((column) => column.id === id) + 1;
    const share = place / Math.max(steps.length, LEAST_STEPS);
    return 5 * Math.round((HIGHEST_PERCENT / 5) * share ** 1.5);
  }
}
