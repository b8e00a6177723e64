import { useRef } from 'react';

export type PanelOrder = {
  ids: readonly number[];
  previous: number | null;
  next: number | null;
  /** From 1; null when the lead is not in the list that is shown. */
  place: number | null;
  total: number;
};

/**
 * The order in which the leads were shown when the panel opened. A note or a move puts a card elsewhere at
 * once; "next" must not start over because of that. Leads that appear later come last.
 */
export function usePanelOrder(
  leadId: number,
  shown: { order: readonly number[]; count: number },
): PanelOrder {
  const kept = useRef<readonly number[]>([]);
  kept.current = orderFor(leadId, kept.current, shown.order);
  const ids = kept.current;
  const at = ids.indexOf(leadId);
  return {
    ids,
    previous: ids[at - 1] ?? null,
    next: at < 0 ? null : (ids[at + 1] ?? null),
    place: at < 0 ? null : at + 1,
    total: Math.max(shown.count, ids.length),
  };
}

function orderFor(
  leadId: number,
  kept: readonly number[],
  shown: readonly number[],
): readonly number[] {
  // Opened from another column or page.
  if (!kept.includes(leadId)) return shown.includes(leadId) ? shown : kept;
  // The lead has been moved: what is shown now is another column.
  if (!shown.some((id) => id !== leadId && kept.includes(id))) return kept;
  const added = shown.filter((id) => !kept.includes(id));
  return added.length === 0 ? kept : [...kept, ...added];
}
