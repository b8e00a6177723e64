import type { Lead } from '@alpha/contract';
import type { BoardParams } from './board-params';
import type { Board } from './board-state';
import { BoardView } from './board-view';
import type { More } from './use-board';
import { useCardFocus } from './use-card-focus';
import { useCarry } from './use-carry';
import { useLiveBoard } from './use-live-board';

type LiveBoardProps = {
  board: Board;
  params: BoardParams;
  more: More;
  isStale: boolean;
  hasOwners: boolean;
  onMove: (lead: Lead, statusId: number) => void;
};

/** The board with a hand in it and others at work around it. */
export function LiveBoard({ board, params, onMove, ...rest }: LiveBoardProps) {
  const focus = useCardFocus();
  const carrying = useCarry({ board, onMove, onPutDown: focus.focusCard });
  const arrived = useLiveBoard(params, carrying.carry !== null);
  return <BoardView {...{ carrying, focus, arrived, onMove }} {...rest} />;
}
