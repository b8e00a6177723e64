import type { LeadStatus } from '@alpha/contract';
import { useLayoutEffect, useRef } from 'react';

/** A moved row keeps the focus, which the browser would drop. */
export function useMovedFocus(statuses: readonly LeadStatus[]) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string | null>(null);
  const sequence = statuses.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the rows are rendered in a new order.
  useLayoutEffect(() => {
    const row = list.current?.querySelector(`[data-status="${pressed.current?.split(':')[0]}"]`);
    const same = row?.querySelector<HTMLButtonElement>(`[data-move="${pressed.current}"]`);
    pressed.current = null;
    // At either end only the opposite button is enabled.
    const open = same?.disabled ? row?.querySelector('[data-move]:enabled') : same;
    if (open instanceof HTMLElement) open.focus();
  }, [sequence]);
  return {
    list,
    onPress: ({ id }: LeadStatus, by: -1 | 1) => {
      pressed.current = moveKey(id, by);
    },
  };
}

export const moveKey = (id: number, by: -1 | 1): string => `${id}:${by}`;
