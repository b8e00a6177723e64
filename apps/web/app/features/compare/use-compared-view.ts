import { readComparedIds } from '@alpha/report-model/compare/ids';
import type { ComparedRowKey } from '@alpha/report-model/compare/rows';
import { readComparedView } from '@alpha/report-model/compare/view';
import { SCENARIO_PARAMS } from '@alpha/report-model/scenario-url';
import { useMemo } from 'react';
import { useUrlState } from '~/lib/url-state';

/** In the address of a comparison whose last home was removed; without ids it would have all of them again. */
const NONE = 'none';

/** What is compared and how it is shown: all in the address, so that it can be passed on. */
export function useComparedView() {
  const { params, set } = useUrlState();
  const view = useMemo(() => readComparedView(params), [params]);
  const ids = useMemo(() => readComparedIds(params.get('ids')), [params]);
  const scenario = new URLSearchParams([...params].filter(([name]) => SCENARIO_PARAMS.has(name)));

  /** Best first, then worst first, then as they were chosen. */
  function orderBy(key: ComparedRowKey) {
    const isThis = view.order === key;
    if (!isThis) return set({ order: key, reverse: null });
    set(view.isReversed ? { order: null, reverse: null } : { reverse: 1 });
  }
  return {
    view,
    ids,
    /** The address names homes, and none of them is left. */
    isEmpty: params.has('ids') && ids.length === 0,
    params,
    /** What the server needs: the assumptions, without order and differences. */
    scenario: scenario.toString(),
    orderBy,
    set,
    setIds: (next: readonly number[]) => set({ ids: next.join(',') || NONE }),
  };
}

export type ComparedState = ReturnType<typeof useComparedView>;
