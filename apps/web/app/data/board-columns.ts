import type {
  BoardColumn,
  BoardSort,
  getBoard,
  getBoardTotals,
  LeadSummary,
  ResponseOf,
} from '@alpha/contract';

/** With the order of its cards: a changed card is put into its place. */
export type Board = ResponseOf<typeof getBoard> & { sort?: BoardSort };
type Totals = ResponseOf<typeof getBoardTotals>;

/** A card being moved: shown in its new column before the server has answered. */
export type PendingMove = { lead: LeadSummary; statusId: number; at: string };

export const columnOf = (board: Board, statusId: number): BoardColumn | undefined =>
  board.columns.find(({ status }) => status.id === statusId);

/** Only among the loaded cards; the server has the rest of a long column. */
export function findCard(board: Board, leadId: number): LeadSummary | undefined {
  for (const { leads } of board.columns) {
    const card = leads.find(({ id }) => id === leadId);
    if (card) return card;
  }
  return undefined;
}

/** Removes a card from the view, and updates the count and sum of its column. */
export function takeCard(board: Board, leadId: number): Board {
  const card = findCard(board, leadId);
  if (!card) return board;
  return inColumn(board, card.lead_status_id, (column) => ({
    ...column,
    ...counted(column, card, -1),
    leads: column.leads.filter(({ id }) => id !== leadId),
  }));
}

/** Puts the current version of a lead into its column, at its place. */
export function putCard(board: Board, lead: LeadSummary): Board {
  return inColumn(takeCard(board, lead.id), lead.lead_status_id, (column) => ({
    ...column,
    ...counted(column, lead, 1),
    leads: inserted(column, lead, board.sort),
  }));
}

/** What the user sees: the server's state plus moves that are still being saved. */
export function withMoves(board: Board, moves: ReadonlyMap<number, PendingMove>): Board {
  let shown = board;
  for (const { lead, statusId, at } of moves.values()) {
    if (!columnOf(board, statusId)) continue;
    const known = findCard(board, lead.id) ?? lead;
    if (known.lead_status_id === statusId) continue;
    shown = putCard(shown, {
      ...known,
      lead_status_id: statusId,
      last_touched_at: at,
      active_at: at,
      // A move by a person is a reaction.
      signal: null,
    });
  }
  return shown;
}

/** Appends cards to a column; one that has moved to the top meanwhile is not shown twice. */
export function appendWindow(
  board: Board,
  statusId: number,
  window: Pick<BoardColumn, 'leads' | 'next'>,
): Board {
  return inColumn(board, statusId, (column) => ({
    ...column,
    leads: [...column.leads, ...window.leads.filter(({ id }) => !findCard(board, id))],
    next: window.next,
  }));
}

/**
 * Applies counts and sums from the server. Null when its columns differ: then the cards are needed
 * too.
 */
export function withTotals(board: Board, totals: Totals): Board | null {
  const isSame =
    totals.role === board.role &&
    totals.columns.length === board.columns.length &&
    totals.columns.every(({ status }, index) => status.id === board.columns[index]?.status.id);
  if (!isSame) return null;
  return {
    ...board,
    roles: totals.roles,
    columns: board.columns.map((column, index) => ({ ...column, ...totals.columns[index] })),
  };
}

export const countLeads = ({ columns }: Board): number =>
  columns.reduce((sum, { count }) => sum + count, 0);

export const sumBudgets = ({ columns }: Board): number =>
  columns.reduce((sum, { budget }) => sum + budget, 0);

function inColumn(
  board: Board,
  statusId: number,
  change: (column: BoardColumn) => BoardColumn,
): Board {
  return {
    ...board,
    columns: board.columns.map((column) =>
      column.status.id === statusId ? change(column) : column,
    ),
  };
}

const counted = ({ count, budget }: BoardColumn, lead: LeadSummary, by: 1 | -1) => ({
  count: Math.max(0, count + by),
  budget: Math.max(0, budget + by * (lead.initial_payment ?? 0)),
});

function inserted(
  { leads, next }: BoardColumn,
  lead: LeadSummary,
  sort: BoardSort | undefined,
): LeadSummary[] {
  const isBefore = sort === 'score' ? hasMorePoints : isMoreActive;
  const place = leads.findIndex((other) => isBefore(lead, other));
  if (place >= 0) return [...leads.slice(0, place), lead, ...leads.slice(place)];
  // Beyond the loaded cards: its exact position is shown when the user scrolls there.
  return next === null ? [...leads, lead] : leads;
}

const hasMorePoints = (a: LeadSummary, b: LeadSummary): boolean =>
  a.score === b.score ? a.id > b.id : a.score > b.score;

const isMoreActive = (a: LeadSummary, b: LeadSummary): boolean =>
  a.active_at === b.active_at ? a.id > b.id : Date.parse(a.active_at) > Date.parse(b.active_at);
