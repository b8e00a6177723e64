import type { BoardParams } from '~/data/board';
import type { Board } from '~/data/board-columns';
import type { LeadPanelPart } from '../lead-panel';
import { BoardLeadPanel } from './board-lead-panel';
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
  isCompact: boolean;
  onMove: Mover;
  LeadPanel: LeadPanelPart;
};

/** The board with drag and drop and live updates from other users. */
export function LiveBoard({ board, params, onMove, LeadPanel, ...rest }: LiveBoardProps) {
  const focus = useCardFocus();
  const carrying = useCarry({ board, onMove, onPutDown: focus.focusCard });
  const arrived = useLiveBoard(params, carrying.carry !== null);
  const filters = JSON.stringify(params);
  // Compact cards are lower: the same place is at another height.
  const place = rest.isCompact ? `${filters} compact` : filters;
  return (
    <>
      <BoardView
        {...{ carrying, focus, arrived, place }}
        filter={isNarrowed(params) ? filters : null}
        {...rest}
      />
      <BoardLeadPanel {...{ board, LeadPanel }} more={rest.more} onClosed={focus.focusCard} />
    </>
  );
}
