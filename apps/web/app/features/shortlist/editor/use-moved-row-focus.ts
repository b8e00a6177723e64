import { useLayoutEffect, useRef } from 'react';

/** A moved row keeps the focus; a removed one passes it to the list. */
export function useMovedRowFocus(sequence: string) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: number; by: -1 | 1 } | 'removed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the rows are rendered in a new order.
  useLayoutEffect(() => {
    const last = pressed.current;
    pressed.current = null;
    if (last === 'removed') return list.current?.focus();
    if (!last) return;
    const row = list.current?.querySelector(`[data-home="${last.id}"]`);
    const same = row?.querySelector<HTMLButtonElement>(`[data-move="${last.by}"]`);
    // At either end only the opposite button is enabled.
    const open = same?.disabled ? row?.querySelector('[data-move]:enabled') : same;
    if (open instanceof HTMLElement) open.focus();
  }, [sequence]);
  return {
    list,
    onMove: (id: number, by: -1 | 1) => {
      pressed.current = { id, by };
    },
    onRemove: () => {
      pressed.current = 'removed';
    },
  };
}
