import { describe, expect, it } from 'vitest';
import { putCard } from '~/data/board-columns';
import { boardLike, leadLike } from '~/data/board-fixtures';
import { cardBeside, columnBeside } from './board-steps';

describe('board works only with a mouse: the arrows', () => {
  it('go up and down in a column and stop at its ends', () => {
    expect(cardBeside(boardLike(), 2, 'ArrowDown')).toBe(3);
    expect(cardBeside(boardLike(), 2, 'ArrowUp')).toBe(1);
    expect(cardBeside(boardLike(), 1, 'ArrowUp')).toBeNull();
    expect(cardBeside(boardLike(), 3, 'ArrowDown')).toBeNull();
  });

  it('go sideways to the same height, as far as there are cards, and skip empty columns', () => {
    expect(cardBeside(boardLike(), 3, 'ArrowRight')).toBe(4);
    const board = putCard(boardLike(), leadLike(9, { lead_status_id: 30 }));
    board.columns[1]?.leads.splice(0);
    expect(cardBeside(board, 1, 'ArrowRight')).toBe(9);
    expect(cardBeside(board, 9, 'ArrowLeft')).toBe(1);
    expect(cardBeside(board, 9, 'ArrowRight')).toBeNull();
  });

  it('carry a card from column to column', () => {
    expect(columnBeside(boardLike(), 10, 'ArrowRight')).toBe(20);
    expect(columnBeside(boardLike(), 10, 'ArrowLeft')).toBeNull();
    expect(columnBeside(boardLike(), 30, 'ArrowRight')).toBeNull();
    expect(columnBeside(boardLike(), 20, 'ArrowDown')).toBeNull();
  });
});
