import { useCallback, useState } from 'react';
import type { ContactFilter } from '~/data/contacts';

export type Selection = {
  count: number;
  /** All matches, including those on other pages. */
  isAll: boolean;
  ids: ReadonlySet<number>;
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Selects or clears all of these. */
  setMany: (ids: readonly number[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
};

type State = { key: string; ids: ReadonlySet<number>; isAll: boolean };

const NONE: ReadonlySet<number> = new Set();

/** The selection is kept across pages and cleared when the filter changes. */
export function useSelection(filter: ContactFilter, total: number): Selection {
  const key = JSON.stringify(filter);
  const [state, setState] = useState<State>({ key, ids: NONE, isAll: false });
  const { ids, isAll } = state.key === key ? state : { ids: NONE, isAll: false };
  const put = useCallback(
    (next: ReadonlySet<number>, all = false) => setState({ key, ids: next, isAll: all }),
    [key],
  );
  const setMany = (some: readonly number[], isChosen: boolean) => {
    const next = new Set(isAll ? [] : ids);
    for (const id of some) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    put(next);
  };
  return {
    count: isAll ? total : ids.size,
    isAll,
    ids,
    has: (id) => isAll || ids.has(id),
    toggle: (id) => setMany([id], isAll || !ids.has(id)),
    setMany,
    chooseAll: () => put(NONE, true),
    clear: useCallback(() => put(NONE), [put]),
  };
}
