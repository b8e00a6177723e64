import type { LeadSummary } from '@alpha/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Board, columnOf } from '~/data/board-columns';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { cardAfter } from './board-steps';
import type { Mover } from './use-moves';

export type CarryBy = 'mouse' | 'touch' | 'keyboard';
/** The carried card; `over` is the target column, or null. */
export type Carry = { lead: LeadSummary; over: number | null; by: CarryBy };

type CarryOptions = {
  board: Board;
  onMove: Mover;
  /** The card that gets the focus after a drop; it stays in the column that is worked through. */
  onPutDown: (leadId: number) => void;
};

/**
 * State of the one carried card, for mouse, touch and keyboard. The board doesn't update meanwhile, and
 * every step is announced to screen readers.
 */
export function useCarry({ board, onMove, onPutDown }: CarryOptions) {
  const t = useT('board');
  const nameOf = usePersonName();
  const [carry, setCarry] = useState<Carry | null>(null);
  const [said, setSaid] = useState('');
  const frozen = useRef(board);
  const shown = carry ? frozen.current : board;
  const now = useRef({ carry, shown });
  now.current = { carry, shown };

  const placeOf = useCallback((statusId: number) => {
    const { columns } = now.current.shown;
    const place = columns.findIndex(({ status }) => status.id === statusId) + 1;
    return { column: columns[place - 1]?.status.name ?? '', place, of: columns.length };
  }, []);

  const pickUp = useCallback(
    (lead: LeadSummary, by: CarryBy) => {
      frozen.current = now.current.shown;
      setCarry({ lead, by, over: lead.lead_status_id });
      setSaid(t('say.pickedUp', { name: nameOf(lead), ...placeOf(lead.lead_status_id) }));
    },
    [t, nameOf, placeOf],
  );

  const goOver = useCallback(
    (over: number | null) => {
      const { carry } = now.current;
      if (!carry || carry.over === over) return;
      setCarry({ ...carry, over });
      if (over !== null) setSaid(t('say.over', placeOf(over)));
    },
    [t, placeOf],
  );

  /** The card appears in its column at once; the announcement waits for the server's confirmation. */
  const move = useCallback(
    async (lead: LeadSummary, statusId: number) => {
      const words = { name: nameOf(lead), column: placeOf(statusId).column };
      setSaid('');
      setSaid(t((await onMove(lead, statusId)) ? 'say.moved' : 'say.notMoved', words));
    },
    [t, placeOf, onMove, nameOf],
  );

  const putDown = useCallback(
    (target: number | null) => {
      const { carry, shown } = now.current;
      if (!carry) return;
      const { lead, by } = carry;
      const from = lead.lead_status_id;
      const isMoved = target !== null && target !== from && columnOf(shown, target) !== undefined;
      setCarry(null);
      if (isMoved) void move(lead, target);
      else setSaid(t('say.stays', { name: nameOf(lead), column: placeOf(from).column }));
      if (by === 'keyboard') onPutDown(isMoved ? (cardAfter(shown, lead.id) ?? lead.id) : lead.id);
    },
    [t, nameOf, placeOf, move, onPutDown],
  );

  /** Moving the focus elsewhere with the keyboard drops the card. */
  const letGo = useCallback(() => {
    const { carry } = now.current;
    if (carry?.by !== 'keyboard') return;
    const { column } = placeOf(carry.lead.lead_status_id);
    setSaid(t('say.stays', { name: nameOf(carry.lead), column }));
    setCarry(null);
  }, [t, nameOf, placeOf]);

  return useMemo(
    () => ({ carry, shown, said, pickUp, goOver, putDown, letGo, move }),
    [carry, shown, said, pickUp, goOver, putDown, letGo, move],
  );
}

export type Carrying = ReturnType<typeof useCarry>;
