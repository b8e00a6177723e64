import { useCallback, useRef } from 'react';
import { type Board, findCard } from '~/data/board-columns';
import { type LeadPanelPart, useOpenLeadId } from '../lead-panel';
import type { More } from './use-board';
import type { CardFocus } from './use-card-focus';

type BoardLeadPanelProps = {
  board: Board;
  more: More;
  LeadPanel: LeadPanelPart;
  onClosed: CardFocus['focusCard'];
};

/** The open lead; previous and next go through the column it was opened from. */
export function BoardLeadPanel({ board, more, LeadPanel, onClosed }: BoardLeadPanelProps) {
  const leadId = useOpenLeadId();
  const latest = useRef(board);
  latest.current = board;
  const loadAfter = useCallback(
    (lastId: number) => {
      const last = findCard(latest.current, lastId);
      if (last) more.load(last.lead_status_id);
    },
    [more],
  );
  if (leadId === null) return null;
  const column = board.columns.find(({ leads }) => leads.some(({ id }) => id === leadId));
  return (
    <LeadPanel
      leadId={leadId}
      order={column?.leads.map(({ id }) => id) ?? []}
      count={column?.count ?? 0}
      onEndNear={loadAfter}
      onClosed={(ids) => {
        const id = ids.find((each) => findCard(latest.current, each));
        if (id !== undefined) onClosed(id);
        else document.querySelector<HTMLElement>('main h1')?.focus();
      }}
    />
  );
}
