import type { Board } from '~/data/board-columns';

export const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const satisfies Record<string, readonly [columns: number, cards: number]>;

export type StepKey = keyof typeof STEPS;

export const isStepKey = (key: string): key is StepKey => Object.hasOwn(STEPS, key);

/** The card one step away. Sideways skips empty columns and keeps the height as far as there are cards. */
export function cardBeside(board: Board, leadId: number, key: StepKey): number | null {
  const [columns, cards] = STEPS[key];
  const from = board.columns.findIndex(({ leads }) => leads.some(({ id }) => id === leadId));
  const row = board.columns[from]?.leads.findIndex(({ id }) => id === leadId) ?? -1;
  if (columns === 0) return board.columns[from]?.leads[row + cards]?.id ?? null;
  for (let at = from + columns; board.columns[at]; at += columns) {
    const { leads = [] } = board.columns[at] ?? {};
    const near = leads[Math.min(row, leads.length - 1)];
    if (near) return near.id;
  }
  return null;
}

/** The adjacent column; undefined at the ends. */
export function columnBeside(board: Board, statusId: number, key: StepKey): number | null {
  const at = board.columns.findIndex(({ status }) => status.id === statusId);
  const [columns] = STEPS[key];
  return columns === 0 ? null : (board.columns[at + columns]?.status.id ?? null);
}

/** Who gets the focus when a card leaves its column: the next one, else the one before. */
export function cardAfter(board: Board, leadId: number): number | null {
  return cardBeside(board, leadId, 'ArrowDown') ?? cardBeside(board, leadId, 'ArrowUp');
}
