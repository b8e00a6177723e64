import type { BoardParams } from '~/data/board';
import type { Board } from '~/data/board-columns';
import { isNarrowed } from './board-params';
import { BoardView } from './board-view';
import type { More } from './use-board';
import { useCardFocus } from './use-card-focus';
import { useCarry } from './use-carry';
import { useLiveBoard } from './use-live-board';
import type { Mover } from './use-moves';

type LiveBoardProps = {
  board: Board;
  params: BoardParams;
  more: More;
  isStale: boolean;
  hasOwners: boolean;
  onMove: Mover;
};

/** The board with drag and drop and live updates from other users. */
export function LiveBoard({ board, params, onMove, ...rest }: LiveBoardProps) {
  const focus = useCardFocus();
  const carrying = useCarry({ board, onMove, onPutDown: focus.focusCard });
  const arrived = useLiveBoard(params, carrying.carry !== null);
  return (
    <BoardView
      {...{ carrying, focus, arrived }}
      filter={isNarrowed(params) ? JSON.stringify(params) : null}
      {...rest}
    />
  );
}
