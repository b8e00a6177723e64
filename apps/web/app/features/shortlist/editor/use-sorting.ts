import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';

export type CarryBy = 'mouse' | 'touch' | 'keyboard';
/** The row that is being moved, and the gap it would go to: 0 is above the first row. */
export type Carried = { id: number; over: number; by: CarryBy };

type Row = { id: number; address: string };
type SortingOptions = {
  rows: readonly Row[];
  onMove: (from: number, to: number) => void;
};

/** Sorts rows by mouse, finger and keys; each step is announced. */
export function useSorting({ rows, onMove }: SortingOptions) {
  const t = useT('shortlist');
  const list = useRef<HTMLOListElement>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState('');
  const count = rows.length;
  const indexOf = (id: number) => rows.findIndex((row) => row.id === id);
  const addressOf = (id: number) => rows[indexOf(id)]?.address ?? '';

  /** Its node has been moved, and browsers then drop the focus. */
  const movedId = useRef<number | null>(null);
  const sequence = rows.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the rows are rendered in a new order.
  useLayoutEffect(() => {
    const id = movedId.current;
    movedId.current = null;
    if (id === null || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-home="${id}"] [data-handle]`)?.focus();
  }, [sequence]);

  function move(id: number, to: number) {
    const from = indexOf(id);
    if (from < 0 || to < 0 || to >= count || from === to) return;
    movedId.current = id;
    onMove(from, to);
    setSaid(t('movedTo', { address: addressOf(id), place: to + 1, count }));
  }

  function pickUp(id: number, by: CarryBy) {
    setCarried({ id, over: indexOf(id), by });
    const place = indexOf(id) + 1;
    if (by === 'keyboard') setSaid(t('say.pickedUp', { address: addressOf(id), place, count }));
  }

  function goOver(y: number) {
    const over = gapAt(list, y);
    setCarried((now) => (now && now.over !== over ? { ...now, over } : now));
  }

  function step(by: -1 | 1) {
    if (!carried) return;
    const from = indexOf(carried.id);
    // The gap below the next row, or above the one before.
    const place = Math.min(count - 1, Math.max(0, placeOf(carried.over, from) + by));
    setCarried({ ...carried, over: place > from ? place + 1 : place });
    setSaid(t('say.over', { place: place + 1, count }));
  }

  function putDown(y?: number) {
    if (!carried) return;
    const from = indexOf(carried.id);
    const to = placeOf(y === undefined ? carried.over : gapAt(list, y), from);
    setCarried(null);
    if (to === from)
      setSaid(t('say.stays', { address: addressOf(carried.id), place: from + 1, count }));
    else move(carried.id, to);
  }

  function cancel() {
    if (!carried) return;
    setCarried(null);
    const { id } = carried;
    setSaid(t('say.stays', { address: addressOf(id), place: indexOf(id) + 1, count }));
  }
  return { list, carried, said, setSaid, move, pickUp, goOver, step, putDown, cancel };
}

export type Sorting = ReturnType<typeof useSorting>;

/** The index of a row from `from` after it went into the gap. */
export const placeOf = (gap: number, from: number): number => (gap > from ? gap - 1 : gap);

/** Above the first row whose middle is below the pointer. */
function gapAt(list: RefObject<HTMLOListElement | null>, y: number): number {
  const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-home]') ?? [])];
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? rows.length : below;
}
